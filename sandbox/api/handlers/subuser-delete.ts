import type { Handler } from '../request-context';
import { getSubUser } from '../users/sub-users';

export const deleteSubUserHandler: Handler<'subuser-delete'> = ({ environment, say, path: { id = '' } }) =>
  environment.store.write(async (writer) => {
    const { key } = await getSubUser(writer, id);
    await writer.removeUser(id);
    return { message: say('sub-user-deleted', { key: key ?? '' }) };
  });
