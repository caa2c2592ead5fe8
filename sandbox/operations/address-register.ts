import type { ApiTypes } from '../../contract';
import type { Handler } from '../call';
import { assertValid } from '../check';
import { LETTERS_AND_DIGITS } from '../random';
import { echoAddress } from '../shipping/echo';
import { drawFreeId } from './draw-id';

export const registerAddressHandler: Handler<'address-register'> = (call) => {
  const { environment, user, timestamp, random } = call;
  assertValid(call, { operation: 'address-register' });
  const address = echoAddress(call.body as Record<string, unknown>, environment.contract);
  return environment.store.write(async (writer) => {
    const record: ApiTypes['schemas']['AddressRecord'] = {
      id: await drawFreeId(writer, 'address', () => random.letters(LETTERS_AND_DIGITS, 17)),
      created_at: timestamp,
      updated_at: timestamp,
      address,
    };
    await writer.put('address', user.id, record);
    return record;
  });
};
