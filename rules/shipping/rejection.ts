import type { Rule } from '../define-rule';
import type { Finding } from '../issue';
import type { ShippingSubject } from './subject';

/**
 * The code with which a carrier rejects a shipment that breaks a rule: the carrier's own code where its file lists the rule for
 * the field, else the code that the rule has for every carrier. Undefined when the request is not valid in the first
 * place, and for prices, which no carrier rejects.
 */
export function findRejection(
  { operation, carrier, carrierType = '' }: ShippingSubject,
  { field, isOwnCheck = false }: Finding,
  { id, rejection }: Rule,
): string | undefined {
  if (operation !== 'shipment-create' || isOwnCheck) return undefined;
  const own = Object.entries(carrier?.rejections ?? {}).find(
    ([, rejection]) =>
      rejection.rules.includes(id) && (field === rejection.field || field.startsWith(`${rejection.field}.`)),
  );
  return own ? `${carrierType.toUpperCase()}_${own[0]}` : rejection;
}
