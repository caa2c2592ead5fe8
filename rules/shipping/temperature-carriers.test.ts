import { describeRule } from '../describe-rule';

const value = ['yamato', 'sagawa', 'yuupack'];

describeRule('temperature-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}, { change: { setup: { temperature: 'regular' } } }],
  failing: [
    {
      change: { setup: { temperature: 'fresh' } },
      expected: { field: 'setup.temperature', code: 'NOT_SUPPORTED', value },
    },
  ],
});

describeRule('temperature-carriers', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}, { change: { setup: { temperature: 'frozen' } } }],
  failing: [
    {
      change: { setup: { service: 'custom', temperature: 'frozen' } },
      // In-house shipping takes no other field of Yu-Pack either.
      also: ['delivery-date-carriers', 'delivery-time-carriers', 'pack-size-carriers', 'lower-half-services'],
    },
  ],
});

describeRule('temperature-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { temperature: 'frozen' } } }],
  failing: [{ change: { setup: { temperature: 'frozen', carrier: 'yuumail', pack_size: '0' } } }],
});
