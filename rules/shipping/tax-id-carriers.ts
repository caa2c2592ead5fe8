import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const taxIdCarriers = defineRule({
  id: 'tax-id-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: '`setup.consignee_tax_id` is for {carriers} only.',
  message: 'This carrier takes no tax id. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'tax_id') }),
  check: (subject) =>
    subject.setup.text('consignee_tax_id') !== undefined
      ? checkCarrierField(subject, { field: 'setup.consignee_tax_id', capability: 'tax_id' })
      : [],
});
