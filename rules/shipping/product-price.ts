import { defineRule } from '../define-rule';
import { checkProducts } from './products';

export const productPrice = defineRule({
  id: 'product-price',
  title: 'Price of every product is required',
  subject: 'shipping',
  operations: ['shipment-create'],
  isOptionalForRates: true,
  source: 'assumed',
  statement: 'International shipments and cash on delivery require the `price` of each product.',
  message: 'For international shipments and cash on delivery, specify the unit price.',
  check: (subject) =>
    subject.isCrossBorder || subject.setup.has('cash_on_delivery')
      ? checkProducts(subject, (product, field) =>
          product.isMissing('price') ? [{ code: 'REQUIRED', field: `${field}.price` }] : [],
        )
      : [],
});
