import { describe, expect, it } from 'vitest';
import { cutText, wrapText } from './wrap-text';

/** Full-width characters count two, others one. */
const measure = (text: string) => Array.from(text).reduce((sum, character) => sum + (character > '\u2E7F' ? 2 : 1), 0);

describe('wrapText', () => {
  it.each([
    ['', 10, []],
    ['Fern Street Books', 20, ['Fern Street Books']],
    ['Fern Street Books', 12, ['Fern Street', 'Books']],
    ['Fern Street Books', 11, ['Fern Street', 'Books']],
    ['1234567890abcde', 6, ['123456', '7890ab', 'cde']],
    ['京都市中京区恵比須町', 12, ['京都市中京区', '恵比須町']],
    ['これは、見本です。', 6, ['これ', 'は、見', '本で', 'す。']],
    ['品名（見本）です', 6, ['品名', '（見', '本）で', 'す']],
    ['東京都Kyoto区', 9, ['東京都', 'Kyoto区']],
    ['二〇〇ー三', 6, ['二〇', '〇ー三']],
  ])('breaks %j at %i', (text, width, lines) => {
    expect(wrapText(text, width, measure)).toEqual(lines);
  });

  it.each([0, 1])('ends with one character to a line at width %i', (width) => {
    expect(wrapText('東京', width, measure)).toEqual(['東', '京']);
  });
});

describe('cutText', () => {
  it('does not cut a character in two', () => {
    expect(cutText('𠮷野家', 3, measure)).toBe('𠮷');
  });
});
