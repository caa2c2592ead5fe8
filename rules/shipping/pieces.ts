import type { Reader } from '../reader';

/** How many pieces the parcels are, each parcel standing for as many as its `amount` says. */
export function countPieces(parcels: Reader[]): number {
  return parcels.reduce((sum, parcel) => sum + (parcel.number('amount') ?? 1), 0);
}
