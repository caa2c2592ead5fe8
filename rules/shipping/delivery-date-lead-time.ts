import { findLeadDays, type Catalogue } from '../../contract';
import { findPrefecture } from '../address/find-prefecture';
import { defineRule } from '../define-rule';
import { addDays } from '../japan-time';
import type { Reader } from '../reader';
import { findDeliveryWindow } from './delivery-window';
import type { ShippingSubject } from './subject';

export const deliveryDateLeadTime = defineRule({
  id: 'delivery-date-lead-time',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    'Delivery takes {min} to {max} days between distant prefectures, and longer to remote islands. If `setup.delivery_date` is earlier, the shipment is created and `delivery.warnings` reports the likely date.',
  message:
    'Delivery between these prefectures usually takes {days} days, and longer to remote islands. Expect the parcel on {value} or later.',
  about({ catalogue }) {
    const days = listLeadDays(catalogue);
    return { min: Math.min(...days), max: Math.max(...days) };
  },
  check(subject) {
    const window = findDeliveryWindow(subject);
    if (!window) return [];
    const [from, to] = [findArea(subject, subject.from), findArea(subject, subject.to)];
    const days = findLeadDays(subject.contract.catalogue, from, to);
    if (days === undefined) return [];
    const value = addDays(window.shipping, days);
    // A date before the earliest day is reported as an error by another rule.
    return window.earliest <= window.wished && window.wished < value
      ? [{ code: 'TOO_EARLY', field: 'setup.delivery_date', value, params: { days } }]
      : [];
  },
});

function listLeadDays({ lead_days: { between } }: Catalogue): number[] {
  return Object.values(between).flatMap((row) => Object.values(row));
}

/** The area of an address in Japan; empty where its prefecture is not known. */
function findArea({ contract }: ShippingSubject, address: Reader): string {
  const text = address.text('province_kanji') ?? address.text('province') ?? '';
  const prefecture = findPrefecture(contract, text);
  const areas = Object.entries(contract.catalogue.lead_days.areas);
  return areas.find(([, { prefectures }]) => prefecture && prefectures.includes(prefecture.en))?.[0] ?? '';
}
