// cspell:ignore shippment shippmments traking carriar carreir trackkinng xqzwvk yxmxto hcarrier
import { describe, expect, it } from 'vitest';
import { editDistance, correctWord } from './spell-correct';

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

describe('correctWord', () => {
  it.each([
    ['a letter too many', 'shippment', 'shipment'],
    ['a letter too few', 'traking', 'tracking'],
    ['a wrong letter', 'carriar', 'carrier'],
    ['two letters swapped', 'carreir', 'carrier'],
    ['two edits in a long word', 'trackkinng', 'tracking'],
    ['two letters too many in a long word', 'shippmments', 'shipments'],
    ['katakana', 'インコタームス', 'インコタームズ'],
    ['kanji', '追積番号', '追跡番号'],
  ])('%s: %s → %s', (_, typed, meant) => {
    expect(correctWord(typed, words)).toBe(meant);
  });

  it.each([
    ['too short', 'rat'],
    ['nothing alike', 'xqzwvk'],
    ['two edits in a short word', 'yxmxto'],
    ['first and second letter wrong', 'hcarrier'],
    ['several words', 'shippment list'],
    ['two kanji', '番合'],
  ])('leaves alone what is %s: %s', (_, typed) => {
    expect(correctWord(typed, words)).toBeUndefined();
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['a', '', 1],
    ['ab', 'ba', 1],
    ['abc', 'abd', 1],
    ['kitten', 'sitting', 3],
  ])('%s and %s: %d', (a, b, edits) => {
    expect(editDistance(a, b, 5)).toBe(edits);
  });
});
