/** The years that a sandbox can be in: the database orders these as text, and holidays are known for some of them. */
const [FIRST, END] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];

const TIME = /^(2[01]\d\d)-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/i;

/**
 * The one reader of times that users specify: '2026-11-24T10:00+09:00' → 1795482000000
 *
 * @returns milliseconds since 1970, UTC; undefined for a string without a time zone, which would depend on the machine, for
 * a day that doesn't exist, and for a time outside of the years 2000 to 2199
 */
export function readMoment(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? parse(value) : value instanceof Date ? value.getTime() : value;
  return typeof moment === 'number' && moment >= FIRST && moment < END ? moment : undefined;
}

function parse(text: string): number | undefined {
  const [, year, month, day] = (TIME.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // `Date.parse` reads the 30th of February as a day in March.
  const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return isDay ? Date.parse(text) : undefined;
}
