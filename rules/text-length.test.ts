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
});
