import { describeRule } from '../../tests/rules/describe-rule';

const box = (width: number, height: number, depth: number) => [{ width, height, depth, weight: 900 }];

describeRule('service-size-max', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    { change: { setup: { pack_size: null }, parcels: box(60, 50, 50) } },
    { change: { setup: { service: 'sagawa_large', pack_size: null }, parcels: box(160, 50, 50) } },
  ],
  failing: [
    {
      change: { setup: { pack_size: null }, parcels: box(60, 50, 50.1) },
      expected: { code: 'TOO_MANY', field: 'parcels.0', value: 160, given: 160.1 },
    },
    {
      change: { setup: { service: 'sagawa_large', pack_size: null }, parcels: box(400, 100, 100) },
      expected: { value: 260, given: 600 },
    },
  ],
});

describeRule('service-size-max', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [],
  failing: [
    {
      change: { setup: { pack_size: null }, parcels: box(150, 100, 100) },
      expected: { code: 'TOO_MANY', field: 'parcels.0', value: 200, given: 350 },
    },
  ],
});
