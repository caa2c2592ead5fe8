import { defineRule } from '../define-rule';
import { listLengths, listLongLines } from './address-lines';

export const addressWidth = defineRule({
  id: 'address-width',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement:
    'With domestic carriers, `full_name`, `company`, `address1`, `address2` and `extra` have a maximum length, with full-width characters counted as two: {lengths}. If the Japanese form is specified, its length is checked.',
  message:
    'Use at most {value} half-width characters. The value has {length}, with full-width characters counted as two.',
  about: (contract) => ({ lengths: listLengths(contract, 'half-width') }),
  check: (subject) => listLongLines(subject, 'half-width'),
});
