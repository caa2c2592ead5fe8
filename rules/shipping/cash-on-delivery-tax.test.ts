import { describeRule } from '../describe-rule';

describeRule('cash-on-delivery-tax', {
  operation: 'shipment-create',
  example: 'sagawa-cash-on-delivery',
  passing: [{}, { change: { setup: { cash_on_delivery: { tax: 8800 } } } }],
  failing: [
    {
      change: { setup: { cash_on_delivery: { tax: 8801 } } },
      expected: { field: 'setup.cash_on_delivery.tax', code: 'TOO_MANY', value: 8800 },
    },
  ],
});
