import type { Handler, ResponseBody, RequestContext } from '../request-context';
import { notFound } from '../http/failure';
import { findScenario, toTimeline, type Timeline } from '../tracking/timeline';

export const getTrackingHandler: Handler<'tracking-get'> = async (call) => {
  const { environment, path, now } = call;
  const { carrier } = path;
  const number = toTrackingNumber(path.tracking_number);
  const scenario = findScenario(environment.contract, carrier, number);
  const record = scenario
    ? undefined
    : await environment.store.read((reader) => reader.findShipmentByTrackingNumber(carrier, number));
  if (!scenario && record?.shipment.state !== 'active') {
    throw notFound(record ? 'not-found-tracking-voided' : 'not-found-tracking', 'tracking_number', number);
  }
  const timeline = toTimeline({ contract: environment.contract, carrier, scenario, shipment: record?.shipment, now });
  const history = listEvents(timeline, call);
  const newest = history.at(-1);
  if (!newest) throw new Error(`The parcel ${number} has no event.`);
  return {
    carrier,
    tracking_number: number,
    current_status: newest,
    history,
  };
};

/** A number as it is kept, from one as labels and mails write it: '3600-9000-0012', '３６００ ９０００ ００１２' → '360090000012' */
function toTrackingNumber(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212\u30fc]/gu, '')
    .toUpperCase();
}

/** The events that have happened by now, oldest first, in the caller's language. The first one always has. */
function listEvents(
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
