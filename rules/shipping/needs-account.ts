import type { CarrierEntry, ShippingSubject } from './subject';

/** Whether the carrier makes test labels for those who have no account with it. */
export function isTestOpen({ test_labels: test }: CarrierEntry): boolean {
  return test?.registration === false;
}

/**
 * Whether the shipment is made with an account: not in-house shipping, and not every test label. What stands for `test` and
 * is no flag may have meant one; the schema tells of it, and its sender has nothing to register. Nor has who asks for a test
 * label that the carrier does not make.
 */
export function needsAccount({ carrier, isTest, setup }: ShippingSubject): boolean {
  if (!carrier || (isTest && !carrier.test_labels)) return false;
  return !((isTest || setup.isInvalidBoolean('test')) && isTestOpen(carrier));
}
