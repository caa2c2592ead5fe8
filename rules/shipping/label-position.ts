import { findDefault } from './default-value';
import type { ShippingSubject } from './subject';

/** The place on the sheet that is wished; undefined for none and for the one that is used anyway. */
export function findLabelPosition(subject: ShippingSubject): number | undefined {
  const position = subject.setup.number('print_start_location');
  return position === findDefault(subject, 'print_start_location') ? undefined : position;
}
