import { describeRule } from '../describe-rule';

describeRule('yamato-shipping-date', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{}],
  failing: [
    { change: { setup: { date: null, delivery_date: null } }, expected: { field: 'setup.date', code: 'REQUIRED' } },
  ],
});
