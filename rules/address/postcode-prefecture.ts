import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { findPrefecture } from './find-prefecture';
import { listPrefecturesOfZip } from './list-prefectures-of-zip';

const ZIP = /^\d{3}-?\d{4}$/;

export const postcodePrefecture = defineRule({
  id: 'postcode-prefecture',
  title: 'Postal code and prefecture match',
  subject: 'address',
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'In Japan, the first three digits of `zip` belong to the prefecture in `province` or `province_kanji`. If they belong to another one, the response contains a warning.',
  message: 'The postal code {zip} belongs to {names}, not to {province}. Check the postal code and the prefecture.',
  check: ({ contract, addresses }) =>
    addresses
      .filter(({ address }) => address.text('country') === 'JP')
      .flatMap(({ at, address }): Finding[] => {
        const zip = address.text('zip') ?? '';
        const named = findPrefecture(contract, address.text('province_kanji') ?? address.text('province') ?? '');
        const possible = ZIP.test(zip) ? listPrefecturesOfZip(contract, zip) : [];
        if (!named || possible.length === 0 || possible.includes(named)) return [];
        const params = { zip, province: named.ja, names: possible.map(({ ja }) => ja) };
        return [{ code: 'INVALID', field: `${at}.zip`, params }];
      }),
});
