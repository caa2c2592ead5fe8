import { defineRule } from '../define-rule';
import { shortenLine } from './shorten-line';
import { findPrinted, listAddresses } from './addresses';

export const yamatoAddress2 = defineRule({
  id: 'yamato-address2',
  title: 'Second address line is required',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '{carriers} requires `address2` or `address2_kanji` in both addresses.',
  message:
    'This carrier requires address2 or address2_kanji. Move a part of address1 there, such as the block and house number.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.address2_required ? [type] : [],
    ),
  }),
  check(subject) {
    const { carrier } = subject;
    if (!carrier?.address.address2_required) return [];
    return listAddresses(subject).flatMap(({ name, address }) =>
      findPrinted(address, 'address2', carrier) ? [] : [{ code: 'REQUIRED' as const, field: `${name}.address2` }],
    );
  },
  fix: shortenLine,
});
