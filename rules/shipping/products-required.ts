import { defineRule } from '../define-rule';

export const productsRequired = defineRule({
  id: 'products-required',
  title: 'Products are required',
  subject: 'shipping',
  scope: 'international',
  operations: ['rates-list'],
  source: 'assumed',
  statement:
    'International shipments require at least one product in `products`. For domestic shipments, products are optional.',
  message: 'For international shipments, specify at least one product.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('products') ? [{ code: 'REQUIRED', field: 'products' }] : [],
});
