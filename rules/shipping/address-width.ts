import { defineRule } from '../define-rule';
import { shortenLine } from './shorten-line';
import { listLengths, listLongLines } from './address-lines';

export const addressWidth = defineRule({
  id: 'address-width',
  title: 'Address length, domestic',
  subject: 'shipping',
  scope: 'domestic',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement:
    'With domestic carriers, `full_name`, `company`, `address1`, `address2`, `address3` and `extra` have a maximum length in half-width characters; a full-width character counts as two. See [address lengths](/common-car#address-lengths). If the Japanese form of a field is specified, such as `company_kanji`, its length is checked instead. These lengths are assumptions.',
  message:
    'Shorten the value to {value} half-width characters. It has {length}, with full-width characters counted as two.',
  about: (contract) => ({ lengths: listLengths(contract, 'half-width') }),
  check: (subject) => listLongLines(subject, 'half-width'),
  fix: shortenLine,
});
