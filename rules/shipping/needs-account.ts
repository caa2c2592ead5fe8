import type { CarrierEntry, ShippingSubject } from './subject';

/** Whether the carrier makes test labels for those who have no account with it. */
export function isTestOpen({ test_labels: test }: CarrierEntry): boolean {
  return test?.registration === false;
}

/** Whether the shipment is made with an account: not in-house shipping, and not every test label. */
export function needsAccount({ carrier, isTest }: ShippingSubject): boolean {
  return carrier !== undefined && !(isTest && isTestOpen(carrier));
}
