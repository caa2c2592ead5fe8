import type { Handler } from '../call';

export const listAddressesHandler: Handler<'addresses-list'> = ({ environment, user }) =>
  environment.store.read((reader) => reader.list('address', user.id));
