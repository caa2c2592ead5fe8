import { viewBody } from '../../../contract';
import { getField } from '../../../rules';
import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { keepKnown } from '../keep-known';
import { HEX } from '../../random';
import { ACCOUNT, type UserRecord } from '../../store/store';
import { createToken, toSubUser } from '../users/sub-users';
import { generateUniqueId } from './generate-unique-id';

export const registerSubUserHandler: Handler<'subuser-register'> = (call) => {
  const { environment, timestamp, random } = call;
  return environment.store.write(async (writer) => {
    const given = getField(call.body, 'key');
    const isKeyTaken = typeof given === 'string' && (await writer.findUserByKey(given)) !== undefined;
    const { body } = assertValid(call, { operation: 'subuser-register', isKeyTaken });
    const {
      key,
      info = {},
      api_token: wantsToken,
    } = keepKnown(body, viewBody(environment.contract, 'subuser-register'));
    const user: UserRecord = {
      id: await generateUniqueId(writer, 'user', () => random.letters(HEX, 32)),
      role: 'sub-user',
      token: wantsToken ? createToken('sub', random) : null,
      key,
      info,
      created_at: timestamp,
      generation: call.user.generation,
    };
    await writer.put('user', ACCOUNT, user);
    return toSubUser(user);
  });
};
