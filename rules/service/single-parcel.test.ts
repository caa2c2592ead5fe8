import { describeRule } from '../describe-rule';

const parcel = { width: 30, height: 10, depth: 22, weight: 1250 };

describeRule('single-parcel', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}],
  failing: [
    { change: { parcels: [parcel, parcel] }, expected: { field: 'parcels', code: 'TOO_MANY', value: 1, given: 2 } },
    { change: { parcels: [{ ...parcel, amount: 2 }] } },
    { change: { setup: { pack_amount: 5 } }, expected: { field: 'setup.pack_amount', code: 'TOO_MANY', value: 1 } },
  ],
});

describeRule('single-parcel', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { parcels: [parcel, parcel] } }],
  failing: [{ change: { setup: { carrier: 'japanpost' }, parcels: [parcel, parcel] } }],
});
