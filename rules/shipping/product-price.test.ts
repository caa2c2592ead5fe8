import { describeRule } from '../../tests/rules/describe-rule';

describeRule('product-price', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{ change: { products: [{ name: 'Catalogue', quantity: 1, price: 0, origin_country: 'JP' }] } }],
  failing: [
    {
      change: {
        products: [
          { name: 'Pen', quantity: 1, price: 800, origin_country: 'JP' },
          { name: 'Ink', quantity: 1, origin_country: 'JP' },
        ],
      },
      expected: { field: 'products.1.price', code: 'REQUIRED' },
    },
  ],
});

describeRule('product-price', {
  operation: 'shipment-create',
  example: 'sagawa-cash-on-delivery',
  passing: [{}, { change: { setup: { cash_on_delivery: null }, products: [{ name: '文房具', quantity: 2 }] } }],
  failing: [
    {
      change: { products: [{ name: '文房具', quantity: 2 }] },
      expected: { field: 'products.0.price', code: 'REQUIRED' },
    },
  ],
});
