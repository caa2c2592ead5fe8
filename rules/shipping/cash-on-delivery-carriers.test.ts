import { describeRule } from '../describe-rule';

const cash_on_delivery = { amount: 8800, tax: 800 };

describeRule('cash-on-delivery-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}],
  failing: [
    {
      change: { setup: { cash_on_delivery } },
      expected: { field: 'setup.cash_on_delivery', code: 'NOT_SUPPORTED', value: ['yamato', 'sagawa', 'yuupack'] },
    },
  ],
});

describeRule('cash-on-delivery-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { cash_on_delivery }, products: [{ name: '文房具', quantity: 1, price: 8000 }] } }],
  failing: [
    {
      change: {
        setup: { cash_on_delivery, carrier: 'yuumail', pack_size: '0' },
        products: [{ name: '文房具', quantity: 1, price: 8000 }],
      },
    },
  ],
});
