import { describe, expect, it } from 'vitest';
import { addDays, isDay } from './japan-time';

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
