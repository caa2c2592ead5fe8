import { defineRule } from '../define-rule';
import { shortenLine } from './shorten-line';
import { listLengths, listLongLines } from './address-lines';

export const addressLength = defineRule({
  id: 'address-length',
  title: 'Address length, international',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement:
    'With international carriers, `full_name`, `company`, `address1`, `address2`, `address3` and `extra` have a maximum length; see [address lengths](/common-car#address-lengths).',
  message: 'Use at most {value} characters. The value has {length}.',
  about: (contract) => ({ lengths: listLengths(contract, 'characters') }),
  check: (subject) => listLongLines(subject, 'characters'),
  fix: shortenLine,
});
