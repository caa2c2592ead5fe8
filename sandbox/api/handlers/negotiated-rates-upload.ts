import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { getOwn } from './get-own';

export const uploadNegotiatedRatesHandler: Handler<'negotiated-rates-upload'> = (call) => {
  const {
    environment,
    user,
    timestamp,
    say,
    path: { id },
  } = call;
  return environment.store.write(async (writer) => {
    const record = await getOwn(writer, 'carrier', user.id, id);
    const {
      body: { rates },
    } = assertValid(call, { operation: 'negotiated-rates-upload', carrierType: record.type });
    const isReplaced = ({ origin, size }: (typeof rates)[number]): boolean =>
      rates.some((row) => row.origin === origin && row.size === size);
    const kept = record.rates.filter((row) => !isReplaced(row));
    await writer.put('carrier', user.id, { ...record, rates: [...kept, ...rates], updated_at: timestamp });
    return { message: say('negotiated-rates-saved', { count: rates.length }) };
  });
};
