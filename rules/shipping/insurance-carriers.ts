import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const insuranceCarriers = defineRule({
  id: 'insurance-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: '`setup.insurance` is for {carriers} only.',
  message: 'This carrier takes no insurance. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'insurance') }),
  check: (subject) =>
    (subject.setup.number('insurance') ?? 0) > 0
      ? checkCarrierField(subject, { field: 'setup.insurance', capability: 'insurance' })
      : [],
});
