import type { RuleContract } from '../contract';
import { getField } from './get-field';
import type { Issue } from './issue';

/**
 * Narrows what an issue of an unknown service or package recommends to what the carrier of the request has: another
 * carrier's would be the next error. Other issues are returned as they are.
 */
export function narrowToCarrier(issue: Issue, body: unknown, { catalogue }: RuleContract): Issue {
  const carrier = catalogue.carriers[String(getField(body, 'setup.carrier'))];
  const isService = issue.field === 'setup.service';
  if (issue.code !== 'INVALID_VALUE' || !(isService || issue.field.endsWith('.package'))) return issue;
  const value = Object.keys((isService ? carrier?.services : carrier?.packages) ?? {});
  const { params, sentence: _, ...rest } = issue;
  return value.length === 0 || value.includes(String(params?.nearest)) ? issue : { ...rest, value };
}
