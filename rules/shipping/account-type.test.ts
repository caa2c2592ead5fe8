import { describeRule } from '../../tests/rules/describe-rule';

describeRule('account-type', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    { change: { setup: { carrier_id: 'dhlAccount0000000' } } },
    { change: { setup: { carrier: null, carrier_id: 'dhlAccount0000000' } } },
  ],
  failing: [
    {
      change: { setup: { carrier_id: 'fedexAccount00000' } },
      expected: { field: 'setup.carrier_id', code: 'INVALID', params: { type: 'fedex', carrier: 'dhl' } },
    },
  ],
});

describeRule('account-type', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { carrier: 'dhl', carrier_id: 'dhlAccount0000000' } } }],
  failing: [{ change: { setup: { carrier: 'dhl', carrier_id: 'upsAccount0000000' } } }],
});
