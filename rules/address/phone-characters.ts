import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { joinField } from '../join-field';

/** The first run of characters that no phone number has: '075-211-0456 ext. 12' → 'ext' */
const UNKNOWN = /[^0-9+ ().-]+/;

export const phoneCharacters = defineRule({
  id: 'phone-characters',
  title: 'Characters of phone numbers',
  subject: 'address',
  operations: ['shipment-create', 'rates-list', 'address-register', 'warehouse-register'],
  source: 'assumed',
  statement: '`phone` contains digits, `+`, hyphens, dots, spaces and parentheses only, without an extension.',
  message:
    'The phone number contains “{characters}”. Specify the number only. Put an extension into the `extra` field of the address.',
  check: ({ addresses }) =>
    addresses.flatMap(({ at, address }): Finding[] => {
      const [characters] = UNKNOWN.exec(address.text('phone') ?? '') ?? [];
      const field = joinField(at, 'phone');
      return characters === undefined ? [] : [{ code: 'FORMAT', field, params: { characters } }];
    }),
});
