import { describe, expect, it } from 'vitest';
import { toPieces, type Mark } from './to-pieces';

function draw(text: string, marks: Mark[] = []): string[] {
  return toPieces(text, marks).map((piece) =>
    [piece.text, piece.type, piece.mark].filter((part) => part !== undefined).join(' '),
  );
}

describe('toPieces', () => {
  it.each<[string, Mark[], string[]]>([
    ['', [], []],
    ['{"a": 1.5}', [], ['{', '"a" property', ': ', '1.5 number', '}']],
    ['["x", true]', [], ['[', '"x" string', ', ', 'true number', ']']],
    ['["a\\"b"]', [], ['[', '"a\\"b" string', ']']],
    ['[12]', [{ start: 1, end: 3, severity: 'error' }], ['[', '12 number error', ']']],
    ['"abcd"', [{ start: 2, end: 3, severity: 'warning' }], ['"a string', 'b string warning', 'cd" string']],
    [
      'ab',
      [
        { start: 0, end: 2, severity: 'warning' },
        { start: 1, end: 2, severity: 'error' },
      ],
      ['a warning', 'b error'],
    ],
    ['ab', [{ start: 1, end: 9, severity: 'error' }], ['ab']],
  ])('%j with %j', (text, marks, expected) => {
    expect(draw(text, marks)).toEqual(expected);
  });
});
