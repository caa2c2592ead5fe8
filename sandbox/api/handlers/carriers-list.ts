import type { Handler } from '../request-context';
import { toCarrier } from '../carriers/to-carrier';

export const listCarriersHandler: Handler<'carriers-list'> = async ({ environment, user }) => {
  const records = await environment.store.read((reader) => reader.list('carrier', user.id));
  return records.map(toCarrier);
};
