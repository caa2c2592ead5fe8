const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WEEKDAYS = '日月火水木金土';

/** `'2026-11-24'` → `'11月24日(火)'`; what is not a day stays as it is. */
export function formatJapaneseDay(day: string): string {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined) return day;
  const weekday = WEEKDAYS[new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDay()] ?? '';
  return `${Number(month)}月${Number(date)}日(${weekday})`;
}

/** Returns the date in Japan of a timestamp: `'2026-11-23T23:12:44.306Z'` → `'2026-11-24'`. */
export function toDayInJapan(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? '' : new Date(time + 9 * 3_600_000).toISOString().slice(0, 10);
}
