import { defineRule } from '../define-rule';
import { chooseValue } from '../quick-fix/quick-fix';
import { isCountry, listCountries } from './countries';
import { checkProducts } from './products';

/** The format that the schema requires; the schema reports other values. */
const CODE = /^[A-Z]{2}$/;

export const originCountry = defineRule({
  id: 'origin-country',
  title: 'Country of origin is required',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  isOptionalForRates: true,
  source: 'assumed',
  statement:
    'International shipments require the `origin_country` of each product; a request for rates can omit it. If specified, it must be an ISO 3166-1 alpha-2 code.',
  message: 'Specify the country of origin as an ISO 3166-1 alpha-2 code.',
  check: (subject) =>
    checkProducts(subject, (product, at) => {
      const field = `${at}.origin_country`;
      if (product.isMissing('origin_country')) return subject.isCrossBorder ? [{ code: 'REQUIRED', field }] : [];
      const country = product.text('origin_country') ?? '';
      return CODE.test(country) && !isCountry(subject.contract, country)
        ? [{ code: 'INVALID_VALUE', field, value: listCountries(subject.contract) }]
        : [];
    }),
  fix: ({ field }, { contract }) => chooseValue(field, listCountries(contract) as string[]),
});
