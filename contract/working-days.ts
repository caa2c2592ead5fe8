import { HOLIDAYS } from './generated/holidays';

const DAY = 24 * 60 * 60 * 1000;
const JAPAN_OFFSET = 9 * 60 * 60 * 1000;

/**
 * The dates that an example asks for, `YYYY-MM-DD` in Japan: the next working day, and the second day after it. Beyond the
 * known holidays, every weekday counts as one.
 *
 * @param now milliseconds since 1970, UTC
 */
export function toExampleDates(now: number): Record<'shipping_date' | 'delivery_date', string> {
  // Days are counted as if Japan were UTC.
  let day = now + JAPAN_OFFSET;
  do day += DAY;
  while (!isWorkingDay(day));
  return { shipping_date: toDay(day), delivery_date: toDay(day + 2 * DAY) };
}

function isWorkingDay(time: number): boolean {
  return new Date(time).getUTCDay() !== 6 && !isSundayOrHoliday(toDay(time));
}

/** Whether a date, `YYYY-MM-DD`, is a Sunday or a known holiday of Japan. */
export function isSundayOrHoliday(date: string): boolean {
  const [year = '', ...day] = date.split('-');
  return new Date(date).getUTCDay() === 0 || HOLIDAYS[year]?.includes(day.join('')) === true;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
