import { defineRule } from '../define-rule';
import { isRecord } from '../reader';
import { shortenLine } from './shorten-line';
import { findPrinted } from './addresses';

export const yamatoAddress2 = defineRule({
  id: 'yamato-address2',
  title: 'Second address line is required with Yamato',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create'],
  isOptionalForRates: true,
  source: 'assumed',
  statement:
    '{carriers} requires `to_address.address2` or `to_address.address2_kanji`. The shipper can omit the second line.',
  message:
    'This carrier requires address2 or address2_kanji. Move a part of address1 there, such as the block and house number.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.address2_required ? [type] : [],
    ),
  }),
  check: ({ carrier, to }) =>
    carrier?.address.address2_required && isRecord(to.value) && !findPrinted(to, 'address2', carrier)
      ? [{ code: 'REQUIRED', field: 'to_address.address2' }]
      : [],
  fix: shortenLine,
});
