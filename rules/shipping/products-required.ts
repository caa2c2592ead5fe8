import { defineRule } from '../define-rule';

export const productsRequired = defineRule({
  id: 'products-required',
  subject: 'shipping',
  operations: ['rates-list'],
  source: 'assumed',
  statement: 'Across borders `products` is required, with one product at least. Within Japan it may be left out.',
  message: 'Across borders give at least one product.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('products') ? [{ code: 'REQUIRED', field: 'products' }] : [],
});
