// cspell:ignore shippment traking carriar carreir trackinng xqzwvk yxmxto hcarrier
import { describe, expect, it } from 'vitest';
import { countSlips, findMeantWord } from './slip';

const words = new Map(
  [
    'shipment',
    'shipments',
    'tracking',
    'carrier',
    'carriers',
    'yamato',
    'fragile',
    'サーバー',
    'インコタームズ',
    '追跡番号',
    'rate',
  ].map((word): [string, number] => [word, 1]),
);

describe('findMeantWord', () => {
  it.each([
    ['a letter too many', 'shippment', 'shipment'],
    ['a letter too few', 'traking', 'tracking'],
    ['a wrong letter', 'carriar', 'carrier'],
    ['two letters swapped', 'carreir', 'carrier'],
    ['two slips in a long word', 'trackinng', 'tracking'],
    ['katakana', 'インコタームス', 'インコタームズ'],
    ['kanji', '追積番号', '追跡番号'],
  ])('%s: %s → %s', (_, typed, meant) => {
    expect(findMeantWord(typed, words)).toBe(meant);
  });

  it.each([
    ['too short', 'rat'],
    ['nothing alike', 'xqzwvk'],
    ['two slips in a short word', 'yxmxto'],
    ['first and second letter wrong', 'hcarrier'],
    ['several words', 'shippment list'],
    ['two kanji', '番合'],
  ])('leaves alone what is %s: %s', (_, typed) => {
    expect(findMeantWord(typed, words)).toBeUndefined();
  });
});

describe('countSlips', () => {
  it.each([
    ['', '', 0],
    ['a', '', 1],
    ['ab', 'ba', 1],
    ['abc', 'abd', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %d', (a, b, slips) => {
    expect(countSlips(a, b, 5)).toBe(slips);
  });
});
