import type { Answer, Call, Handler } from '../call';
import { assertValid } from '../check';
import { quoteAbroad } from '../rates/quote-abroad';
import { quoteInJapan } from '../rates/quote-in-japan';
import type { Quote, RateRequest } from '../rates/quote';
import type { CarrierRecord } from '../store/store';

export const listRatesHandler: Handler<'rates-list'> = async (call) => {
  const { environment, user, now, scenario, say } = call;
  const all = await environment.store.read((reader) => reader.list('carrier', user.id));
  assertValid(call, { operation: 'rates-list', now, accounts: all, ignoreHours: environment.ignoreHours });
  const request = call.body as RateRequest;
  const failing = scenario?.name === 'rates-fail' ? scenario.argument : undefined;
  const answer: Answer<'rates-list'> = { rates: [], errors: [] };
  for (const account of sortByCatalogue(call, selectAccounts(all, request))) {
    const carrier = account.type as Answer<'rates-list'>['errors'][number]['carrier'];
    if (account.type === failing) continue;
    const quote = quoteAccount(call, account, request);
    if ('failure' in quote) answer.errors.push({ carrier, message: say(quote.failure, quote.params) });
    else answer.rates.push(...quote.rates);
  }
  if (failing !== undefined && Object.hasOwn(environment.contract.catalogue.carriers, failing)) {
    answer.errors.push({ carrier: failing as 'yamato', message: say('rate-failed') });
  }
  return answer;
};

function selectAccounts(accounts: CarrierRecord[], { setup }: RateRequest): CarrierRecord[] {
  return accounts.filter(
    ({ id, type }) =>
      (setup.carrier === undefined || setup.carrier === type) &&
      (setup.carrier_id === undefined || setup.carrier_id === id),
  );
}

function sortByCatalogue({ environment }: Call, accounts: CarrierRecord[]): CarrierRecord[] {
  const types = Object.keys(environment.contract.catalogue.carriers);
  return accounts.toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}

function quoteAccount({ environment, now }: Call, account: CarrierRecord, request: RateRequest): Quote {
  const { contract } = environment;
  const isCrossBorder = request.from_address.country !== request.to_address.country;
  const scope = contract.catalogue.carriers[account.type]?.scope;
  if (account.state !== 'active') return { failure: 'rate-not-active' };
  if (isCrossBorder && scope === 'domestic') return { failure: 'rate-domestic-only' };
  if (!isCrossBorder && scope === 'international') return { failure: 'rate-international-only' };
  return isCrossBorder
    ? quoteAbroad({ account, request, now, contract })
    : quoteInJapan({ account, request, now, contract });
}
