import type { ShipmentRecord } from '../../store/store';
import type { Handler, RequestContext } from '../request-context';
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

/** @throws ApiFailure with the state and time of the parcel once the carrier has it. In-house shipping has no carrier. */
function assertNotCollected({ shipment }: ShipmentRecord, { environment, now, locale, say }: RequestContext): void {
  const { contract } = environment;
  const { carrier } = shipment.delivery;
  if (!contract.catalogue.carriers[carrier]) return;
  const past = toTimeline({ contract, carrier, scenario: undefined, shipment, now }).filter(({ at }) => at <= now);
  const collected = past.find(({ status }) => status === 'collected');
  if (!collected) return;
  const params = {
    time: new Date(collected.at).toLocaleString(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Tokyo',
    }),
    status: say(`tracking-${past.at(-1)?.status ?? collected.status}`),
  };
  throw new ApiFailure('VALIDATION_ERROR', {
    details: [
      { code: 'INVALID', field: 'id', given: shipment.id, phrase: 'void-too-late', params, anchor: 'pitfalls' },
    ],
  });
}
