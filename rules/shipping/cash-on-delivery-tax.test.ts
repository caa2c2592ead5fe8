import { describeRule } from '../../tests/rules/describe-rule';

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

describeRule('cash-on-delivery-tax', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}],
  failing: [
    {
      change: {
        setup: { cash_on_delivery: { amount: 8800, tax: 8801 } },
        products: [{ name: '文房具', quantity: 1, price: 8000 }],
      },
    },
  ],
});
