import holidayJp from '@holiday-jp/holiday_jp';
import { describe, expect, it } from 'vitest';
import { toExampleDates } from './working-days';

describe('toExampleDates', () => {
  it.each([
    ['the next day', '2026-11-24T01:00:00Z', '2026-11-25', '2026-11-27'],
    ['the day in Japan', '2026-11-24T15:00:00Z', '2026-11-26', '2026-11-28'],
    ['Tuesday before a holiday on Monday', '2026-11-20T01:00:00Z', '2026-11-24', '2026-11-26'],
    ['the day after the holidays of May', '2026-05-01T01:00:00Z', '2026-05-07', '2026-05-09'],
    ['the first working day of the year', '2026-12-31T01:00:00Z', '2027-01-04', '2027-01-06'],
    ['a weekday beyond the known holidays', '2039-12-31T01:00:00Z', '2040-01-02', '2040-01-04'],
  ])('is %s', (_, now, shipping, delivery) => {
    expect(toExampleDates(Date.parse(now))).toEqual({ shipping_date: shipping, delivery_date: delivery });
  });

  it('is from Monday to Friday at each hour in Japan', () => {
    const HOUR = 60 * 60 * 1000;
    for (let now = Date.UTC(2026, 10, 22); now < Date.UTC(2026, 11, 6); now += HOUR) {
      const { shipping_date } = toExampleDates(now);
      expect([1, 2, 3, 4, 5], `${new Date(now).toISOString()}: ${shipping_date}`).toContain(
        new Date(`${shipping_date}T00:00:00Z`).getUTCDay(),
      );
    }
  });

  it('is never a holiday in the next years', () => {
    for (let now = Date.UTC(2026, 10, 22); now < Date.UTC(2029, 11, 20); now += 24 * 60 * 60 * 1000) {
      const { shipping_date } = toExampleDates(now);
      expect(holidayJp.isHoliday(new Date(`${shipping_date}T12:00:00`)), shipping_date).toBe(false);
    }
  });
});
