import { describeRule } from '../../tests/rules/describe-rule';

const parcel = { width: 30, height: 10, depth: 22 };

describeRule('service-weight-max', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [
    { change: { parcels: [{ ...parcel, weight: 30_000 }] } },
    { change: { setup: { service: 'japanpost_epacket_light', insurance: 0 }, parcels: [{ ...parcel, weight: 2000 }] } },
  ],
  failing: [
    {
      change: { parcels: [{ ...parcel, weight: 30_001 }] },
      expected: { field: 'parcels.0.weight', code: 'TOO_MANY', value: 30_000, params: { services: [] } },
    },
    {
      change: { setup: { service: 'japanpost_epacket_light', insurance: 0 }, parcels: [{ ...parcel, weight: 2001 }] },
      expected: {
        value: 2000,
        params: { services: ['japanpost_ems', 'japanpost_air_parcel', 'japanpost_sea_parcel'] },
      },
    },
  ],
});

describeRule('service-weight-max', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [
    { change: { parcels: [{ ...parcel, weight: 70_000 }] } },
    { change: { setup: { service: 'ups_worldwide_express_freight' }, parcels: [{ ...parcel, weight: 85_000 }] } },
  ],
  failing: [{ change: { parcels: [{ ...parcel, weight: 85_000 }] }, expected: { value: 70_000 } }],
});

describeRule('service-weight-max', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { setup: { pack_size: '160' }, parcels: [{ ...parcel, weight: 30_000 }] } }],
  failing: [
    { change: { setup: { pack_size: '160' }, parcels: [{ ...parcel, weight: 30_001 }] }, expected: { value: 30_000 } },
    {
      change: { setup: { service: 'sagawa_large', pack_size: '170' }, parcels: [{ ...parcel, weight: 300_000 }] },
      expected: { value: 50_000 },
    },
  ],
});
