import type { Contract } from '../contract';
import { getField } from './get-field';
import type { Issue } from './issue';
import { suggestName } from './suggest';

/**
 * Narrows what an issue of an unknown service or package recommends to what the carrier of the request has: another
 * carrier's would be the next error. Other issues are returned as they are.
 */
export function narrowToCarrier(issue: Issue, body: unknown, { catalogue }: Contract): Issue {
  if (issue.code !== 'INVALID_VALUE') return issue;
  const carrier = catalogue.carriers[String(getField(body, 'setup.carrier'))];
  const values = issue.field === 'setup.service' ? carrier?.services : carrier?.packages;
  const isListed = issue.field === 'setup.service' || issue.field.endsWith('.package');
  const value = isListed ? Object.keys(values ?? {}) : [];
  if (value.length === 0) return issue;
  const { params: _, sentence: __, ...rest } = issue;
  const nearest = suggestName(String(getField(body, issue.field)), value);
  return nearest === undefined
    ? { ...rest, value }
    : { ...rest, value, params: { nearest }, sentence: 'INVALID_VALUE.slip' };
}
