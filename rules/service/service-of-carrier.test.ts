import { describeRule } from '../../tests/rules/describe-rule';

describeRule('service-of-carrier', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}, { change: { setup: { service: 'sagawa_large', pack_size: '170' } } }],
  failing: [
    {
      change: { setup: { service: 'yamato_regular' } },
      expected: { field: 'setup.service', code: 'INVALID_VALUE', value: ['sagawa_regular', 'sagawa_large'] },
    },
    // The account names the carrier.
    { change: { setup: { carrier: null, carrier_id: 'sagawaAccount0000', service: 'dhl_express_worldwide' } } },
  ],
});
