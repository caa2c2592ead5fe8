import { defineRule } from '../define-rule';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDateLatest = defineRule({
  id: 'delivery-date-latest',
  title: 'Latest delivery date',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'The delivery date can be {days|up to # days after the shipping date with %}. If the shipping date is omitted, the days are counted from today.',
  message: 'The delivery date is too late. Specify {value} or earlier.',
  about: ({ catalogue }) => ({
    days: Object.entries(catalogue.carriers).flatMap(([type, { delivery_date: date }]) =>
      date?.max_days ? [`${type} ${date.max_days}`] : [],
    ),
  }),
  check(subject) {
    const { wished = '', latest } = findDeliveryWindow(subject) ?? {};
    return latest !== undefined && wished > latest
      ? [{ code: 'TOO_LATE', field: 'setup.delivery_date', value: latest }]
      : [];
  },
});
