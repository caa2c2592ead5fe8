import { describeRule } from '../../tests/rules/describe-rule';

const small = { width: 100, height: 100, depth: 100, weight: 1000 };

describeRule('freight-threshold', {
  operation: 'shipment-create',
  example: 'ups-freight',
  passing: [
    {},
    { change: { parcels: [{ ...small, weight: 70_001 }] } },
    { change: { parcels: [{ ...small, height: 154.5 }] } },
    { change: { parcels: [{ ...small, depth: 155 }] } },
    // One such parcel is enough.
    { change: { parcels: [small, { ...small, width: 155 }] } },
    { change: { setup: { service: 'ups_worldwide_saver' }, parcels: [small] } },
  ],
  failing: [
    {
      change: { parcels: [{ width: 154, height: 154, depth: 154, weight: 70_000 }] },
      expected: {
        field: 'parcels',
        code: 'NOT_SUPPORTED_BY_SERVICE',
        value: [
          'ups_worldwide_saver',
          'ups_worldwide_express',
          'ups_worldwide_express_plus',
          'ups_worldwide_expedited',
        ],
        params: { kg: 70, cm: 154 },
      },
    },
    // Two lighter pieces do not make one heavy parcel.
    { change: { parcels: [{ ...small, weight: 40_000, amount: 2 }] } },
    { change: { setup: { service: 'ups_worldwide_express_freight_mid_day' }, parcels: [small] } },
  ],
});
