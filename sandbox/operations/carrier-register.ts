import type { ApiTypes } from '../../contract';
import type { Call, Handler } from '../call';
import { toCarrier } from '../carriers/to-carrier';
import { assertValid } from '../check';
import { LETTERS_AND_DIGITS } from '../random';
import type { CarrierRecord } from '../store/store';
import { drawFreeId } from './draw-id';

type Registration = ApiTypes['schemas']['CarrierRegistration'];

export const registerCarrierHandler: Handler<'carrier-register'> = (call) => {
  const { environment, user, timestamp, random } = call;
  return environment.store.write(async (writer) => {
    const accounts = await writer.list('carrier', user.id);
    assertValid(call, { operation: 'carrier-register', accounts, account: undefined });
    const { type, credentials, settings = {}, name = null } = call.body as Registration;
    const record: CarrierRecord = {
      id: await drawFreeId(writer, 'carrier', () => random.letters(LETTERS_AND_DIGITS, 17)),
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
    return toCarrier(record);
  });
};

/** Fills in what the schema of the type has a default for. */
function withDefaults(
  { environment }: Call,
  type: string,
  credentials: Record<string, unknown>,
): Record<string, unknown> {
  const name = `Credentials${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const { properties = {} } = environment.contract.openapi.components.schemas[name] ?? {};
  const defaults = Object.entries(properties).flatMap(([member, schema]) =>
    schema && schema.default !== undefined ? [[member, schema.default] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...credentials };
}
