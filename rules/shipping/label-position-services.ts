import { listServices } from '../../contract';
import { defineRule } from '../define-rule';
import { checkServiceField } from './carrier-field';
import { findLabelPosition } from './label-position';

export const labelPositionServices = defineRule({
  id: 'label-position-services',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  statement: '`setup.print_start_location` is for these services only: {services}.',
  message:
    'Labels of this service do not share a sheet, so they have no position. Leave it out, or use another service: {value}.',
  about: (contract) => ({ services: listServices(contract, 'label_position') }),
  check: (subject) =>
    findLabelPosition(subject) === undefined
      ? []
      : checkServiceField(subject, { field: 'setup.print_start_location', capability: 'label_position' }),
});
