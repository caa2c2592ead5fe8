import { describeRule } from '../../tests/rules/describe-rule';

describeRule('service-side-max', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{}, { change: { parcels: [{ width: 34, height: 2, depth: 24, weight: 480 }] } }],
  failing: [
    {
      change: { parcels: [{ width: 34.1, height: 2, depth: 22, weight: 480 }] },
      expected: { code: 'TOO_MANY', field: 'parcels.0', value: 34, given: 34.1 },
    },
  ],
});
