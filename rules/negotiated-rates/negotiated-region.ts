import { defineRule } from '../define-rule';
import type { Finding } from '../issue';

export const negotiatedRegion = defineRule({
  id: 'negotiated-region',
  title: 'Region names of the carrier',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload'],
  source: 'spec 5',
  statement:
    '`origin` and the keys of `prices` must exactly match region names of the carrier. {carriers} have different region names.',
  message: 'The carrier has no region with the name {region}. Use one of {value}.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { regions }]) =>
      Object.keys(regions).length > 0 ? [type] : [],
    ),
  }),
  check({ carrier: { negotiated_rates: isTaken, regions }, rows }) {
    const value = Object.keys(regions);
    return rows.flatMap((row, index) => {
      const wrong = (name: string): boolean => isTaken && !value.includes(name);
      const toFinding = (field: string, given: string): Finding => ({
        code: 'INVALID_VALUE',
        field: `rates.${index}.${field}`,
        value,
        given,
        params: { region: given },
      });
      const origin = row.text('origin');
      const destinations = row.object('prices').names().filter(wrong);
      return [
        ...(origin !== undefined && wrong(origin) ? [toFinding('origin', origin)] : []),
        ...destinations.map((name) => toFinding(`prices.${name}`, name)),
      ];
    });
  },
});
