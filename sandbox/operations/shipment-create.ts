import { toShippingSubject } from '../../rules';
import type { Call, Handler } from '../call';
import { assertValid } from '../check';
import { createRandom, UPPER_CASE_AND_DIGITS } from '../random';
import { createShipment } from '../shipping/create-shipment';
import type { ShipmentRequest } from '../shipping/request';
import type { CarrierRecord, ShipmentRecord } from '../store/store';
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
  const create = (id: string): Promise<ShipmentRecord> =>
    createShipment(withId(call, id), body as ShipmentRequest, parties);
  // Nearly every id that is drawn is free, so its shipment is made before the others have to wait for this write.
  let record = await create(drawId(call));
  return environment.store.write(async (writer) => {
    if (await writer.exists('shipment', record.shipment.id)) {
      record = await create(await drawFreeId(writer, 'shipment', () => drawId(call)));
    }
    await writer.put('shipment', user.id, { ...record, id: record.shipment.id });
    return record.shipment;
  });
};

function drawId({ random }: Call): string {
  return `API-${random.letters(UPPER_CASE_AND_DIGITS, 10)}`;
}

/** The id comes first: all that is drawn follows from it, so that no two shipments share a number. */
function withId(call: Call, id: string): Call & { id: string } {
  const { seed, sha256 } = call.environment;
  return { ...call, id, random: createRandom(`${seed} ${id}`, sha256) };
}

/** The accounts of the caller, oldest first; a scenario shows them as they are before activation. */
function listShippingAccounts({ scenario }: Call, accounts: CarrierRecord[]): CarrierRecord[] {
  return scenario?.name === 'account-pending' ? accounts.map((one) => ({ ...one, state: 'pending' })) : accounts;
}
