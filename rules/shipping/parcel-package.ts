import { multiplyDecimals } from '../decimals';
import type { Reader } from '../reader';
import type { ShippingSubject } from './subject';

/** Weights of parcels are in g, limits of carriers in kg: 0.25 → 250 */
export function toGrams(kg: number): number {
  return multiplyDecimals(kg, 1000);
}

const SIDES = ['width', 'height', 'depth'] as const;
export const SIDES_COUNT = SIDES.length;

/** The sides of a parcel in cm, as far as they are given. */
export function listSides(parcel: Reader): number[] {
  return SIDES.flatMap((side) => parcel.number(side) ?? []);
}

/** The same with the longest first. */
export function listSortedSides(parcel: Reader): number[] {
  return listSides(parcel).sort((a, b) => b - a);
}

/**
 * The packages that the parcels ask for, with the place of each. A package counts only while the dimensions are absent;
 * one that no carrier has is for the schema to name.
 */
export function listPackages({ contract, parcels }: ShippingSubject): { code: string; field: string }[] {
  return parcels.flatMap((parcel, index) => {
    const code = parcel.text('package');
    const isUsed = code !== undefined && listSides(parcel).length < SIDES.length;
    return isUsed && Object.hasOwn(contract.catalogue.packages, code)
      ? [{ code, field: `parcels.${index}.package` }]
      : [];
  });
}
