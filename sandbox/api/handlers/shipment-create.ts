import { findCarrier } from '../../../rules';
import type { RequestContext, Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { createRandom, UPPER_CASE_AND_DIGITS } from '../../random';
import { toScenarioAccounts } from '../scenarios';
import { createShipment } from '../shipping/create-shipment';
import { toShipment } from '../shipping/to-shipment';
import type { ShipmentRecord } from '../../store/store';
import { generateUniqueId } from './generate-unique-id';

export const createShipmentHandler: Handler<'shipment-create'> = async (call) => {
  const { environment, user, now, origin } = call;
  const accounts = toScenarioAccounts(
    call.scenario,
    await environment.store.read((reader) => reader.list('carrier', user.id)),
  );
  const facts = { operation: 'shipment-create' as const, now, accounts, ignoreHours: environment.ignoreHours };
  const { body, warnings } = assertValid(call, facts);
  const { account: used, carrierType, isCustom } = findCarrier({ ...facts, body, contract: environment.contract });
  const account = accounts.find(({ id }) => id === used?.id);
  const type = isCustom ? environment.contract.catalogue.custom.service : (carrierType ?? '');
  const parties = { carrierType: type, account, warnings };
  const create = (id: string): Promise<ShipmentRecord> => createShipment(withId(call, id), body, parties);
  // Nearly every drawn ID is free, so the shipment is built before the write, for which others have to wait.
  let record = await create(drawId(call));
  return environment.store.write(async (writer) => {
    if (await writer.exists('shipment', record.shipment.id)) {
      record = await create(await generateUniqueId(writer, 'shipment', () => drawId(call)));
    }
    await writer.put('shipment', user.id, { ...record, id: record.shipment.id });
    return toShipment(record, origin);
  });
};

function drawId({ random }: RequestContext): string {
  return `API-${random.letters(UPPER_CASE_AND_DIGITS, 10)}`;
}

/** The ID is drawn first and seeds everything else that is drawn, so that no two shipments share a number. */
function withId(call: RequestContext, id: string): RequestContext & { id: string } {
  const { seed, sha256 } = call.environment;
  return { ...call, id, random: createRandom(`${seed} ${id}`, sha256) };
}
