import { describeRule } from '../../tests/rules/describe-rule';

const parcel = { width: 10, height: 10, depth: 10, weight: 500 };

describeRule('pieces-max', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [{ change: { parcels: [{ ...parcel, amount: 98 }, parcel] } }],
  failing: [
    {
      change: { parcels: [{ ...parcel, amount: 99 }, parcel] },
      expected: { field: 'parcels', code: 'TOO_MANY', value: 99, given: 100, params: { pieces: 100 } },
    },
    // Fifty parcels of two pieces.
    { change: { parcels: Array.from({ length: 50 }, () => ({ ...parcel, amount: 2 })) } },
  ],
});

describeRule('pieces-max', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{ change: { parcels: [{ ...parcel, amount: 99 }] } }],
  failing: [{ change: { parcels: [{ ...parcel, amount: 99 }, parcel] }, expected: { rejection: 'YAMATO_EF029001' } }],
});

describeRule('pieces-max', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { parcels: [{ ...parcel, amount: 99 }] } }],
  failing: [{ change: { setup: { carrier: 'ups' }, parcels: [{ ...parcel, amount: 99 }, parcel] } }],
});
