import type { ResponseBody, RequestContext } from '../request-context';
import type { Walk } from './walks';

/** The events that have happened by now, oldest first, told in the caller's language. The first has, at any rate. */
export function listEvents(
  walk: Walk,
  { now, say }: Pick<RequestContext, 'now' | 'say'>,
): ResponseBody<'tracking-get'>['history'] {
  return walk
    .filter(({ at }, index) => index === 0 || at <= now)
    .map(({ status, at, location }) => ({
      date: new Date(at).toISOString(),
      status,
      details: [say(`tracking-${status}`)],
      location,
    }));
}
