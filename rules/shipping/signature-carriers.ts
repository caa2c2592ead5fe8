import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const signatureCarriers = defineRule({
  id: 'signature-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '`setup.signature` is for {carriers} only.',
  message: 'This carrier does not deliver against a signature. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'signature') }),
  check: (subject) =>
    subject.setup.flag('signature')
      ? checkCarrierField(subject, { field: 'setup.signature', capability: 'signature' })
      : [],
});
