import { defineRule } from '../define-rule';
import { listServiceLimits } from './service-list';
import { findDefault } from '../shipping/default-value';
import type { ShippingSubject } from '../shipping/subject';

export const labelPositionMax = defineRule({
  id: 'label-position-max',
  title: 'Number of labels on a sheet',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: "A sheet has {places|# labels with %}. `setup.print_start_location` can't be higher.",
  message: 'A sheet of this service has {value} labels. Specify a position from 1 to {value}.',
  about: (contract) => ({ places: listServiceLimits(contract, ({ label_position: position }) => position?.max) }),
  check(subject) {
    const max = subject.service?.label_position?.max;
    const position = findLabelPosition(subject);
    return max !== undefined && position !== undefined && position > max
      ? [{ code: 'TOO_MANY', field: 'setup.print_start_location', value: max }]
      : [];
  },
});

/** The requested position on the sheet; undefined without one, and for the default position. */
function findLabelPosition(subject: ShippingSubject): number | undefined {
  const position = subject.setup.number('print_start_location');
  return position === findDefault(subject, 'print_start_location') ? undefined : position;
}
