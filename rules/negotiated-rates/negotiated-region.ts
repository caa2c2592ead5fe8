import { defineRule } from '../define-rule';
import type { Finding } from '../issue';

export const negotiatedRegion = defineRule({
  id: 'negotiated-region',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload'],
  source: 'spec 5',
  statement:
    '`origin` and the names in `prices` are region names of the carrier of the account, to the letter. {carriers} each have their own.',
  message: 'The carrier has no region of this name. Use one of {value}.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { regions }]) => (regions.length > 0 ? [type] : [])),
  }),
  check: ({ carrier: { negotiated_rates: isTaken, regions: value }, rows }) =>
    rows.flatMap((row, index) => {
      const wrong = (name: string): boolean => isTaken && !value.includes(name);
      const toFinding = (field: string): Finding => ({
        code: 'INVALID_VALUE',
        field: `rates.${index}.${field}`,
        value,
      });
      const origin = row.text('origin');
      const destinations = row.object('prices').names().filter(wrong);
      return [
        ...(origin !== undefined && wrong(origin) ? [toFinding('origin')] : []),
        ...destinations.map((name) => toFinding(`prices.${name}`)),
      ];
    }),
});
