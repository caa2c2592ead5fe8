import { describeRule } from '../../tests/rules/describe-rule';

describeRule('cash-on-delivery-required', {
  operation: 'shipment-create',
  example: 'yamato-collect',
  passing: [{}, { change: { setup: { service: 'yamato_regular', cash_on_delivery: null } } }],
  failing: [
    {
      change: { setup: { cash_on_delivery: null } },
      expected: { field: 'setup.cash_on_delivery', code: 'REQUIRED', rejection: 'YAMATO_EF011020' },
    },
  ],
});
