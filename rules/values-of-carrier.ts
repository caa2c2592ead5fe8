import type { RuleContract } from '../contract';
import { getField } from './get-field';
import type { Issue } from './issue';

/**
 * Lists the services of the carrier where the service is missing. Narrows what an issue of an unknown service or package recommends to what the carrier of the request has: another
 * carrier's would be the next error. Other issues are returned as they are.
 */
export function narrowToCarrier(issue: Issue, body: unknown, { catalogue }: RuleContract): Issue {
  const carrier = catalogue.carriers[String(getField(body, 'setup.carrier'))];
  const isService = issue.field === 'setup.service';
  if (isService && issue.code === 'REQUIRED' && carrier) {
    const params = { carrier: String(getField(body, 'setup.carrier')), services: Object.keys(carrier.services) };
    return { ...issue, params, sentence: 'REQUIRED.service' };
  }
  if (issue.code !== 'INVALID_VALUE' || !(isService || issue.field.endsWith('.package'))) return issue;
  const value = Object.keys((isService ? carrier?.services : carrier?.packages) ?? {});
  const { params, sentence: _, ...rest } = issue;
  return value.length === 0 || value.includes(String(params?.nearest)) ? issue : { ...rest, value };
}
