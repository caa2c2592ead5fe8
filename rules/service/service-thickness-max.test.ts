import { describeRule } from '../../tests/rules/describe-rule';

const parcel = { width: 31, height: 3, depth: 22, weight: 480 };

describeRule('service-thickness-max', {
  operation: 'shipment-create',
  example: 'yuupacket',
  passing: [{}, { change: { parcels: [parcel] } }, { change: { parcels: [{ ...parcel, width: 3, height: 31 }] } }],
  failing: [
    {
      change: { parcels: [{ ...parcel, height: 3.1 }] },
      expected: { code: 'TOO_MANY', field: 'parcels.0', value: 3 },
    },
  ],
});

describeRule('service-thickness-max', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{ change: { parcels: [{ ...parcel, height: 20 }] } }],
  failing: [],
});
