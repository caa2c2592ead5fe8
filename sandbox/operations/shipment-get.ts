import type { Handler } from '../call';
import { notFound } from '../http/failure';

export const getShipmentHandler: Handler<'shipment-get'> = async ({ environment, user, path: { id = '' } }) => {
  const record = await environment.store.read((reader) => reader.find('shipment', user.id, id));
  if (!record) throw notFound('not-found-shipment', 'id', id);
  return record.shipment;
};
