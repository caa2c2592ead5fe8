import { multiplyDecimals, sumDecimals } from '../decimals';
import { defineRule } from '../define-rule';
import { discountPrice } from '../discount-price';
import { findCurrency } from './find-currency';
import type { ShippingSubject } from './subject';

export const fedexInsuranceValue = defineRule({
  id: 'fedex-insurance-value',
  title: "Insured amount doesn't exceed the value",
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "With {carriers}, `setup.insurance` can't exceed the value of all products after the discount.",
  message: "The insured amount can't exceed the value of the products, {value}. Lower the amount.",
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { insurance_limit: limit }]) =>
      limit === 'products' ? [type] : [],
    ),
  }),
  check(subject) {
    const insurance = subject.setup.number('insurance');
    if (subject.carrier?.insurance_limit !== 'products' || insurance === undefined) return [];
    const value = sumProducts(subject);
    return value !== undefined && insurance > value ? [{ code: 'TOO_MANY', field: 'setup.insurance', value }] : [];
  },
});

/** The value of all products; undefined while a price, a quantity or the currency is missing or wrong. */
function sumProducts(subject: ShippingSubject): number | undefined {
  const { setup, products } = subject;
  const discount = setup.number('discount') ?? 0;
  const currency = findCurrency(subject);
  if (currency === undefined) return undefined;
  const values = products.map((product) => {
    const [price, quantity] = [product.number('price'), product.number('quantity')];
    return price === undefined || quantity === undefined
      ? NaN
      : multiplyDecimals(discountPrice(price, discount, currency), quantity);
  });
  const total = sumDecimals(values);
  return values.length > 0 && total >= 0 ? total : undefined;
}
