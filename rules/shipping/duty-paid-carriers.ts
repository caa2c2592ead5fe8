import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const dutyPaidCarriers = defineRule({
  id: 'duty-paid-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Duties paid by the shipper, `customs.duty_paid`, are for {carriers} only.',
  message: 'This carrier cannot charge duties to the shipper. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'ddp') }),
  check: (subject) =>
    subject.body.object('customs').flag('duty_paid')
      ? checkCarrierField(subject, { field: 'customs.duty_paid', capability: 'ddp' })
      : [],
});
