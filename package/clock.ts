import { isRecord, readMoment } from '../rules';
import { show } from './assert-options';
import type { Clock } from './sandbox-types';

const MINUTE = 60_000;
const UNITS = new Map([
  ['days', 24 * 60 * MINUTE],
  ['hours', 60 * MINUTE],
  ['minutes', MINUTE],
]);

/** A clock that follows that of the machine until it is stopped at a time. `reset` returns to its start. */
export function createClock(start: number | undefined): Clock & { reset: () => void } {
  let fixed = start;
  let offset = 0;
  const read = (): number => (fixed ?? Date.now()) + offset;
  return {
    now: () => new Date(read()),
    advance(duration) {
      const by = toMilliseconds(duration);
      if (by === undefined || readMoment(read() + by) === undefined)
        throw new TypeError(
          `clock.advance: ${show(duration)} can't be used. Specify days, hours or minutes as numbers, such as { "days": 2 }. The clock stays in the years 2000 to 2199.`,
        );
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

/** The length of a duration; undefined without units, for another unit, and for what isn't a number. */
function toMilliseconds(duration: unknown): number | undefined {
  if (!isRecord(duration)) return undefined;
  const parts = Object.entries(duration).map(([unit, count]) =>
    typeof count === 'number' ? count * (UNITS.get(unit) ?? NaN) : NaN,
  );
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part);
}

/**
 * A time in milliseconds since 1970, UTC: '2026-11-24T10:00:00+09:00' → 1795482000000
 *
 * @throws TypeError on what `readMoment` doesn't read
 */
export function toMoment(value: unknown): number {
  const moment = readMoment(value);
  if (moment === undefined) {
    throw new TypeError(
      `"${String(value)}" isn't a time. Specify date, time and time zone, in the years 2000 to 2199: 2026-11-24T10:00:00+09:00`,
    );
  }
  return moment;
}
