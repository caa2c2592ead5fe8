import type { Handler } from '../request-context';

export const listAddressesHandler: Handler<'addresses-list'> = ({ environment, user }) =>
  environment.store.read((reader) => reader.list('address', user.id));
