import { describeRule } from '../../tests/rules/describe-rule';

const toChange = (amount: number): object => ({
  setup: { cash_on_delivery: { amount, tax: 0 } },
  products: [{ name: '茶器', quantity: 1, price: amount }],
});

describeRule('cash-on-delivery-approval', {
  operation: 'shipment-create',
  example: 'sagawa-cash-on-delivery',
  passing: [{}, { change: toChange(500_000) }],
  failing: [
    {
      change: toChange(500_001),
      expected: { code: 'TOO_MANY', field: 'setup.cash_on_delivery.amount', value: 500_000 },
    },
  ],
});
