import { multiplyDecimals, sumDecimals } from '../../../rules';
import type { Catalogue, Shipment } from '../label-data';
import { formatMoney } from './money';

type Pieces = { parcels?: { amount?: number }[]; setup: { pack_amount?: number } };

/** How many pieces a shipment has: what its setup says within Japan, else what its parcels add up to. */
export function countPieces({ parcels = [], setup }: Pieces): number {
  const inParcels = parcels.reduce((sum, { amount = 1 }) => sum + amount, 0);
  return setup.pack_amount ?? Math.max(inParcels, 1);
}

/** Weight of all parcels: grams become `'1.26 kg'`; empty when nobody said. */
export function formatWeight({ parcels }: Shipment): string {
  const grams = sumDecimals(parcels.map(({ weight = 0, amount = 1 }) => multiplyDecimals(weight, amount)));
  return grams > 0 ? `${multiplyDecimals(grams, 0.001)} kg` : '';
}

/** Sides of a parcel, `'22 × 6 × 16 cm'`, or the name of its package; of several kinds the first and how many more. */
export function formatDimensions({ parcels }: Shipment, { packages }: Catalogue): string {
  const kinds = parcels.map(({ width, height, depth, package: packaging }) => {
    if (width !== undefined && height !== undefined && depth !== undefined) return `${width} × ${height} × ${depth} cm`;
    return packaging === undefined ? '' : (packages[packaging]?.en ?? packaging);
  });
  const [first = '', ...others] = [...new Set(kinds.filter(Boolean))];
  return others.length > 0 ? `${first} +${others.length}` : first;
}

/** Worth of the goods in the currency of the shipment, `'JPY 9,000'`. */
export function formatValue({ products, setup }: Shipment): string {
  const value = sumDecimals(products.map(({ price = 0, quantity }) => multiplyDecimals(price, quantity)));
  return formatMoney(value, setup.currency ?? 'JPY');
}
