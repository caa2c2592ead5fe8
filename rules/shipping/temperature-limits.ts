import { sumDecimals } from '../decimals';
import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { findPackSize } from './pack-size';
import { listSides, toGrams } from './parcel-package';

export const temperatureLimits = defineRule({
  id: 'temperature-limits',
  title: 'Maximum size of chilled and frozen parcels',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'Chilled and frozen parcels have a maximum size (width, height and depth added up) and, with some carriers, a maximum weight: {limits}.',
  message:
    'The limit of this carrier for chilled and frozen parcels is {limit}. Split the shipment or ship it at room temperature.',
  about: ({ catalogue }) => ({
    limits: Object.entries(catalogue.carriers).flatMap(([type, { temperature_limits: limits }]) =>
      Object.entries(limits ?? {}).map(([temperature, limit]) => `${type} \`${temperature}\` ${toLimit(limit)}`),
    ),
  }),
  check(subject) {
    const { carrier, parcels, setup } = subject;
    const limit = carrier?.temperature_limits?.[setup.text('temperature') ?? ''];
    if (!limit) return [];
    const { max_sides_cm: cm, max_weight_kg: kg } = limit;
    const found = (field: string, value: number, given: number): Finding => ({
      code: 'TOO_MANY',
      field,
      value,
      given,
      params: { limit: toLimit(limit) },
    });
    const size = Number(findPackSize(subject) ?? 0);
    return [
      ...(size > cm ? [found('setup.pack_size', cm, size)] : []),
      ...parcels.flatMap((parcel, index) => {
        const sides = sumDecimals(listSides(parcel));
        const weight = parcel.number('weight') ?? 0;
        return [
          ...(sides > cm ? [found(`parcels.${index}`, cm, sides)] : []),
          ...(kg !== null && weight > toGrams(kg) ? [found(`parcels.${index}.weight`, toGrams(kg), weight)] : []),
        ];
      }),
    ];
  },
});

/** 120 cm and 15 kg → '120 cm, 15 kg' */
function toLimit({
  max_sides_cm: cm,
  max_weight_kg: kg,
}: {
  max_sides_cm: number;
  max_weight_kg: number | null;
}): string {
  return kg === null ? `${cm} cm` : `${cm} cm, ${kg} kg`;
}
