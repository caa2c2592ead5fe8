import { describeRule } from '../describe-rule';

const value = ['japanpost', 'dhl', 'fedex', 'ups'];

describeRule('insurance-carriers', {
  operation: 'shipment-create',
  example: 'pegasus',
  passing: [{}, { change: { setup: { insurance: 0 } } }],
  failing: [
    {
      change: { setup: { insurance: 1 } },
      expected: { field: 'setup.insurance', code: 'NOT_SUPPORTED', value },
    },
  ],
});

describeRule('insurance-carriers', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{ change: { setup: { insurance: 0 } } }],
  failing: [{ change: { setup: { insurance: 5000 } } }],
});

describeRule('insurance-carriers', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { insurance: 5000 } } }, { change: { setup: { insurance: 5000, carrier: 'ups' } } }],
  failing: [{ change: { setup: { insurance: 5000, carrier: 'pegasus' } } }],
});
