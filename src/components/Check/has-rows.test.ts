import { expect, it } from 'vitest';
import { hasRows } from './has-rows';

it.each<[string, boolean]>([
  ['a\tb\tc\n1\t2\t3', true],
  ['a,b,c\n1,2,3\n', true],
  ['a,b,c\n1\t2\t3', false],
  ['a,b\n1,2', false],
  ['a,b,c', false],
  ['a,b,c\n1', false],
  ['{"a":1,"b":2,"c":3}\n1,2,3', false],
  ['a,b,{c\n1,2,3', true],
  ['<a,b,c>\n1,2,3', false],
  ['', false],
  ['\n,,', false],
])('of %j: %j', (text, expected) => {
  expect(hasRows(text)).toBe(expected);
});

it.each([',', '\t', '1,', '360063954375,', ',\n', '\n', 'a', ' ,', '\t,'])(
  'looks at a megabyte of %j at once',
  (part) => {
    const text = part.repeat(1_000_000 / part.length);
    const begin = process.cpuUsage();
    hasRows(text);
    expect(process.cpuUsage(begin).user).toBeLessThan(50_000);
  },
);
