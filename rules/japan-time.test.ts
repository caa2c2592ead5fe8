import { describe, expect, it } from 'vitest';
import { addDays, isDay, startOfJapanDay, toJapanClock, toJapanDay } from './japan-time';

describe('addDays', () => {
  it.each([
    ['2026-11-30', 2, '2026-12-02'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['9999-12-30', 1, '9999-12-31'],
    ['9999-12-31', 7, '9999-12-31'],
  ])('%s and %i days are %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(isDay(expected)).toBe(true);
  });
});

describe('a moment in Japan', () => {
  // 15:00 UTC is midnight in Japan. Nowhere in these hours is the date or the weekday that of New York.
  it.each([
    ['2026-11-23T14:59:59.999Z', '2026-11-23', 1, '23:59'],
    ['2026-11-23T15:00:00.000Z', '2026-11-24', 2, '00:00'],
    ['2026-11-23T16:30:00.000Z', '2026-11-24', 2, '01:30'],
    ['2026-11-23T23:59:59.999Z', '2026-11-24', 2, '08:59'],
    ['2026-11-24T00:00:00.000Z', '2026-11-24', 2, '09:00'],
    ['2026-11-28T15:00:00.000Z', '2026-11-29', 0, '00:00'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01', 5, '00:00'],
  ])('%s is the day %s, weekday %i, %s', (moment, day, weekday, time) => {
    expect(toJapanDay(Date.parse(moment))).toBe(day);
    expect(toJapanClock(Date.parse(moment))).toEqual({ weekday, time });
  });

  it.each(['2026-11-24', '2027-01-01', '2028-02-29'])('%s begins with its first millisecond', (day) => {
    const start = startOfJapanDay(day);
    expect([start - 1, start].map(toJapanDay)).toEqual([addDays(day, -1), day]);
  });
});
