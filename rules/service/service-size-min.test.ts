import { describeRule } from '../../tests/rules/describe-rule';

describeRule('service-size-min', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{}, { change: { parcels: [{ width: 2, height: 11.5, depth: 23, weight: 480 }] } }],
  failing: [
    {
      change: { parcels: [{ width: 23, height: 2, depth: 11, weight: 480 }] },
      expected: { code: 'INSUFFICIENT', field: 'parcels.0', value: 11.5, given: '23 × 11' },
    },
  ],
});
