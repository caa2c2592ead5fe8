import { describeRule } from '../../tests/rules/describe-rule';

describeRule('pack-size-classes', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    { change: { setup: { pack_size: '160' } } },
    { change: { setup: { pack_size: '0' } } },
    { change: { setup: { service: 'sagawa_large', pack_size: '170' } } },
    // A smaller class than that of the parcel is the warning of `pack-size-measured`.
    {
      change: {
        setup: { service: 'sagawa_large', pack_size: '160' },
        parcels: [{ width: 60, height: 50, depth: 50, weight: 31_000 }],
      },
    },
  ],
  failing: [
    { change: { setup: { pack_size: '170' } }, expected: { field: 'setup.pack_size' } },
    {
      change: { setup: { pack_size: '120' } },
      expected: {
        field: 'setup.pack_size',
        code: 'INVALID_VALUE',
        value: ['60', '80', '100', '140', '160'],
      },
    },
    {
      change: { setup: { service: 'sagawa_large', pack_size: '160' } },
      expected: { value: ['170', '180', '200', '220', '240', '260'] },
    },
  ],
});

describeRule('pack-size-classes', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [
    { change: { setup: { pack_size: '120' } } },
    { change: { setup: { carrier: 'yamato', pack_size: '200' } } },
  ],
  failing: [{ change: { setup: { carrier: 'yuupack', pack_size: '180' } } }],
});
