import type { ResponseBody, RequestContext, Handler } from '../request-context';
import { createOfferCheck, ROUTE_RULES } from '../../../rules';
import { assertValid } from '../assert-valid';
import { findGiven } from '../http/rejected-value';
import { toDetail } from '../http/error-body';
import { toWarning, type Notice } from '../shipping/to-warning';
import { toScenarioAccounts } from '../scenarios';
import { quoteAccount } from '../rates/quote-account';
import type { Quote, RateRequest } from '../rates/quote';
import type { CarrierRecord } from '../../store/store';

type RateError = ResponseBody<'rates-list'>['errors'][number];

export const listRatesHandler: Handler<'rates-list'> = async (call) => {
  const { environment, user, now, scenario } = call;
  const { contract, ignoreHours, hasSampleRates = false, store } = environment;
  const accounts = toScenarioAccounts(scenario, await store.read((reader) => reader.list('carrier', user.id)));
  const { body, warnings } = assertValid(call, { operation: 'rates-list', now, accounts, ignoreHours });
  const request: RateRequest = { ...body, setup: body.setup ?? {} };
  const checkOffers = createOfferCheck({ body: request, now, accounts, ignoreHours }, contract);
  const failing = scenario?.name === 'rates-fail' ? scenario.argument : undefined;
  const response: ResponseBody<'rates-list'> = {
    rates: [],
    errors: [],
    warnings: warnings.map((warning) => toWarning(call, warning)),
  };
  for (const account of sortByCatalogue(call, selectAccounts(accounts, request))) {
    const quote: Quote =
      account.type === failing
        ? { code: 'NO_RESPONSE', phrase: 'rate-failed' }
        : quoteAccount({ account, request, now, contract, hasSampleRates }, checkOffers);
    if ('rates' in quote) response.rates.push(...quote.rates);
    else if (!isOtherRoute(quote)) response.errors.push(toRateError(call, account, quote));
  }
  if (response.rates.length + response.errors.length === 0)
    response.warnings.push(toWarning(call, explainNone(call, accounts, request)));
  return response;
};

/** Why there are no rates and no errors either: no carrier account, or none that ships on the route. */
function explainNone({ environment, locale }: RequestContext, accounts: CarrierRecord[], request: RateRequest): Notice {
  const { to_address: to, from_address: from, setup } = request;
  const country = String(to.country);
  if (to.country === from.country && to.country !== JAPAN)
    return { notice: 'rates-no-route', field: 'to_address.country', params: { country } };
  const scope = to.country === from.country ? 'domestic' : 'international';
  const carriers = Object.entries(environment.contract.catalogue.carriers)
    // For the carrier that the request names, an account of another one is of no use.
    .filter(([type, carrier]) => carrier.scope === scope && [undefined, type].includes(setup.carrier))
    .map(([type]) => environment.sentences[locale].carriers[type] ?? type);
  if (selectAccounts(accounts, request).length > 0)
    return { notice: 'rates-other-route', field: 'to_address.country', params: { carriers } };
  const field = setup.carrier === undefined ? 'to_address.country' : 'setup.carrier';
  return { notice: 'rates-no-account', field, params: { carriers } };
}

const JAPAN = 'JP';

function selectAccounts(accounts: CarrierRecord[], { setup }: RateRequest): CarrierRecord[] {
  return accounts.filter(
    ({ id, type }) =>
      (setup.carrier === undefined || setup.carrier === type) &&
      (setup.carrier_id === undefined || setup.carrier_id === id),
  );
}

/** A carrier that never ships on the route hasn't failed. */
function isOtherRoute(quote: Quote): boolean {
  return 'issues' in quote && quote.issues.every(({ rule }) => rule !== null && ROUTE_RULES.includes(rule));
}

function sortByCatalogue({ environment }: RequestContext, accounts: CarrierRecord[]): CarrierRecord[] {
  const types = Object.keys(environment.contract.catalogue.carriers);
  return accounts.toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}

function toRateError(
  { environment: { sentences }, locale, body, say }: RequestContext,
  account: CarrierRecord,
  quote: Exclude<Quote, { rates: unknown }>,
): RateError {
  const of = { carrier: account.type as RateError['carrier'], carrier_id: account.id };
  if ('phrase' in quote) return { ...of, code: quote.code, message: say(quote.phrase, quote.params), details: [] };
  const details = quote.issues.map((issue) =>
    toDetail({ ...issue, given: findGiven(issue, body) }, { sentences, locale }),
  );
  const isInvalid = quote.issues.some(({ rejection }) => rejection === undefined);
  return {
    ...of,
    code: isInvalid ? 'VALIDATION_ERROR' : 'SHIPMENT_FAILED',
    message: details.map(({ message }) => message).join(locale === 'en' ? ' ' : ''),
    details,
  };
}
