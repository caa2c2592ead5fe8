// cspell:ignore okurijou shukka kenpin ochaya matcha nyuuryoku
import { describe, expect, it } from 'vitest';
import { fromRomaji, toReading } from './kana';

describe('fromRomaji', () => {
  it.each([
    ['okurijou', 'おくりじょう'],
    ['shukka', 'しゅっか'],
    ['syukka', 'しゅっか'],
    ['kenpin', 'けんぴん'],
    ['nyuuryoku', 'にゅうりょく'],
    ['matcha', 'まっちゃ'],
    ['tsuiseki', 'ついせき'],
    ['okurij', 'おくり'],
  ])('%s → %s', (romaji, kana) => {
    expect(fromRomaji(romaji)).toBe(kana);
  });

  it.each(['carrier', 'xyz', 'label', 'qq', ''])('is nothing for %s', (text) => {
    expect(fromRomaji(text)).toBeUndefined();
  });
});

describe('toReading', () => {
  it.each([
    ['おくりじよう', 'おくりじよ'],
    ['りようきん', 'りよきん'],
    ['こーど', 'こど'],
  ])('%s → %s', (kana, reading) => {
    expect(toReading(kana)).toBe(reading);
  });
});
