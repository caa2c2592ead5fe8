import type { Handler } from '../request-context';
import { notFound } from '../http/failure';
import { toShipment } from '../shipping/to-shipment';

export const getShipmentHandler: Handler<'shipment-get'> = async ({ environment, user, origin, path: { id = '' } }) => {
  const record = await environment.store.read((reader) => reader.find('shipment', user.id, id));
  if (!record) throw notFound('not-found-shipment', 'id', id);
  return toShipment(record, origin);
};
