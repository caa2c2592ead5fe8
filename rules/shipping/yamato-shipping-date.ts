import { defineRule } from '../define-rule';

export const yamatoShippingDate = defineRule({
  id: 'yamato-shipping-date',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  statement: 'Yamato needs the shipping date in `setup.date`. For every other carrier it may be left out.',
  message: 'Yamato needs a shipping date. Give `setup.date` as YYYY-MM-DD.',
  check: ({ carrier, setup }) =>
    carrier?.shipping_date.required && !setup.has('date') ? [{ code: 'REQUIRED', field: 'setup.date' }] : [],
});
