import { describeRule } from '../describe-rule';

describeRule('insurance-services', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [
    {},
    { change: { setup: { service: 'japanpost_sea_parcel' } } },
    { change: { setup: { service: 'japanpost_epacket', insurance: 0 } } },
  ],
  failing: [
    {
      change: { setup: { service: 'japanpost_epacket' } },
      expected: {
        field: 'setup.insurance',
        code: 'NOT_SUPPORTED',
        value: ['japanpost_ems', 'japanpost_air_parcel', 'japanpost_sea_parcel'],
      },
    },
  ],
});
