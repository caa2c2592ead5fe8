import type { CheckOffers, Issue } from '../../../rules';
import { listPricedServices, quoteInternational } from './quote-international';
import { listDomesticServices, quoteInJapan } from './quote-in-japan';
import type { Quote, QuoteInput } from './quote';

/** The rates of an account, for each service with which the shipment breaks no rule. */
export function quoteAccount(given: Omit<QuoteInput, 'carrier'>, checkOffers: CheckOffers): Quote {
  const { account, request, contract } = given;
  const carrier = contract.catalogue.carriers[account.type];
  if (!carrier) throw new Error(`There is no carrier type "${account.type}".`);
  const isInternational = carrier.scope === 'international';
  const services = isInternational ? listPricedServices(carrier) : listDomesticServices(request, carrier);
  const issues = checkOffers(account, services);
  const possible = services.filter((_, at) => issues[at]?.length === 0);
  if (possible.length === 0) return { issues: selectIssues(issues) };
  const input = { ...given, carrier };
  return isInternational ? quoteInternational(input, possible) : quoteInJapan(input, possible);
}

/** Why no service is possible: what all of them have in common, else what the one with the fewest issues has. */
function selectIssues(all: Issue[][]): Issue[] {
  const [fewest = []] = all.toSorted((a, b) => a.length - b.length);
  const common = fewest.filter((issue) =>
    all.every((issues) => issues.some(({ rule, field }) => rule === issue.rule && field === issue.field)),
  );
  return common.length > 0 ? common : fewest;
}
