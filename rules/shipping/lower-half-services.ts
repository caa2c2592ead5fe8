import { listServices } from '../../contract';
import { defineRule } from '../define-rule';
import { checkServiceField } from './carrier-field';

export const lowerHalfServices = defineRule({
  id: 'lower-half-services',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  statement: '`setup.print_lower_half` is for {services} only.',
  message:
    'Labels of this service cannot go on the lower half of a sheet. Leave it out, or use another service: {value}.',
  about: (contract) => ({ services: listServices(contract, 'lower_half') }),
  check: (subject) =>
    subject.setup.flag('print_lower_half')
      ? checkServiceField(subject, { field: 'setup.print_lower_half', capability: 'lower_half' })
      : [],
});
