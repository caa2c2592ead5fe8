import { defineRule } from '../define-rule';
import { findPrinted, listAddresses } from './addresses';

export const yamatoAddress2 = defineRule({
  id: 'yamato-address2',
  subject: 'shipping',
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
  check: (subject) =>
    listAddresses(subject).flatMap(({ name, address }) =>
      subject.carrier?.address.address2_required && !findPrinted(address, 'address2', subject.carrier)
        ? [{ code: 'REQUIRED' as const, field: `${name}.address2` }]
        : [],
    ),
});
