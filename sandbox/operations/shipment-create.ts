import { toShippingSubject } from '../../rules';
import type { Call, Handler } from '../call';
import { assertValid } from '../check';
import { createRandom, UPPER_CASE_AND_DIGITS } from '../random';
import { createShipment } from '../shipping/create-shipment';
import type { ShipmentRequest } from '../shipping/request';
import type { CarrierRecord, Store } from '../store/store';
import { drawFreeId } from './draw-id';

export const createShipmentHandler: Handler<'shipment-create'> = async (call) => {
  const { environment, user, now, body } = call;
  const accounts = listShippingAccounts(
    call,
    await environment.store.read((reader) => reader.list('carrier', user.id)),
  );
  const facts = { operation: 'shipment-create' as const, now, accounts, ignoreHours: environment.ignoreHours };
  const warnings = assertValid(call, facts);
  const {
    account: used,
    carrierType,
    isCustom,
  } = toShippingSubject({ ...facts, body, contract: environment.contract });
  const account = accounts.find(({ id }) => id === used?.id);
  const type = isCustom ? environment.contract.catalogue.custom.service : (carrierType ?? '');
  const parties = { carrierType: type, account, warnings };
  // The id comes first: all that is drawn follows from it, so that no two shipments share a number.
  let record = await createShipment(await withFreeId(call, environment.store.read), body as ShipmentRequest, parties);
  return environment.store.write(async (writer) => {
    if (await writer.exists('shipment', record.shipment.id)) {
      record = await createShipment(await withFreeId(call, (work) => work(writer)), body as ShipmentRequest, parties);
    }
    await writer.put('shipment', user.id, { ...record, id: record.shipment.id });
    return record.shipment;
  });
};

/** The call with an id that is free, and draws that follow from it. */
async function withFreeId(call: Call, read: Store['read']): Promise<Call & { id: string }> {
  const { environment, random } = call;
  const id = await read((reader) =>
    drawFreeId(reader, 'shipment', () => `API-${random.letters(UPPER_CASE_AND_DIGITS, 10)}`),
  );
  return { ...call, id, random: createRandom(`${environment.seed} ${id}`) };
}

/** The accounts of the caller, oldest first; a scenario shows them as they are before activation. */
function listShippingAccounts({ scenario }: Call, accounts: CarrierRecord[]): CarrierRecord[] {
  return scenario?.name === 'account-pending' ? accounts.map((one) => ({ ...one, state: 'pending' })) : accounts;
}
