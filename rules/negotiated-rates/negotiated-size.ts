import { defineRule } from '../define-rule';

export const negotiatedSize = defineRule({
  id: 'negotiated-size',
  title: 'Size classes of the carrier',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload'],
  source: 'assumed',
  statement:
    '`size` must be one of the [size classes](/common-car#sizes) of the carrier. Sagawa, for example, has no `120`.',
  message: 'The carrier has no size class {size}. Use one of {value}.',
  about: ({ catalogue }) => ({
    sizes: Object.entries(catalogue.carriers).flatMap(([type, { negotiated_rates: isTaken, pack_sizes: sizes }]) =>
      isTaken ? [`${type} ${sizes.join(';')}`] : [],
    ),
  }),
  check: ({ carrier: { negotiated_rates: isTaken, pack_sizes: value }, rows }) =>
    rows.flatMap((row, index) => {
      const size = row.text('size');
      return isTaken && size !== undefined && !value.includes(size)
        ? [{ code: 'INVALID_VALUE' as const, field: `rates.${index}.size`, value, params: { size } }]
        : [];
    }),
});
