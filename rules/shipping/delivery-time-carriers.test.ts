import { describeRule } from '../describe-rule';

describeRule('delivery-time-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}, { change: { setup: { delivery_time: 'not-specified' } } }],
  failing: [
    {
      change: { setup: { delivery_time: '14-16' } },
      expected: { field: 'setup.delivery_time', code: 'NOT_SUPPORTED', value: ['yamato', 'sagawa', 'yuupack'] },
    },
  ],
});
