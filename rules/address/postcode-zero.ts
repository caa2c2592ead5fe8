import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { joinField } from '../join-field';
import { addLostZeros } from './postcodes';

export const postcodeZero = defineRule({
  id: 'postcode-zero',
  title: 'Postal code with its zeros',
  subject: 'address',
  operations: ['shipment-create', 'rates-list', 'address-register'],
  source: 'assumed',
  statement:
    'In countries other than Japan whose postal codes can begin with zero, a `zip` that has lost one or two zeros at its beginning is rejected, such as `2116` for `02116` in the United States. Spreadsheets remove these zeros.',
  message: 'The postal code {zip} is too short for {country}: a zero at the beginning was lost. Specify {nearest}.',
  check: ({ contract, addresses }) =>
    addresses.flatMap(({ at, address }): Finding[] => {
      const [zip = '', country = ''] = [address.text('zip'), address.text('country')];
      const nearest = addLostZeros(contract, country, zip);
      const field = joinField(at, 'zip');
      return nearest === undefined ? [] : [{ code: 'FORMAT', field, params: { zip, country, nearest } }];
    }),
  fix: ({ field, params }) => ({ kind: 'set', field, value: params?.nearest }),
});
