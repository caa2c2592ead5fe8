import type { Handler } from '../call';
import { ACCOUNT } from '../store/store';
import { createToken, getSubUser } from '../users/sub-users';

export const refreshSubUserHandler: Handler<'subuser-refresh'> = ({ environment, random, path: { id = '' } }) =>
  environment.store.write(async (writer) => {
    const user = await getSubUser(writer, id);
    const token = createToken('sub', random);
    await writer.put('user', ACCOUNT, { ...user, token });
    return { id, token };
  });
