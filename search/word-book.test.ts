import { describe, expect, it } from 'vitest';
import { createWordBook } from './word-book';

const book = createWordBook([
  { ja: '荷物追跡', en: ['tracking'], reading: 'にもつついせき', also: ['track and trace'] },
  { ja: 'お届け先', en: ['consignee'], reading: 'おとどけさき', also: ['ship to', 'dimensions'] },
]);

describe('findForms', () => {
  it.each([
    ['a name as a query leaves its small words out', ['track', 'trace'], ['荷物追跡', 'tracking']],
    ['the plural and the singular alike', ['dimension'], ['お届先', 'consignee']],
    ['a name in Japanese', ['荷物追跡'], ['荷物追跡', 'tracking']],
    ['nothing for a name of which one word is left', ['ship'], []],
    ['nothing for a part of a name', ['trace'], []],
  ])('gives %s', (_, words, forms) => {
    expect(book.findForms(words)).toEqual(forms);
  });
});

describe('findByReading', () => {
  it.each([
    ['にもつ', ['荷物追跡', 'tracking']],
    ['にも', []],
    ['荷物追', []],
  ])('%s → %j', (kana, forms) => {
    expect(book.findByReading(kana)).toEqual(forms);
  });
});
