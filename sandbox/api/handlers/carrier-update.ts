import { mergePatch, toCredentialsName, viewBody, viewComponent } from '../../../contract';
import type { Handler } from '../request-context';
import { toCarrier } from '../carriers/to-carrier';
import { assertValid } from '../assert-valid';
import { keepKnown } from '../keep-known';
import { toScenarioAccount } from '../scenarios';
import type { CarrierRecord } from '../../store/store';
import { getOwn } from './get-own';

export const updateCarrierHandler: Handler<'carrier-update'> = (call) => {
  const {
    environment,
    user,
    timestamp,
    path: { id },
  } = call;
  return environment.store.write(async (writer) => {
    const record = await getOwn(writer, 'carrier', user.id, id);
    const accounts = await writer.list('carrier', user.id);
    const { body } = assertValid(call, { operation: 'carrier-update', accounts, account: record });
    const { contract } = environment;
    const {
      credentials = {},
      settings = {},
      name = record.name,
    } = keepKnown(body, viewBody(contract, 'carrier-update'));
    const ofType = viewComponent(contract, toCredentialsName(record.type));
    const changed: CarrierRecord = {
      ...record,
      name,
      credentials: { ...record.credentials, ...keepKnown(credentials, ofType) },
      settings: mergePatch(record.settings, settings) as CarrierRecord['settings'],
      updated_at: timestamp,
    };
    await writer.put('carrier', user.id, changed);
    return toCarrier(toScenarioAccount(call.scenario, changed));
  });
};
