import { describe, expect, it } from 'vitest';
import { createClock, toMoment } from './clock';
import type { Duration } from './sandbox-types';

const START = Date.UTC(2026, 10, 24);

describe('a clock', () => {
  it.each<[Duration, number]>([
    [{ days: 1, minutes: 5 }, 86_700_000],
    [{ hours: -2 }, -7_200_000],
    [{ minutes: 0.5 }, 30_000],
  ])('advances by %j', (by, milliseconds) => {
    expect(createClock(START).advance(by).getTime()).toBe(START + milliseconds);
  });

  it.each<unknown>([
    { days: 1, minutes: '5' },
    { days: '1' },
    { hours: true },
    { hours: null },
    { minutes: [5] },
    { minutes: NaN },
    { days: Infinity },
    { weeks: 1 },
    {},
    [],
    null,
    5,
    'days',
    { days: 70_000 },
    { days: -20_000 },
    { days: 1e300 },
  ])('rejects %j with what to specify, and stays', (by) => {
    const clock = createClock(START);
    expect(() => clock.advance(by as Duration)).toThrow(/Specify days, hours or minutes as numbers.*2000 to 2199/);
    expect(clock.now().getTime()).toBe(START);
  });

  it.each<unknown>([true, 0, '2026-02-30T00:00:00Z', '275760-09-13T00:00:00Z', '2026-11-24T10:00:00'])(
    'is not set to %j',
    (value) => {
      expect(() => toMoment(value)).toThrow(/isn't a time\. Specify .*2000 to 2199: 2026-11-24T10:00:00\+09:00/);
    },
  );
});
