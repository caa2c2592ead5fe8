import { defineRule } from '../define-rule';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDateLatest = defineRule({
  id: 'delivery-date-latest',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'Some carriers take a delivery date only so many days after the shipping date: {days}. Without a shipping date it is counted from today.',
  message: 'The carrier does not take a delivery date that late. Give {value} or an earlier day.',
  about: ({ catalogue }) => ({
    days: Object.entries(catalogue.carriers).flatMap(([type, { delivery_date: date }]) =>
      date?.max_days ? [`${type} ${date.max_days}`] : [],
    ),
  }),
  check(subject) {
    const { wished = '', latest } = findDeliveryWindow(subject) ?? {};
    return latest !== undefined && wished > latest
      ? [{ code: 'INVALID', field: 'setup.delivery_date', value: latest }]
      : [];
  },
});
