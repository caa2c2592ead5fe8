import { toShippingSubject } from '../../rules';
import type { Call, Handler } from '../call';
import { assertValid } from '../check';
import { UPPER_CASE_AND_DIGITS } from '../random';
import { createShipment } from '../shipping/create-shipment';
import type { ShipmentRequest } from '../shipping/request';
import type { CarrierRecord } from '../store/store';
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
  const record = await createShipment(call, body as ShipmentRequest, { carrierType: type, account, warnings });
  return environment.store.write(async (writer) => {
    record.shipment.id = await drawFreeId(writer, 'shipment', () => drawShipmentId(call));
    await writer.put('shipment', user.id, { ...record, id: record.shipment.id });
    return record.shipment;
  });
};

function drawShipmentId({ random }: Call): string {
  return `API-${random.letters(UPPER_CASE_AND_DIGITS, 10)}`;
}

/** The accounts of the caller, oldest first; a scenario shows them as they are before activation. */
function listShippingAccounts({ scenario }: Call, accounts: CarrierRecord[]): CarrierRecord[] {
  return scenario?.name === 'account-pending' ? accounts.map((one) => ({ ...one, state: 'pending' })) : accounts;
}
