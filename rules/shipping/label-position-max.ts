import { defineRule } from '../define-rule';
import { findLabelPosition } from './label-position';

export const labelPositionMax = defineRule({
  id: 'label-position-max',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: '`setup.print_start_location` is at most the number of labels on a sheet of the service: {places}.',
  message: 'A sheet of this service has {value} labels. Give a position from 1 to {value}.',
  about: ({ catalogue }) => ({
    places: Object.values(catalogue.carriers)
      .flatMap(({ services }) => Object.entries(services))
      .flatMap(([code, { label_position: position }]) => (position ? [`${code} ${position.max}`] : [])),
  }),
  check(subject) {
    const max = subject.service?.label_position?.max;
    const position = findLabelPosition(subject);
    return max !== undefined && position !== undefined && position > max
      ? [{ code: 'TOO_MANY', field: 'setup.print_start_location', value: max }]
      : [];
  },
});
