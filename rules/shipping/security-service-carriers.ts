import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const securityServiceCarriers = defineRule({
  id: 'security-service-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '`setup.security_service` is for {carriers} only.',
  message: 'This carrier has no security service. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'security_service') }),
  check: (subject) =>
    subject.setup.flag('security_service')
      ? checkCarrierField(subject, { field: 'setup.security_service', capability: 'security_service' })
      : [],
});
