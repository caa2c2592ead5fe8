import type { Handler } from '../request-context';
import { listSubUsers } from '../users/sub-users';

export const listSubUsersHandler: Handler<'subusers-list'> = async ({ environment }) => {
  const users = await environment.store.read(listSubUsers);
  return users.map(({ id, key, info, created_at }) => ({ id, key: key ?? '', info, created_at }));
};
