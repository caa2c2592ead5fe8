import { describe, expect, it } from 'vitest';
import { subtractMonths } from './shipments-list';

describe('subtractMonths', () => {
  it.each([
    ['2026-11-24', 2, '2026-09-24'],
    ['2026-04-30', 2, '2026-02-28'],
    ['2028-04-30', 2, '2028-02-29'],
    ['2026-05-31', 2, '2026-03-31'],
    ['2026-08-31', 2, '2026-06-30'],
    ['2026-12-31', 1, '2026-11-30'],
    ['2026-01-31', 2, '2025-11-30'],
    ['2026-02-28', 2, '2025-12-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-10-31', 2, '2026-08-31'],
  ])('%s less %i months is %s', (day, months, expected) => {
    expect(subtractMonths(day, months)).toBe(expected);
  });
});
