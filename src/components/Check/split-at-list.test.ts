import { describe, expect, it } from 'vitest';
import { splitAtList } from './split-at-list';

describe('a sentence that lists the values of a menu', () => {
  it('is split around the list, whose values have names in both languages', () => {
    expect(splitAtList('Use one of before-noon (Morning), 14-16.', ['before-noon', '14-16'])).toEqual([
      'Use one of ',
      'before-noon (Morning), 14-16',
      '.',
    ]);
    expect(splitAtList('使える値：before-noon（午前中）、14-16。', ['before-noon', '14-16'])).toEqual([
      '使える値：',
      'before-noon（午前中）、14-16',
      '。',
    ]);
  });

  it('keeps what else can be done', () => {
    expect(splitAtList('Use one of 60, 80, or 0 if the size is unknown.', [60, 80])).toEqual([
      'Use one of ',
      '60, 80',
      ', or 0 if the size is unknown.',
    ]);
  });

  it('stays whole if it names no value, some of them, or others', () => {
    for (const sentence of ['This field is required.', 'Use 60.', 'Use one of 80, 60.', 'Use one of 60, 70, 80.'])
      expect(splitAtList(sentence, [60, 80])).toEqual([sentence]);
  });
});
