import { describeRule } from '../describe-rule';

describeRule('cash-on-delivery-services', {
  operation: 'shipment-create',
  example: 'yamato-collect',
  passing: [{}, { change: { setup: { service: 'yamato_regular', cash_on_delivery: null } } }],
  failing: [
    {
      change: { setup: { service: 'yamato_regular' } },
      expected: { field: 'setup.cash_on_delivery', code: 'NOT_SUPPORTED', value: ['yamato_collect'] },
    },
    // Told once, even when the amount is too large as well.
    { change: { setup: { service: 'yamato_compact', cash_on_delivery: { amount: 300_001 } } } },
  ],
});

describeRule('cash-on-delivery-services', {
  operation: 'shipment-create',
  example: 'sagawa-cash-on-delivery',
  passing: [{}],
  failing: [
    {
      change: { setup: { service: 'sagawa_large', pack_size: '170' } },
      expected: { value: ['sagawa_regular'] },
    },
  ],
});
