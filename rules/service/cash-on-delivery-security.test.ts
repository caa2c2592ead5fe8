import { describeRule } from '../../tests/rules/describe-rule';

const toChange = (amount: number, security_service: boolean): object => ({
  setup: { cash_on_delivery: { amount, tax: 0 }, security_service },
  products: [{ name: '茶器', quantity: 1, price: amount }],
});

describeRule('cash-on-delivery-security', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}, { change: toChange(300_000, false) }, { change: toChange(300_001, true) }],
  failing: [
    {
      change: toChange(300_001, false),
      expected: { code: 'REQUIRED', field: 'setup.security_service', params: { limit: 300_000 } },
    },
  ],
});

describeRule('cash-on-delivery-security', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}],
  failing: [
    {
      change: {
        setup: { carrier: 'yuupack', cash_on_delivery: { amount: 300_001, tax: 0 } },
        products: [{ name: '茶器', quantity: 1, price: 300_001 }],
      },
    },
  ],
});
