import type { RuleContract } from '../../contract';
import { defineRule } from '../define-rule';
import { findCode } from '../find-code';
import type { Finding } from '../issue';
import { joinField } from '../join-field';
import type { Reader } from '../reader';
import { toPlainPostcode } from './postcodes';

/**
 * Japan Post accepts letters, small packets and parcels for these addresses at its counters, but no EMS and no ePacket light:
 * https://www.post.japanpost.jp/int/question/11.html. The international carriers don't deliver to them.
 */
export const militaryAddress = defineRule({
  id: 'military-address',
  title: 'Military addresses of the United States',
  subject: 'address',
  operations: ['shipment-create', 'rates-list', 'address-register'],
  source: 'assumed',
  statement:
    'No carrier of this API delivers to military and diplomatic addresses of the United States: {cities} as `city`, or {states} as `province`. Ask for a street address.',
  message:
    "No carrier of this API delivers to military and diplomatic addresses of the United States, and the address contains '{found}'. Ask the consignee for a street address.",
  about: ({ postcodes: { military } }) => ({ cities: military.cities, states: Object.keys(military.states) }),
  check: ({ contract, addresses }) =>
    addresses.flatMap(({ at, address }): Finding[] => {
      if (address.text('country') !== 'US') return [];
      const state = address.text('province') ?? '';
      if (findCode(contract.postcodes.military.states, state) !== undefined)
        return [{ code: 'INVALID', field: joinField(at, 'province'), params: { found: state } }];
      const found = ['city', 'zip'].find((name) => isMilitary(contract, name, address));
      return found === undefined
        ? []
        : [{ code: 'INVALID', field: joinField(at, found), params: { found: address.text(found) ?? '' } }];
    }),
});

/** Whether a city or a postal code is one of these addresses: 'APO', 'FPO AP'; '96371', '09021-0001' */
function isMilitary({ postcodes: { military } }: RuleContract, name: string, address: Reader): boolean {
  const text = (address.text(name) ?? '').trim().toUpperCase();
  if (name === 'city') return military.cities.includes(text.split(/[\s,]/)[0] ?? '');
  const zip = toPlainPostcode(text);
  return /^(?:\d{5}|\d{9})$/.test(zip) && military.zips.includes(zip.slice(0, 3));
}
