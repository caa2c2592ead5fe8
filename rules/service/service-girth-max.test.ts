import { describeRule } from '../../tests/rules/describe-rule';

describeRule('service-girth-max', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}, { change: { parcels: [{ width: 120, height: 50, depth: 40, weight: 1250 }] } }],
  failing: [
    {
      change: { parcels: [{ width: 40, height: 51, depth: 120, weight: 1250 }] },
      expected: { code: 'TOO_MANY', field: 'parcels.0', value: 300, given: 302 },
    },
  ],
});
