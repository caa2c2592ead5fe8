import type { ApiTypes } from '../../contract';
import type { Handler } from '../call';
import { assertValid } from '../check';
import { LETTERS_AND_DIGITS } from '../random';
import { echoAddress } from '../shipping/echo';
import { drawFreeId } from './draw-id';

export const registerWarehouseHandler: Handler<'warehouse-register'> = (call) => {
  const { environment, user, timestamp, random } = call;
  assertValid(call, { operation: 'warehouse-register' });
  const address = echoAddress(call.body as Record<string, unknown>, environment.contract);
  return environment.store.write(async (writer) => {
    const record: ApiTypes['schemas']['WarehouseRecord'] = {
      id: await drawFreeId(writer, 'warehouse', () => random.letters(LETTERS_AND_DIGITS, 17)),
      created_at: timestamp,
      updated_at: timestamp,
      address,
    };
    await writer.put('warehouse', user.id, record);
    return record;
  });
};
