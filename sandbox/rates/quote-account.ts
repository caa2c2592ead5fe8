import { checkOffer, type Issue } from '../../rules';
import { listPricedServices, quoteInternational } from './quote-international';
import { findDomesticService, quoteInJapan } from './quote-in-japan';
import type { Account, Quote } from './quote';

/** The rates of an account, for each service with which the shipment breaks no rule. */
export function quoteAccount({ accounts, ignoreHours, ...given }: Account): Quote {
  const { account, request, now, contract } = given;
  const carrier = contract.catalogue.carriers[account.type];
  if (!carrier) throw new Error(`There is no carrier type "${account.type}".`);
  const isInternational = carrier.scope === 'international';
  const services = isInternational ? listPricedServices(carrier) : [findDomesticService(request, carrier)];
  const check = (service: string, which?: 'route'): Issue[] =>
    checkOffer({ body: request, account: account.id, service, now, accounts, ignoreHours }, contract, which);
  // A carrier that does not ship on the route, whatever the service, is not asked about the rest.
  const route = check(services[0] ?? '', 'route');
  if (route.length > 0) return { issues: route };
  const checked = services.map((service) => ({ service, issues: check(service) }));
  const possible = checked.flatMap(({ service, issues }) => (issues.length === 0 ? [service] : []));
  if (possible.length === 0) return { issues: selectIssues(checked.map(({ issues }) => issues)) };
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
