import { describeRule } from '../../tests/rules/describe-rule';

describeRule('fedex-insurance-value', {
  operation: 'shipment-create',
  example: 'fedex',
  // Four pens at 38.25.
  passing: [{ change: { setup: { insurance: 153 } } }, { change: { setup: { insurance: 137.68, discount: 10 } } }],
  failing: [
    {
      change: { setup: { insurance: 153.01 } },
      expected: { field: 'setup.insurance', code: 'TOO_MANY', value: 153 },
    },
    { change: { setup: { insurance: 137.69, discount: 10 } }, expected: { value: 137.68 } },
  ],
});

describeRule('fedex-insurance-value', {
  operation: 'rates-list',
  example: 'international',
  // Two pens at 5,000 yen; only FedEx compares.
  passing: [
    { change: { setup: { carrier: 'fedex', insurance: 10000 } } },
    { change: { setup: { carrier: 'dhl', insurance: 10001 } } },
    { change: { setup: { insurance: 10001 } } },
  ],
  failing: [{ change: { setup: { carrier: 'fedex', insurance: 10001 } } }],
});
