import { defineRule } from '../define-rule';

export const yamatoShippingDate = defineRule({
  id: 'yamato-shipping-date',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: "Yamato requires the shipping date in `setup.date`. With all other carriers, it's optional.",
  message: 'Yamato requires a shipping date. Specify `setup.date` as YYYY-MM-DD.',
  check: ({ carrier, setup }) =>
    carrier?.shipping_date.required && !setup.has('date') ? [{ code: 'REQUIRED', field: 'setup.date' }] : [],
});
