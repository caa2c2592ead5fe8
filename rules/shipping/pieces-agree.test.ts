import { describeRule } from '../../tests/rules/describe-rule';

const parcel = { width: 10, height: 10, depth: 10, weight: 500 };

describeRule('pieces-agree', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [
    { change: { parcels: [{ ...parcel, amount: 2 }, parcel] } },
    { change: { setup: { pack_amount: 3 }, parcels: [{ ...parcel, amount: 2 }, parcel] } },
  ],
  failing: [
    {
      change: { setup: { pack_amount: 5 }, parcels: [parcel] },
      expected: {
        ...{ field: 'setup.pack_amount', code: 'INVALID_VALUE', value: [1], params: { amount: 5, pieces: 1 } },
      },
    },
    { change: { setup: { pack_amount: 1 }, parcels: [{ ...parcel, amount: 5 }] } },
  ],
});

// Within Japan, the setup counts the pieces.
describeRule('pieces-agree', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { pack_amount: 2 }, parcels: [parcel] } }],
  failing: [],
});

describeRule('pieces-agree', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { pack_amount: 2 }, parcels: [{ ...parcel, amount: 2 }] } }],
  failing: [{ change: { setup: { carrier: 'dhl', pack_amount: 2 }, parcels: [parcel] } }],
});
