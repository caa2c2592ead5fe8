import { expect, it } from 'vitest';
import { keepPasted, readPasted } from './pasted-text';

it.each(['', ' '])('returns the line breaks of a pasted text for which the box has %j', (blank) => {
  const rows = 'a,b,c\n1,2,3\r\n';
  keepPasted(rows);
  expect(readPasted(rows.replace(/[\r\n]+/g, blank))).toBe(rows);
  expect(readPasted('a,b,c 1,2,4')).toBe('a,b,c 1,2,4');
});
