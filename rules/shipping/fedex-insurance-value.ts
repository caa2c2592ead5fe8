import { defineRule } from '../define-rule';
import { findCurrency } from './find-currency';
import { sumProducts } from './products';

export const fedexInsuranceValue = defineRule({
  id: 'fedex-insurance-value',
  title: "Insured amount doesn't exceed the value",
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "With {carriers}, `setup.insurance` can't exceed the value of all products after the discount.",
  message: "The insured amount can't exceed the value of the products, {value} {currency}. Lower the amount.",
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { insurance_limit: limit }]) =>
      limit === 'products' ? [type] : [],
    ),
  }),
  check(subject) {
    const insurance = subject.setup.number('insurance');
    if (subject.carrier?.insurance_limit !== 'products' || insurance === undefined) return [];
    const value = sumProducts(subject);
    const currency = findCurrency(subject);
    return value !== undefined && currency !== undefined && insurance > value
      ? [{ code: 'TOO_MANY', field: 'setup.insurance', value, params: { currency } }]
      : [];
  },
});
