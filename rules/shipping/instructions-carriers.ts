import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const instructionsCarriers = defineRule({
  id: 'instructions-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: '`setup.instructions` is for {carriers} only.',
  message: 'This carrier takes no transport instructions. Leave them out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'instructions') }),
  check: (subject) =>
    subject.setup.list('instructions').length > 0
      ? checkCarrierField(subject, { field: 'setup.instructions', capability: 'instructions' })
      : [],
});
