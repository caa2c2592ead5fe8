import type { Clock } from './sandbox-types';

const MINUTE = 60_000;
const UNITS = ['days', 'hours', 'minutes'];

/** A clock that follows that of the machine until it is stopped at a time. `reset` returns to its start. */
export function createClock(start: number | undefined): Clock & { reset: () => void } {
  let fixed = start;
  let offset = 0;
  const read = (): number => (fixed ?? Date.now()) + offset;
  return {
    now: () => new Date(read()),
    advance(duration) {
      const { days = 0, hours = 0, minutes = 0 } = duration;
      const by = ((days * 24 + hours) * 60 + minutes) * MINUTE;
      const names = Object.keys(duration);
      const isKnown = names.length > 0 && names.every((name) => UNITS.includes(name));
      if (!isKnown || !Number.isFinite(new Date(read() + by).getTime()))
        throw new TypeError('Specify days, hours or minutes, such as { "days": 2 }.');
      offset += by;
      return new Date(read());
    },
    set(to) {
      fixed = toMoment(to);
      offset = 0;
      return new Date(fixed);
    },
    reset() {
      fixed = start;
      offset = 0;
    },
  };
}

/**
 * A time in milliseconds since 1970, UTC: '2026-11-24T10:00:00+09:00' → 1795482000000
 *
 * @throws on what is no time, and on a string without a time zone, which would depend on the machine
 */
export function toMoment(value: Date | string | number): number {
  const moment = new Date(value).getTime();
  if (Number.isNaN(moment) || (typeof value === 'string' && !/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(value))) {
    throw new TypeError(`"${String(value)}" isn't a time. Specify date, time and time zone: 2026-11-24T10:00:00+09:00`);
  }
  return moment;
}
