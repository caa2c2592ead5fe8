import { defineRule } from '../define-rule';

export const shippingDatePast = defineRule({
  id: 'shipping-date-past',
  title: "Shipping date isn't in the past",
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'The shipping date in `setup.date` must be today or later, in Japan time.',
  message: 'The shipping date is in the past. Specify {value} or later.',
  check: ({ shippingDate, today }) =>
    shippingDate !== undefined && shippingDate < today
      ? [{ code: 'TOO_EARLY', field: 'setup.date', value: today }]
      : [],
});
