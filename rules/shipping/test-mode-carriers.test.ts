import { describeRule } from '../describe-rule';

const expected = {
  field: 'setup.test',
  code: 'NOT_SUPPORTED',
  value: ['yamato', 'sagawa', 'dhl', 'ups'],
  refusal: 'SHIPMENT_FAILED',
} as const;

describeRule('test-mode-carriers', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [{}],
  failing: [{ change: { setup: { carrier: 'fedex', service: 'fedex_international_economy' } }, expected }],
});

describeRule('test-mode-carriers', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}, { change: { setup: { test: false } } }],
  failing: [
    { change: { setup: { test: true } }, expected },
    // An account would not help, so none is asked for.
    { change: { setup: { test: true } }, accounts: [], expected },
  ],
});

describeRule('test-mode-carriers', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{}],
  failing: [{ change: { setup: { test: true } }, expected }],
});
