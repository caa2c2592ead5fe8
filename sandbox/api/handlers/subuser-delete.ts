import type { Handler } from '../request-context';
import { invalidateToken } from '../http/authenticate';
import { ACCOUNT } from '../../store/store';
import { getSubUser } from '../users/sub-users';

export const deleteSubUserHandler: Handler<'subuser-delete'> = ({ environment, say, path: { id } }) =>
  environment.store.write(async (writer) => {
    const { key, token } = await getSubUser(writer, id);
    await invalidateToken(writer, token, 'deleted');
    await writer.removeUser(id);
    await writer.put('former', ACCOUNT, { id, cause: 'deleted' });
    return { message: say('sub-user-deleted', { key: key ?? '' }) };
  });
