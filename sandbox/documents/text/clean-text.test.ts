import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text';

describe('cleanText', () => {
  it.each([
    ['a line and another become one', 'Harbor\r\nPens', 'Harbor Pens'],
    ['controls are blanks', 'a\u0000\u001Bb\u007F', 'a b'],
    ['separators of lines and paragraphs are blanks', 'a\u2028b\u2029c', 'a b c'],
    ['runs of blanks are one, none at the ends', '  a   b ', 'a b'],
    ['the full-width blank stays', '高橋　美咲', '高橋　美咲'],
    ['accents join their letters', 'Cafe\u0301', 'Café'],
    ['half characters are told as such', 'a\uD83D b\uDC00', 'a\uFFFD b\uFFFD'],
    ['whole characters beyond the basic plane stay', '𠮷野', '𠮷野'],
    ['joiners and marks of direction are gone', 'a\u200D\u202E\uFEFFb', 'ab'],
    ['variants and tones of skin are gone', '葛\u{E0100}飾 👍\u{1F3FD}\uFE0F', '葛飾 👍'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('cuts what is longer than any label', () => {
    expect(cleanText('x'.repeat(30_000))).toBe(`${'x'.repeat(25_000)}…`);
  });
});
