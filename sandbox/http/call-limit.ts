import type { Environment } from '../environment';

/** What is left of a window after a call. */
export type Allowance = { isExceeded: boolean; headers: Record<string, string>; retryAfter: number };

type Window = { end: number; used: number };

/** Windows are forgotten when so many tokens have one. */
const MOST_WINDOWS = 10_000;

/**
 * Counts calls by user. A window begins with the first call and lasts as long as the limit says; then all calls are
 * there again. It goes by real time, whatever the business clock says.
 */
export function createCallLimit({ callLimit, pace }: Environment): (user: string) => Allowance {
  const windows = new Map<string, Window>();
  return (user): Allowance => {
    if (!callLimit) return { isExceeded: false, headers: {}, retryAfter: 0 };
    const now = pace.now();
    if (windows.size > MOST_WINDOWS) windows.clear();
    const known = windows.get(user);
    const window = known && known.end > now ? known : { end: now + callLimit.seconds * 1000, used: 0 };
    windows.set(user, window);
    window.used += 1;
    const left = Math.max(0, callLimit.calls - window.used);
    const retryAfter = Math.max(1, Math.ceil((window.end - now) / 1000));
    return {
      isExceeded: window.used > callLimit.calls,
      retryAfter,
      headers: { 'X-Api-Call-Limit': `${left}/${callLimit.calls}`, 'X-Api-Call-Reset': renderReset(window.end) },
    };
  };
}

/**
 * The first whole second that is not before a moment, so that whoever waits for it does not come too early:
 * Date.parse('2026-03-10T00:15:01.300Z') → 'Tue Mar 10 2026 09:15:02 GMT+0900 (Japan Standard Time)'
 */
export function renderReset(moment: number): string {
  const second = Math.ceil(moment / 1000) * 1000;
  const [weekday, day, month, year, time] = new Date(second + 9 * 60 * 60 * 1000)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0900 (Japan Standard Time)`;
}
