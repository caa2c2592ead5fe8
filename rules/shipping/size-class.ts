import { sumDecimals } from '../decimals';
import type { Reader } from '../reader';
import { listSides, SIDES_COUNT, toGrams } from './parcel-package';
import type { CarrierEntry } from './subject';

/**
 * The smallest size class of a carrier that a parcel fits in, by the sum of its sides and, where the carrier's classes
 * depend on it, by its weight. Undefined if neither is known, or if the parcel is too large for every class.
 */
export function findSizeClass(
  {
    pack_sizes: sizes,
    pack_size_weights_kg: weights,
  }: Pick<CarrierEntry, 'pack_sizes'> & Partial<Pick<CarrierEntry, 'pack_size_weights_kg'>>,
  parcel: Reader,
): string | undefined {
  const sides = listSides(parcel);
  const size = sides.length === SIDES_COUNT ? sumDecimals(sides) : undefined;
  const grams = weights ? parcel.number('weight') : undefined;
  if (size === undefined && grams === undefined) return undefined;
  return sizes.find((one) => Number(one) >= (size ?? 0) && (grams ?? 0) <= toGrams(weights?.[one] ?? Infinity));
}
