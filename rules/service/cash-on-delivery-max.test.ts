import { describeRule } from '../../tests/rules/describe-rule';

describeRule('cash-on-delivery-max', {
  operation: 'shipment-create',
  example: 'yamato-collect',
  passing: [{ change: { setup: { cash_on_delivery: { amount: 300_000 } } } }],
  failing: [
    {
      change: { setup: { cash_on_delivery: { amount: 300_001 } } },
      expected: {
        field: 'setup.cash_on_delivery.amount',
        code: 'TOO_MANY',
        value: 300_000,
        rejection: 'YAMATO_EF011020',
      },
    },
  ],
});

describeRule('cash-on-delivery-max', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [
    {
      change: {
        setup: { cash_on_delivery: { amount: 2_000_000, tax: 0 }, security_service: true },
        products: [{ name: '茶器', quantity: 1, price: 2_000_000 }],
      },
    },
  ],
  failing: [
    {
      change: {
        setup: { cash_on_delivery: { amount: 2_000_001, tax: 0 }, security_service: true },
        products: [{ name: '茶器', quantity: 1, price: 2_000_001 }],
      },
    },
  ],
});

describeRule('cash-on-delivery-max', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [
    {
      change: {
        setup: { cash_on_delivery: { amount: 300_001, tax: 0 } },
        products: [{ name: '文房具', quantity: 1, price: 300_001 }],
      },
    },
  ],
  failing: [
    {
      change: {
        setup: { carrier: 'yamato', cash_on_delivery: { amount: 300_001, tax: 0 } },
        products: [{ name: '文房具', quantity: 1, price: 300_001 }],
      },
    },
  ],
});
