import type { Handler } from '../request-context';
import { toShipment } from '../shipping/to-shipment';
import { getOwn } from './get-own';

export const getShipmentHandler: Handler<'shipment-get'> = async ({ environment, user, origin, path: { id } }) => {
  const record = await environment.store.read((reader) => getOwn(reader, 'shipment', user.id, id));
  return toShipment(record, origin);
};
