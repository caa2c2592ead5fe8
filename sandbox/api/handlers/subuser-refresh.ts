import type { Handler } from '../request-context';
import { invalidateToken } from '../http/authenticate';
import { createRandom } from '../../random';
import { ACCOUNT } from '../../store/store';
import { createToken, getSubUser } from '../users/sub-users';

export const refreshSubUserHandler: Handler<'subuser-refresh'> = ({ environment, path: { id } }) =>
  environment.store.write(async (writer) => {
    const user = await getSubUser(writer, id);
    // Follows from the token that it replaces, so that no refresh brings back one that is dead.
    const token = createToken('sub', createRandom([environment.seed, id, user.token].join('\n')));
    await invalidateToken(writer, user.token, 'replaced');
    await writer.put('user', ACCOUNT, { ...user, token });
    return { id, token };
  });
