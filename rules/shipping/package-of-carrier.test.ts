import { describeRule } from '../../tests/rules/describe-rule';

describeRule('package-of-carrier', {
  operation: 'shipment-create',
  example: 'fedex',
  passing: [{}, { change: { parcels: [{ width: 9, height: 8, depth: 7, weight: 260, package: 'dhl_flyer' }] } }],
  failing: [
    {
      change: { parcels: [{ package: 'fedex_box' }, { package: 'dhl_flyer' }] },
      expected: {
        field: 'parcels.1.package',
        code: 'INVALID_VALUE',
        value: ['fedex_envelope', 'fedex_pak', 'fedex_box', 'fedex_tube', 'fedex_10kg_box', 'fedex_25kg_box'],
        rejection: 'SHIPMENT_FAILED',
      },
    },
  ],
});

describeRule('package-of-carrier', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { carrier: 'dhl' }, parcels: [{ package: 'dhl_box_7' }] } }],
  failing: [{ change: { setup: { carrier: 'dhl' }, parcels: [{ package: 'fedex_pak' }] } }],
});
