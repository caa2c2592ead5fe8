import { describeRule } from '../describe-rule';

const value = ['yamato', 'sagawa', 'yuupack'];

describeRule('delivery-time-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}, { change: { setup: { delivery_time: 'not-specified' } } }],
  failing: [
    {
      change: { setup: { delivery_time: '14-16' } },
      expected: { field: 'setup.delivery_time', code: 'NOT_SUPPORTED', value },
    },
  ],
});

describeRule('delivery-time-carriers', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{ change: { setup: { delivery_time: 'not-specified' } } }],
  failing: [{ change: { setup: { delivery_time: '14-16' } }, expected: { value } }],
});

describeRule('delivery-time-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { delivery_time: '14-16' } } }],
  failing: [{ change: { setup: { delivery_time: '14-16', carrier: 'yuupacket', pack_size: '0' } } }],
});
