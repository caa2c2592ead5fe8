import { describeRule } from '../describe-rule';

const parcel = { width: 30, height: 10, depth: 22 };

describeRule('service-weight-max', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [
    { change: { parcels: [{ ...parcel, weight: 30_000 }] } },
    { change: { setup: { service: 'japanpost_epacket', insurance: 0 }, parcels: [{ ...parcel, weight: 2000 }] } },
  ],
  failing: [
    {
      change: { parcels: [{ ...parcel, weight: 30_001 }] },
      expected: { field: 'parcels.0.weight', code: 'TOO_MANY', value: 30_000 },
    },
    {
      change: { setup: { service: 'japanpost_epacket', insurance: 0 }, parcels: [{ ...parcel, weight: 2001 }] },
      expected: { value: 2000 },
    },
  ],
});
