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

/**
 * Why no service is possible: what all of them have in common, else what the one with the fewest issues has. A service that doesn't
 * support what was requested says less than one that does.
 */
function selectIssues(all: Issue[][]): Issue[] {
  const countUnsupported = (issues: Issue[]): number =>
    issues.filter(({ code }) => code === 'NOT_SUPPORTED_BY_SERVICE').length;
  const [nearest = []] = all.toSorted((a, b) => countUnsupported(a) - countUnsupported(b) || a.length - b.length);
  const common = nearest.flatMap((issue) => {
    const same = all.flatMap(
      (issues) => issues.find((one) => one.rule === issue.rule && one.field === issue.field) ?? [],
    );
    return same.length === all.length ? findWidest(same) : [];
  });
  return common.length > 0 ? common : nearest;
}

/** Of the limits of several services, the one that allows most. */
function findWidest(issues: Issue[]): Issue | [] {
  const sign = issues[0]?.code === 'INSUFFICIENT' ? 1 : -1;
  return issues.toSorted((a, b) => sign * (Number(a.value) - Number(b.value)) || 0)[0] ?? [];
}
