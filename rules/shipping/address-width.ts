import { defineRule } from '../define-rule';
import { listLengths, listLongLines } from './address-lines';

export const addressWidth = defineRule({
  id: 'address-width',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement:
    'With carriers within Japan `full_name`, `company`, `address1`, `address2` and `extra` each hold at most so many characters, of which a full-width one counts as two: {lengths}. Where the Japanese form of one is given, that is judged.',
  message:
    'The carrier takes at most {value} characters here; these are {length}, where a full-width one counts as two. Shorten the text.',
  about: (contract) => ({ lengths: listLengths(contract, 'half-width') }),
  check: (subject) => listLongLines(subject, 'half-width'),
});
