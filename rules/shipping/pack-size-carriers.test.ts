import { describeRule } from '../describe-rule';

const value = ['yamato', 'sagawa', 'yuupack'];

describeRule('pack-size-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}, { change: { setup: { pack_size: '0' } } }],
  failing: [
    { change: { setup: { pack_size: '80' } }, expected: { field: 'setup.pack_size', code: 'NOT_SUPPORTED', value } },
  ],
});

describeRule('pack-size-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}, { change: { setup: { carrier: 'yuupack' } } }],
  failing: [{ change: { setup: { carrier: 'yuupacket' } } }],
});
