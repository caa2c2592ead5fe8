import { expect, it } from 'vitest';
import { listRegexes } from './list-regexes';

it.each<[code: string, found: string[]]>([
  ['const A = /a+/g;', ['/a+/g']],
  ['const A = /[/]\\/+$/;', ['/[/]\\/+$/']],
  ["new RegExp('a+', 'i')", ['/a+/i']],
  ['new RegExp(String.raw`\\s+$`)', ['/\\s+$/']],
  ["const WORDS = 'a|b';\nnew RegExp(`(${WORDS})+`, 'i')", ['/(a|b)+/i']],
  ["const NAMES = ['a', 'b'] as const;\nnew RegExp(String.raw`\\b(?:${NAMES.join('|')})+`)", ['/\\b(?:a|b)+/']],
  ['const A = /x+/;\nnew RegExp(`^${A.source}$`)', ['/x+/', '/^x+$/']],
  ['const build = (word: string) => new RegExp(`^${word}+$`);', []],
])('finds the expressions of %s', (code, found) => {
  expect(listRegexes('a.ts', code).map(({ source, flags }) => `/${source}/${flags}`)).toEqual(found);
});

it('reads the bound that the comment above an expression states', () => {
  const code = '/** A header. Bounded: 200 characters. */\nconst A = /a+$/;\nconst B = /b+$/;';
  expect(listRegexes('a.ts', code).map(({ line, bound }) => [line, bound])).toEqual([
    [2, 'Bounded: 200 characters. */'],
    [3, undefined],
  ]);
});
