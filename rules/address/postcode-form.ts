import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { addLostZeros, getPostcodeForms, hasPostcodeForm } from './postcodes';

export const postcodeForm = defineRule({
  id: 'postcode-form',
  title: 'Form of the postal code',
  subject: 'address',
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'Outside Japan, `zip` has the form of the postal codes of the country, with or without blanks and hyphens. If it has another one, `warnings` reports it.',
  message:
    'The postal code {zip} does not have the form of those of {country}. Specify {forms}, where 9 is a digit and A a letter.',
  check: ({ contract, addresses }) =>
    addresses.flatMap(({ at, address }): Finding[] => {
      const [zip = '', country = ''] = [address.text('zip'), address.text('country')];
      const isOther =
        zip !== '' && !hasPostcodeForm(contract, country, zip) && addLostZeros(contract, country, zip) === undefined;
      const forms = getPostcodeForms(contract).get(country) ?? [];
      return isOther ? [{ code: 'FORMAT', field: `${at}.zip`, params: { zip, country, forms } }] : [];
    }),
});
