import type { CarrierEntry, ShippingSubject } from './subject';

/** Whether the carrier makes test labels for those who have no account with it. */
export function isTestOpen({ test_labels: test }: CarrierEntry): boolean {
  return test?.registration === false;
}

/**
 * Whether a shipment requires a carrier account. In-house shipping and some test labels do not. If `test` is not a Boolean,
 * or if the carrier has no test labels, that is the error to report: the caller may have nothing to register.
 */
export function needsAccount({ carrier, isTest, setup }: ShippingSubject): boolean {
  if (!carrier || (isTest && !carrier.test_labels)) return false;
  return !((isTest || setup.isInvalidBoolean('test')) && isTestOpen(carrier));
}
