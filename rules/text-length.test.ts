import { describe, expect, it } from 'vitest';
import { countCharacters, countHalfWidth, toPrintedText } from './text-length';

describe('what is printed', () => {
  it.each([
    ['𠮷野', '𠮷野', 2, 4],
    ['ABｱ東京', 'ABｱ東京', 5, 7],
    ['か\u3099', 'が', 1, 2],
    ['cafe\u0301', 'café', 4, 5],
    ['辻\u{e0100}', '辻', 1, 2],
    ['葛\ufe00', '葛', 1, 2],
    ['a\u200b\u2060\u00adb\ufeff', 'ab', 2, 2],
    ['a\u202eb', 'ab', 2, 2],
    ['\u3164', '', 0, 0],
    // A half-width mark is a separate character.
    ['ｶﾞ', 'ｶﾞ', 2, 2],
  ])('of %j is %j, %i characters, %i wide', (text, printed, characters, width) => {
    expect([toPrintedText(text), countCharacters(text), countHalfWidth(text)]).toEqual([printed, characters, width]);
  });

  // Half-width are the letters of ASCII, and the punctuation and the kana of U+FF61 to FF9F.
  it.each([
    ['half-width ASCII', 0x20, 0x7e, 1],
    ['half-width punctuation and kana', 0xff61, 0xff9f, 1],
    ['full-width ASCII and brackets', 0xff01, 0xff60, 2],
    ['ideographic punctuation', 0x3000, 0x3003, 2],
    ['hiragana', 0x3041, 0x3096, 2],
    ['signs of Latin 1', 0xa1, 0xac, 2],
  ])('each letter of %s has its width', (_, first, last, width) => {
    for (let code = first; code <= last; code += 1)
      expect.soft(countHalfWidth(String.fromCodePoint(code)), `U+${code.toString(16)}`).toBe(width);
  });
});
