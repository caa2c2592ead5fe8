import type { Language } from '../contract';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Japan keeps no summer time: nine hours before UTC all year. */
const OFFSET = 9 * HOUR;

/** Returns the date in Japan at a point in time: Date.parse('2026-11-23T15:00:00Z') → '2026-11-24' */
export function toJapanDay(moment: number): string {
  return new Date(moment + OFFSET).toISOString().slice(0, 10);
}

/** Weekday (0 is Sunday) and time of day in Japan: Date.parse('2026-11-24T01:05:00Z') → { weekday: 2, time: '10:05' } */
export function toJapanClock(moment: number): { weekday: number; time: string } {
  const there = new Date(moment + OFFSET);
  return { weekday: there.getUTCDay(), time: there.toISOString().slice(11, 16) };
}

/** A point in time as people read it, in Japan time: 'November 25, 2026 at 13:00', '2026年11月25日 13:00' */
export function formatJapanTime(moment: number, locale: Language): string {
  return new Date(moment).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Tokyo',
  });
}

/** A date as people read it: '2026-11-25' → 'November 25, 2026', '2026年11月25日' */
export function formatDate(day: string, locale: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Returns when a day begins in Japan: '2026-11-24' → Date.parse('2026-11-23T15:00:00Z') */
export function startOfJapanDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - OFFSET;
}

/** The last day whose year has four digits, as the API writes years. */
const LAST = Date.parse('9999-12-31');

/** '2026-11-30', 2 → '2026-12-02'; at most '9999-12-31' */
export function addDays(day: string, days: number): string {
  return new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + days * DAY, LAST)).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar: '2026-02-29' → false */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
