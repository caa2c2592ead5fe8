import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { getOwn } from './get-own';

export const deleteNegotiatedRatesHandler: Handler<'negotiated-rates-delete'> = (call) => {
  const {
    environment,
    user,
    timestamp,
    say,
    path: { id },
  } = call;
  return environment.store.write(async (writer) => {
    const record = await getOwn(writer, 'carrier', user.id, id);
    assertValid(call, { operation: 'negotiated-rates-delete', carrierType: record.type });
    await writer.put('carrier', user.id, { ...record, rates: [], updated_at: timestamp });
    return { message: say('negotiated-rates-deleted', { count: record.rates.length }) };
  });
};
