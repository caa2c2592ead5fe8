import type { ResponseBody, RequestContext } from '../request-context';
import type { Timeline } from './timeline';

/** The events that have happened by now, oldest first, in the caller's language. The first one always has. */
export function listEvents(
  timeline: Timeline,
  { now, say }: Pick<RequestContext, 'now' | 'say'>,
): ResponseBody<'tracking-get'>['history'] {
  return timeline
    .filter(({ at }, index) => index === 0 || at <= now)
    .map(({ status, at, location }) => ({
      date: new Date(at).toISOString(),
      status,
      details: [say(`tracking-${status}`)],
      location,
    }));
}
