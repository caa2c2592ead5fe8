import type { ApiTypes } from '../../../contract';
import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { LETTERS_AND_DIGITS } from '../../random';
import { toResponseAddress } from '../shipping/to-response';
import { generateUniqueId } from './generate-unique-id';

export const registerWarehouseHandler: Handler<'warehouse-register'> = (call) => {
  const { environment, user, timestamp, random } = call;
  const { body } = assertValid(call, { operation: 'warehouse-register' });
  const address = toResponseAddress(body, environment.contract);
  return environment.store.write(async (writer) => {
    const record: ApiTypes['schemas']['WarehouseRecord'] = {
      id: await generateUniqueId(writer, 'warehouse', () => random.letters(LETTERS_AND_DIGITS, 17)),
      created_at: timestamp,
      updated_at: timestamp,
      address,
    };
    await writer.put('warehouse', user.id, record);
    return record;
  });
};
