import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const cashOnDeliveryCarriers = defineRule({
  id: 'cash-on-delivery-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '`setup.cash_on_delivery` is for {carriers} only.',
  message: 'This carrier does not collect money. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'cash_on_delivery') }),
  check: (subject) =>
    subject.setup.object('cash_on_delivery').names().length > 0
      ? checkCarrierField(subject, { field: 'setup.cash_on_delivery', capability: 'cash_on_delivery' })
      : [],
});
