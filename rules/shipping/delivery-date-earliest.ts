import { defineRule } from '../define-rule';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDateEarliest = defineRule({
  id: 'delivery-date-earliest',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'The delivery date lies at least {days} day after the shipping date. Without a shipping date it is counted from today.',
  message: 'The carrier cannot deliver that early. Give {value} or a later day.',
  about: ({ catalogue }) => ({
    days: [...new Set(Object.values(catalogue.carriers).flatMap(({ delivery_date: date }) => date?.min_days ?? []))],
  }),
  check(subject) {
    const window = findDeliveryWindow(subject);
    return window && window.wished >= subject.today && window.wished < window.earliest
      ? [{ code: 'INVALID', field: 'setup.delivery_date', value: window.earliest }]
      : [];
  },
});
