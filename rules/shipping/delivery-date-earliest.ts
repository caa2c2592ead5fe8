import { defineRule } from '../define-rule';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDateEarliest = defineRule({
  id: 'delivery-date-earliest',
  title: 'Earliest delivery date',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'The delivery date must be at least {days} day after the shipping date, or after today if the shipping date is omitted.',
  message: "The carrier can't deliver that early. Specify {value} or later.",
  about: ({ catalogue }) => ({
    days: [...new Set(Object.values(catalogue.carriers).flatMap(({ delivery_date: date }) => date?.min_days ?? []))],
  }),
  check(subject) {
    const window = findDeliveryWindow(subject);
    return window && window.wished >= subject.today && window.wished < window.earliest
      ? [{ code: 'TOO_EARLY', field: 'setup.delivery_date', value: window.earliest }]
      : [];
  },
});
