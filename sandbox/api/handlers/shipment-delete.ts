import type { ShipmentRecord } from '../../store/store';
import type { Handler, RequestContext } from '../request-context';
import { formatJapanTime } from '../../../rules';
import { ApiFailure, notFound } from '../http/failure';
import { toTimeline } from '../tracking/timeline';
import { getOwn } from './get-own';

export const deleteShipmentHandler: Handler<'shipment-delete'> = (call) => {
  const {
    environment,
    user,
    path: { id },
    say,
  } = call;
  return environment.store.write(async (writer) => {
    const record = await getOwn(writer, 'shipment', user.id, id);
    if (record.shipment.state === 'void') throw notFound('not-found-voided', 'id', id);
    assertNotCollected(record, call);
    await writer.put('shipment', user.id, { ...record, shipment: { ...record.shipment, state: 'void' } });
    return { message: say('shipment-voided', { id }) };
  });
};

/** @throws ApiFailure with the time of the collection once the carrier has the parcel. In-house shipping has no carrier. */
function assertNotCollected({ shipment }: ShipmentRecord, { environment, now, locale }: RequestContext): void {
  const { contract } = environment;
  const { carrier } = shipment.delivery;
  if (!contract.catalogue.carriers[carrier]) return;
  const timeline = toTimeline({ contract, carrier, scenario: undefined, shipment, now });
  const collected = timeline.find(({ status, at }) => status === 'collected' && at <= now);
  if (!collected) return;
  const params = { time: formatJapanTime(collected.at, locale) };
  throw new ApiFailure('VALIDATION_ERROR', {
    details: [
      { code: 'INVALID', field: 'id', given: shipment.id, phrase: 'void-too-late', params, anchor: 'pitfalls' },
    ],
  });
}
