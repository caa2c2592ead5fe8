import { toCredentialsName, viewBody, viewComponent } from '../../../contract';
import type { RequestContext, Handler } from '../request-context';
import { toCarrier } from '../carriers/to-carrier';
import { assertValid } from '../assert-valid';
import { keepKnown } from '../keep-known';
import { toScenarioAccount } from '../scenarios';
import { LETTERS_AND_DIGITS } from '../../random';
import type { CarrierRecord } from '../../store/store';
import { generateUniqueId } from './generate-unique-id';

export const registerCarrierHandler: Handler<'carrier-register'> = (call) => {
  const { environment, user, timestamp, random } = call;
  return environment.store.write(async (writer) => {
    const accounts = await writer.list('carrier', user.id);
    const { body } = assertValid(call, { operation: 'carrier-register', accounts, account: undefined });
    const {
      type,
      credentials,
      settings = {},
      name = null,
    } = keepKnown(body, viewBody(environment.contract, 'carrier-register'));
    const record: CarrierRecord = {
      id: await generateUniqueId(writer, 'carrier', () => random.letters(LETTERS_AND_DIGITS, 17)),
      type,
      state: 'active',
      name,
      credentials: withDefaults(call, type, credentials),
      settings,
      rates: [],
      created_at: timestamp,
      updated_at: timestamp,
    };
    await writer.put('carrier', user.id, record);
    return toCarrier(toScenarioAccount(call.scenario, record));
  });
};

/** Fills in what the schema of the type has a default for. */
function withDefaults(
  { environment }: RequestContext,
  type: string,
  credentials: Record<string, unknown>,
): Record<string, unknown> {
  const { fields } = viewComponent(environment.contract, toCredentialsName(type));
  const defaults = [...fields].flatMap(([name, { schema }]) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  return { ...Object.fromEntries(defaults), ...credentials };
}
