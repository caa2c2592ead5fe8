import { defineRule } from '../define-rule';
import { isCountry, listCountries } from './countries';
import { checkProducts } from './products';

/** The form that the schema asks for; what has another is told there. */
const CODE = /^[A-Z]{2}$/;

export const originCountry = defineRule({
  id: 'origin-country',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'Across borders every product needs its `origin_country`. Wherever it is given, it is a code of ISO 3166-1 alpha-2.',
  message: 'Give the country in which the product was made, as a code of ISO 3166-1 alpha-2.',
  check: (subject) =>
    checkProducts(subject, (product, at) => {
      const field = `${at}.origin_country`;
      if (product.isMissing('origin_country')) return subject.isCrossBorder ? [{ code: 'REQUIRED', field }] : [];
      const country = product.text('origin_country') ?? '';
      return CODE.test(country) && !isCountry(subject.contract, country)
        ? [{ code: 'INVALID_VALUE', field, value: listCountries(subject.contract) }]
        : [];
    }),
});
