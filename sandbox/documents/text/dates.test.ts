import { describe, expect, it } from 'vitest';
import { formatJapaneseDay, toDayInJapan } from './dates';

describe('formatJapaneseDay', () => {
  it.each([
    ['2026-11-24', '11月24日(火)'],
    ['2028-02-29', '2月29日(火)'],
    ['2027-01-03', '1月3日(日)'],
    ['tomorrow', 'tomorrow'],
    ['', ''],
  ])('writes %j', (day, expected) => {
    expect(formatJapaneseDay(day)).toBe(expected);
  });
});

describe('toDayInJapan', () => {
  it.each([
    ['2026-11-23T14:59:59.999Z', '2026-11-23'],
    ['2026-11-23T15:00:00.000Z', '2026-11-24'],
    ['never', ''],
  ])('has the day of %s', (timestamp, expected) => {
    expect(toDayInJapan(timestamp)).toBe(expected);
  });
});
