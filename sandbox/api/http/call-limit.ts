import type { Environment } from '../../environment';
import { ApiFailure } from './failure';

/**
 * Counts calls by user, in the store: processes and tabs share a window. A window begins with the first call and lasts as
 * long as the limit says. It goes by real time, whatever the business clock says.
 *
 * @returns the headers that say how many calls are left
 * @throws ApiFailure with the same headers when none was left
 */
export function createCallLimit({
  callLimit,
  callLimitFlag,
  realClock,
  store,
}: Environment): (user: string) => Promise<Record<string, string>> {
  return async (user) => {
    if (!callLimit) return {};
    const now = Math.floor(realClock.now());
    const window = await store.countCall({ user, now, duration: callLimit.seconds * 1000 });
    const left = Math.max(0, callLimit.calls - window.used);
    const headers = {
      'X-Api-Call-Limit': `${left}/${callLimit.calls}`,
      'X-Api-Call-Reset': renderReset(window.end),
    };
    if (window.used <= callLimit.calls) return headers;
    const retryAfter = Math.max(1, Math.ceil((window.end - now) / 1000));
    throw new ApiFailure('TOO_MANY_REQUESTS', {
      headers: { ...headers, 'Retry-After': String(retryAfter) },
      details: callLimitFlag
        ? [{ code: 'INVALID', field: '', phrase: 'call-limit-flag', params: { ...callLimit, flag: callLimitFlag } }]
        : [],
    });
  };
}

/**
 * Rounds a time up to a whole second, so that a client that waits until then is not too early:
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
