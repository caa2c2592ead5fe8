import type { Handler } from '../call';

export const listWarehousesHandler: Handler<'warehouses-list'> = ({ environment, user }) =>
  environment.store.read((reader) => reader.list('warehouse', user.id));
