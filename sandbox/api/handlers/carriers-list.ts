import type { Handler } from '../request-context';
import { toCarrier } from '../carriers/to-carrier';
import { toScenarioAccounts } from '../scenarios';

export const listCarriersHandler: Handler<'carriers-list'> = async ({ environment, user, scenario }) => {
  const records = await environment.store.read((reader) => reader.list('carrier', user.id));
  return toScenarioAccounts(scenario, records).map(toCarrier);
};
