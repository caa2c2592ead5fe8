import { defineRule } from '../define-rule';
import { checkProducts } from './products';

export const productPrice = defineRule({
  id: 'product-price',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Across borders and for cash on delivery every product needs its `price`.',
  message: 'Across borders and for cash on delivery give the price of one piece.',
  check: (subject) =>
    subject.isCrossBorder || subject.setup.has('cash_on_delivery')
      ? checkProducts(subject, (product, field) =>
          product.isMissing('price') ? [{ code: 'REQUIRED', field: `${field}.price` }] : [],
        )
      : [],
});
