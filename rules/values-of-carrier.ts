import type { RuleContract } from '../contract';
import { findOwn, getField } from './get-field';
import type { Issue } from './issue';
import { NO_WISH } from './service/delivery-time-slot';

/**
 * The values of a field that the carrier of a request has: its services without those that it has ended, the time slots of the
 * service, its packages. Empty for other fields and for an unknown carrier.
 */
export function listCarrierValues(field: string, body: unknown, { catalogue }: RuleContract): string[] {
  const carrier = findOwn(catalogue.carriers, getField(body, 'setup.carrier'));
  if (!carrier) return [];
  const services = Object.entries(carrier.services).filter(([, { ended }]) => !ended);
  if (field === 'setup.service') return services.map(([code]) => code);
  if (field.endsWith('.package')) return Object.keys(carrier.packages);
  if (field !== 'setup.delivery_time') return [];
  const chosen = services.filter(([code]) => code === getField(body, 'setup.service'));
  const slots = (chosen.length > 0 ? chosen : services).flatMap(
    ([, own]) => own.delivery_time ?? carrier.delivery_time,
  );
  return slots.length > 0 ? [...new Set(slots)] : [NO_WISH];
}

/**
 * Lists the services of the carrier where the service is missing, and narrows what an issue of an unknown value recommends to what
 * the carrier of the request has: another carrier's would be the next error. Other issues are returned as they are.
 */
export function narrowToCarrier(issue: Issue, body: unknown, contract: RuleContract): Issue {
  if (issue.code !== 'REQUIRED' && issue.code !== 'INVALID_VALUE') return issue;
  const value = listCarrierValues(issue.field, body, contract);
  if (value.length === 0) return issue;
  if (issue.code === 'REQUIRED' && issue.field === 'setup.service') {
    const params = { carrier: String(getField(body, 'setup.carrier')), services: value };
    return { ...issue, params, sentence: 'REQUIRED.service' };
  }
  const { params, sentence: _, ...rest } = issue;
  return issue.code !== 'INVALID_VALUE' || value.includes(String(params?.nearest)) ? issue : { ...rest, value };
}
