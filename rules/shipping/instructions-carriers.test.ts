import { describeRule } from '../describe-rule';

describeRule('instructions-carriers', {
  operation: 'shipment-create',
  example: 'yuumail',
  passing: [{}, { change: { setup: { instructions: [] } } }],
  failing: [
    {
      change: { setup: { instructions: ['110'] } },
      expected: { field: 'setup.instructions', code: 'NOT_SUPPORTED', value: ['seino'] },
    },
  ],
});

describeRule('instructions-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}],
  failing: [{ change: { setup: { service: 'custom' } } }],
});

describeRule('instructions-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { instructions: ['110'] } } }],
  failing: [{ change: { setup: { carrier: 'yuupack', instructions: ['110'] } } }],
});
