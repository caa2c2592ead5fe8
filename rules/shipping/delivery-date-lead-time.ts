import { findPrefectureLeadDays, type RuleContract } from '../../contract';
import { findPrefectureOfAddress } from '../address/find-prefecture-of-address';
import { defineRule } from '../define-rule';
import { addDays } from '../japan-time';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDateLeadTime = defineRule({
  id: 'delivery-date-lead-time',
  title: 'Lead time between distant prefectures',
  subject: 'shipping',
  scope: ({ scope, delivery_date: date }) => scope === 'domestic' && date !== null,
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
    const { contract } = subject;
    const [from, to] = [subject.from, subject.to].map(
      ({ value }) => findPrefectureOfAddress(contract, value)?.en ?? '',
    );
    const days = findPrefectureLeadDays(contract.catalogue, from ?? '', to ?? '');
    if (days === undefined) return [];
    const value = addDays(window.shipping, days);
    // A date before the earliest day is reported as an error by another rule.
    return window.earliest <= window.wished && window.wished < value
      ? [{ code: 'TOO_EARLY', field: 'setup.delivery_date', value, params: { days } }]
      : [];
  },
});

function listLeadDays({ lead_days: { between } }: RuleContract['catalogue']): number[] {
  return Object.values(between).flatMap((row) => Object.values(row));
}
