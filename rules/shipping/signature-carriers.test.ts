import { describeRule } from '../describe-rule';

describeRule('signature-carriers', {
  operation: 'shipment-create',
  example: 'pegasus',
  passing: [{}, { change: { setup: { signature: false } } }],
  failing: [
    {
      change: { setup: { signature: true } },
      expected: { field: 'setup.signature', code: 'NOT_SUPPORTED', value: ['dhl', 'fedex', 'ups'] },
    },
  ],
});

describeRule('signature-carriers', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { signature: true } } }, { change: { setup: { signature: true, carrier: 'fedex' } } }],
  failing: [{ change: { setup: { signature: true, carrier: 'japanpost' } } }],
});
