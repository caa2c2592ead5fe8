import type { Handler } from '../request-context';
import { getSubUser, toSubUser } from '../users/sub-users';

export const getSubUserHandler: Handler<'subuser-get'> = async ({ environment, path: { id } }) =>
  toSubUser(await environment.store.read((reader) => getSubUser(reader, id)));
