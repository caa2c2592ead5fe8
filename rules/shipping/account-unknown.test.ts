import { describeRule } from '../../tests/rules/describe-rule';

describeRule('account-unknown', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{}, { change: { setup: { carrier_id: 'dhlAccount0000000' } } }],
  failing: [
    {
      change: { setup: { carrier_id: 'Hq4vT8sLm2Xc9RwJd' } },
      expected: { field: 'setup.carrier_id', code: 'NOT_FOUND', rejection: undefined },
    },
    { change: { setup: { carrier: null, carrier_id: 'Hq4vT8sLm2Xc9RwJd' } } },
    { change: { setup: { carrier_id: 'dhlAccount0000000' } }, accounts: [] },
  ],
});

describeRule('account-unknown', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { carrier_id: 'dhlAccount0000000' } } }],
  failing: [{ change: { setup: { carrier_id: 'Hq4vT8sLm2Xc9RwJd' } } }],
});
