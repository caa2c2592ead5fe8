import { describeRule } from '../describe-rule';

describeRule('yamato-shipping-date', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{}],
  failing: [
    { change: { setup: { date: null, delivery_date: null } }, expected: { field: 'setup.date', code: 'REQUIRED' } },
  ],
});

describeRule('yamato-shipping-date', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { date: null } } }],
  failing: [{ change: { setup: { carrier: 'yamato', date: null } }, expected: { field: 'setup.date' } }],
});
