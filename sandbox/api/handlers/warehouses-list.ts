import type { Handler } from '../request-context';

export const listWarehousesHandler: Handler<'warehouses-list'> = ({ environment, user }) =>
  environment.store.read((reader) => reader.list('warehouse', user.id));
