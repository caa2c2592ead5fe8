import type { RuleContract } from '../../contract';
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
    'Chilled and frozen parcels have limits for their three sides added up, their longest side and their weight; see [chilled and frozen parcels](/common-car#temperature).',
  message:
    'At this temperature, the carrier accepts parcels of up to {cm} cm (width, height and depth added up)[ and {kg} kg][, with a longest side of up to {side} cm]. Split the shipment or ship it at room temperature.',
  about: (contract) => ({
    sizes: listLimits(contract, ({ max_sides_cm: cm }) => cm),
    weights: listLimits(contract, ({ max_weight_kg: kg }) => kg),
    sides: listLimits(contract, ({ max_side_cm: cm = null }) => cm),
  }),
  check(subject) {
    const { carrier, parcels, setup } = subject;
    const limit = carrier?.temperature_limits?.[setup.text('temperature') ?? ''];
    if (!limit) return [];
    const { max_sides_cm: cm, max_side_cm: side = Infinity, max_weight_kg: kg } = limit;
    const found = (field: string, value: number, given: number): Finding => ({
      code: 'TOO_MANY',
      field,
      value,
      given,
      params: { cm, kg: kg === null ? [] : [kg], side: Number.isFinite(side) ? [side] : [] },
    });
    const size = Number(findPackSize(subject) ?? 0);
    return [
      ...(size > cm ? [found('setup.pack_size', cm, size)] : []),
      ...parcels.flatMap((parcel, index) => {
        const sides = sumDecimals(listSides(parcel));
        const longest = Math.max(0, ...listSides(parcel));
        const weight = parcel.number('weight') ?? 0;
        return [
          ...(sides > cm ? [found(`parcels.${index}`, cm, sides)] : []),
          ...(sides <= cm && longest > side ? [found(`parcels.${index}`, side, longest)] : []),
          ...(kg !== null && weight > toGrams(kg) ? [found(`parcels.${index}.weight`, toGrams(kg), weight)] : []),
        ];
      }),
    ];
  },
});

type Limit = { max_sides_cm: number; max_side_cm?: number; max_weight_kg: number | null };

/** The limits of each carrier, once if they are the same at each temperature: 'yamato 15' */
function listLimits({ catalogue }: RuleContract, read: (limit: Limit) => number | null): string[] {
  return Object.entries(catalogue.carriers).flatMap(([type, { temperature_limits: limits }]) =>
    [...new Set(Object.values(limits ?? {}).map(read))].flatMap((limit) =>
      limit === null ? [] : [`${type} ${limit}`],
    ),
  );
}
