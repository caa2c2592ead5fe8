import type { ApiTypes } from '../../contract';
import type { Handler } from '../request-context';
import { assertValid } from '../assert-valid';
import { notFound } from '../http/failure';

export const uploadNegotiatedRatesHandler: Handler<'negotiated-rates-upload'> = (call) => {
  const {
    environment,
    user,
    timestamp,
    say,
    path: { id = '' },
  } = call;
  return environment.store.write(async (writer) => {
    const record = await writer.find('carrier', user.id, id);
    if (!record) throw notFound('not-found-carrier', 'id', id);
    assertValid(call, { operation: 'negotiated-rates-upload', carrierType: record.type });
    const { rates } = call.body as ApiTypes['schemas']['NegotiatedRatesUpload'];
    const isReplaced = ({ origin, size }: (typeof rates)[number]): boolean =>
      rates.some((row) => row.origin === origin && row.size === size);
    const kept = record.rates.filter((row) => !isReplaced(row));
    await writer.put('carrier', user.id, { ...record, rates: [...kept, ...rates], updated_at: timestamp });
    return { message: say('negotiated-rates-saved', { count: rates.length }) };
  });
};
