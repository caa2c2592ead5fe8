import type { ApiTypes } from '../../contract';
import type { Handler } from '../call';
import { assertValid } from '../check';
import { ApiFailure } from '../http/failure';
import { HEX } from '../random';
import { ACCOUNT, type UserRecord } from '../store/store';
import { createToken, listSubUsers, toSubUser } from '../users/sub-users';
import { drawFreeId } from './draw-id';

export const registerSubUserHandler: Handler<'subuser-register'> = (call) => {
  const { environment, timestamp, random } = call;
  assertValid(call, { operation: 'subuser-register' });
  const { key, info = {}, api_token: wantsToken } = call.body as ApiTypes['schemas']['SubUserRegistration'];
  return environment.store.write(async (writer) => {
    const taken = (await listSubUsers(writer)).some((user) => user.key?.toLowerCase() === key.toLowerCase());
    if (taken) {
      const detail = {
        code: 'DUPLICATE',
        field: 'key',
        value: 'key',
        phrase: 'sub-user-key-taken',
        params: { key },
      } as const;
      throw new ApiFailure('VALIDATION_ERROR', { details: [detail] });
    }
    const user: UserRecord = {
      id: await drawFreeId(writer, 'user', () => random.letters(HEX, 32)),
      role: 'sub-user',
      token: wantsToken ? createToken('sub', random) : null,
      key,
      info,
      created_at: timestamp,
    };
    await writer.put('user', ACCOUNT, user);
    return toSubUser(user);
  });
};
