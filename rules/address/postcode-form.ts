import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { addLostZeros, getPostcodeForms, hasPostcodeForm } from './postcodes';

/** The sign of a letter in the forms. */
const LETTER = 'A';

export const postcodeForm = defineRule({
  id: 'postcode-form',
  title: 'Form of the postal code',
  subject: 'address',
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    "Outside Japan, `zip` should have the format of the country's postal codes; spaces and hyphens are optional. If it has a different format, the response contains a warning.",
  message:
    "{zip} isn't in the format of postal codes in {country}. Use the format {forms} (9 is a digit[, {letter} is a letter]), or correct the country.",
  check: ({ contract, addresses }) =>
    addresses.flatMap(({ at, address }): Finding[] => {
      const [zip = '', country = ''] = [address.text('zip'), address.text('country')];
      const isOther =
        zip !== '' && !hasPostcodeForm(contract, country, zip) && addLostZeros(contract, country, zip) === undefined;
      const forms = getPostcodeForms(contract).get(country) ?? [];
      return isOther
        ? [
            {
              code: 'FORMAT',
              field: `${at}.zip`,
              params: { zip, country, forms, letter: forms.join().includes(LETTER) ? [LETTER] : [] },
            },
          ]
        : [];
    }),
});
