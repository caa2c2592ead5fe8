import { addDays } from '../japan-time';
import type { ShippingSubject } from './subject';

/**
 * The requested delivery date, the shipping date, and the first and last date that the carrier offers: counted from the
 * shipping date, or from today where that is missing or past. Undefined without a requested date, with a shipping date in another
 * form, and for carriers that support none.
 */
export function findDeliveryWindow({
  setup,
  shippingDate,
  deliveryDate: wished,
  carrier,
  today,
}: ShippingSubject): { wished: string; shipping: string; earliest: string; latest: string | undefined } | undefined {
  const isUnknown = shippingDate === undefined && !setup.isMissing('date');
  if (wished === undefined || isUnknown || !carrier?.delivery_date) return undefined;
  const { min_days: min, max_days: max } = carrier.delivery_date;
  const shipping = shippingDate === undefined || shippingDate < today ? today : shippingDate;
  return {
    wished,
    shipping,
    earliest: addDays(shipping, min),
    latest: max === null ? undefined : addDays(shipping, max),
  };
}
