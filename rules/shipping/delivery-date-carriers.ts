import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const deliveryDateCarriers = defineRule({
  id: 'delivery-date-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '`setup.delivery_date` is for {carriers} only.',
  message: 'This carrier takes no delivery date. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'delivery_date') }),
  check: (subject) =>
    subject.setup.text('delivery_date') === undefined
      ? []
      : checkCarrierField(subject, { field: 'setup.delivery_date', capability: 'delivery_date' }),
});
