import type { Finding } from '../issue';
import type { ShippingSubject } from './subject';

/**
 * The code with which the carrier refuses, to be spread into a finding. A carrier's own code, as errors.yaml lists it,
 * is for shipments with that carrier only; no carrier refuses a question for prices.
 */
export function toRefusal(
  { contract, operation, carrierType }: ShippingSubject,
  code: string,
): Pick<Finding, 'refusal'> {
  const owner = contract.errors.carrier_codes[code]?.carrier;
  const isRefused = operation === 'shipment-create' && (owner === undefined || owner === carrierType);
  return isRefused ? { refusal: code } : {};
}
