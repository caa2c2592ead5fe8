import { describeRule } from '../describe-rule';

describeRule('products-required', {
  operation: 'rates-list',
  example: 'international',
  passing: [
    {},
    { change: { to_address: { country: 'JP', province: '', zip: '604-8005' }, products: null, customs: null } },
  ],
  failing: [{ change: { products: null }, expected: { field: 'products', code: 'REQUIRED' } }],
});
