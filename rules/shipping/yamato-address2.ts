import { defineRule } from '../define-rule';
import { findPrinted, listAddresses } from './addresses';

export const yamatoAddress2 = defineRule({
  id: 'yamato-address2',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Yamato needs a text in `address2` of both addresses.',
  message:
    'Yamato does not accept an empty address2. Move a part of address1 there, such as the block and house number.',
  check: (subject) =>
    listAddresses(subject).flatMap(({ name, address }) =>
      subject.carrier?.address.address2_required && !findPrinted(address, 'address2', subject.carrier)
        ? [{ code: 'REQUIRED' as const, field: `${name}.address2` }]
        : [],
    ),
});
