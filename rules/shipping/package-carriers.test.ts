import { describeRule } from '../../tests/rules/describe-rule';

const expected = { code: 'INVALID', params: { carriers: ['dhl', 'fedex'] } } as const;

describeRule('package-carriers', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [
    {},
    // Dimensions win over a package.
    { change: { parcels: [{ width: 25, height: 8, depth: 20, weight: 1100, package: 'fedex_pak' }] } },
  ],
  failing: [
    {
      change: { parcels: [{ package: 'fedex_pak', weight: 260 }] },
      expected: { ...expected, field: 'parcels.0.package', rejection: 'SHIPMENT_FAILED' },
    },
    {
      change: {
        parcels: [
          { width: 25, height: 8, depth: 20, weight: 1100 },
          { width: 25, height: 8, weight: 1100, package: 'dhl_flyer' },
        ],
      },
      expected: { field: 'parcels.1.package', rejection: 'SHIPMENT_FAILED' },
    },
  ],
});

describeRule('package-carriers', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{ change: { parcels: [{ width: 25, height: 8, depth: 20, weight: 1100 }] } }],
  failing: [
    // The route is within Japan, where neither of them ships.
    {
      change: { parcels: [{ package: 'dhl_flyer' }] },
      expected: { code: 'INVALID', params: { carriers: [] }, rejection: 'SHIPMENT_FAILED' },
    },
  ],
});

describeRule('package-carriers', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { parcels: [{ package: 'fedex_pak' }] } }],
  failing: [{ change: { setup: { carrier: 'ups' }, parcels: [{ package: 'fedex_pak' }] }, expected }],
});
