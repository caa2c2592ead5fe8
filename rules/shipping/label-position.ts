import { findDefault } from './default-value';
import type { ShippingSubject } from './subject';

/** The requested position on the sheet; undefined without one, and for the default position. */
export function findLabelPosition(subject: ShippingSubject): number | undefined {
  const position = subject.setup.number('print_start_location');
  return position === findDefault(subject, 'print_start_location') ? undefined : position;
}
