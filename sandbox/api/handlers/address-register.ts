import type { ApiTypes } from '../../../contract';
import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { LETTERS_AND_DIGITS } from '../../random';
import { toResponseAddress } from '../shipping/to-response';
import { generateUniqueId } from './generate-unique-id';

export const registerAddressHandler: Handler<'address-register'> = (call) => {
  const { environment, user, timestamp, random } = call;
  const { body } = assertValid(call, { operation: 'address-register' });
  const address = toResponseAddress(body, environment.contract);
  return environment.store.write(async (writer) => {
    const record: ApiTypes['schemas']['AddressRecord'] = {
      id: await generateUniqueId(writer, 'address', () => random.letters(LETTERS_AND_DIGITS, 17)),
      created_at: timestamp,
      updated_at: timestamp,
      address,
    };
    await writer.put('address', user.id, record);
    return record;
  });
};
