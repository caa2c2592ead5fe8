import type { Handler } from '../request-context';
import { notFound } from '../http/failure';
import { getOwn } from './get-own';

export const deleteShipmentHandler: Handler<'shipment-delete'> = ({ environment, user, path: { id = '' }, say }) =>
  environment.store.write(async (writer) => {
    const record = await getOwn(writer, 'shipment', user.id, id);
    if (record.shipment.state === 'void') throw notFound('not-found-voided', 'id', id);
    await writer.put('shipment', user.id, { ...record, shipment: { ...record.shipment, state: 'void' } });
    return { message: say('shipment-voided', { id }) };
  });
