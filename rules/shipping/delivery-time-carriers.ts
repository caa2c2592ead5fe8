import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';
import { findTimeSlot } from './time-slot';

export const deliveryTimeCarriers = defineRule({
  id: 'delivery-time-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: '`setup.delivery_time` is for {carriers} only.',
  message: 'This carrier takes no delivery time. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'delivery_time') }),
  check: (subject) =>
    findTimeSlot(subject) === undefined
      ? []
      : checkCarrierField(subject, { field: 'setup.delivery_time', capability: 'delivery_time' }),
});
