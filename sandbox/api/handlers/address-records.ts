import type { ApiTypes } from '../../../contract';
import { LETTERS_AND_DIGITS } from '../../random';
import { assertValid } from '../assert-valid';
import type { RequestContext } from '../request-context';
import { toResponseAddress } from '../shipping/to-response';
import { generateUniqueId } from './generate-unique-id';

/** Consignees and warehouses differ only in the collection that they are in. */
type Kind = 'address' | 'warehouse';
type AddressRecord = ApiTypes['schemas']['AddressRecord' | 'WarehouseRecord'];

export function registerAddress(kind: Kind, call: RequestContext<object>): Promise<AddressRecord> {
  const { environment, user, timestamp, random } = call;
  const { body } = assertValid(call, { operation: `${kind}-register` });
  const address = toResponseAddress(body, environment.contract);
  return environment.store.write(async (writer) => {
    const id = await generateUniqueId(writer, kind, () => random.letters(LETTERS_AND_DIGITS, 17));
    const record: AddressRecord = { id, created_at: timestamp, updated_at: timestamp, address };
    await writer.put(kind, user.id, record);
    return record;
  });
}

export function listAddresses(kind: Kind, { environment, user }: RequestContext<object>): Promise<AddressRecord[]> {
  return environment.store.read((reader) => reader.list(kind, user.id));
}
