import { describeRule } from '../../tests/rules/describe-rule';

const pen = { name: 'Pen', quantity: 1, price: 800 };

describeRule('origin-country', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}],
  failing: [
    { change: { products: [pen] }, expected: { field: 'products.0.origin_country', code: 'REQUIRED' } },
    {
      change: { products: [{ ...pen, origin_country: '' }] },
      expected: { field: 'products.0.origin_country', code: 'REQUIRED' },
    },
    {
      change: { products: [{ ...pen, origin_country: 'XX' }] },
      expected: { field: 'products.0.origin_country', code: 'INVALID_VALUE' },
    },
  ],
});

describeRule('origin-country', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}, { change: { products: [{ ...pen, origin_country: 'DE' }] } }],
  failing: [
    {
      change: { products: [{ ...pen, origin_country: 'UK' }] },
      expected: { field: 'products.0.origin_country', code: 'INVALID_VALUE' },
    },
  ],
});
