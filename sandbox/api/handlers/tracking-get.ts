import type { Handler, ResponseBody } from '../request-context';
import { notFound } from '../http/failure';
import { listEvents } from '../tracking/list-events';
import { findScenario, toTimeline } from '../tracking/timeline';

export const getTrackingHandler: Handler<'tracking-get'> = async (call) => {
  const { environment, path, now } = call;
  const { carrier = '', tracking_number: number = '' } = path;
  const scenario = findScenario(environment.contract, carrier, number);
  const record = scenario
    ? undefined
    : await environment.store.read((reader) => reader.findShipmentByTrackingNumber(carrier, number));
  if (!scenario && record?.shipment.state !== 'active') {
    throw notFound('not-found-tracking', 'tracking_number', number);
  }
  const timeline = toTimeline({ contract: environment.contract, carrier, scenario, shipment: record?.shipment, now });
  const history = listEvents(timeline, call);
  const newest = history.at(-1);
  if (!newest) throw new Error(`The parcel ${number} has no event.`);
  return {
    carrier: carrier as ResponseBody<'tracking-get'>['carrier'],
    tracking_number: number,
    current_status: newest,
    history,
  };
};
