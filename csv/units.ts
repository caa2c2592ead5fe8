import type { Column } from './csv-source';

/** The units of people, in grams and centimeters. */
const FACTORS = {
  weight: { g: 1, kg: 1000, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523_125 },
  length: { cm: 1, mm: 0.1, m: 100, in: 2.54, inch: 2.54, inches: 2.54 },
} as const;
const UNITS = Object.values(FACTORS).flatMap(Object.keys).join('|');

const IN_HEADER = new RegExp(`\\s*\\((${UNITS})\\.?\\)$`, 'i');
const IN_CELL = new RegExp(`(?<=\\d)\\s?(${UNITS})\\.?$`, 'i');

/** A header or a number, and the unit at its end: `Weight (kg)` → `Weight` and kg; `1.8 kg` → `1.8` and kg */
export function cutUnit(text: string, place: 'header' | 'cell'): { text: string; unit?: string } {
  const plain = text.normalize('NFKC');
  const found = (place === 'header' ? IN_HEADER : IN_CELL).exec(plain);
  return found ? { text: plain.slice(0, found.index), unit: found[1]?.toLowerCase() ?? '' } : { text };
}

/** What a number in a unit is multiplied with; undefined for a unit that the field can't have. */
export function findFactor(field: string, unit: string): number | undefined {
  const kind = /\.weight$/.test(field) ? 'weight' : /\.(?:width|height|depth)$/.test(field) ? 'length' : undefined;
  const factors: Readonly<Record<string, number>> = kind ? FACTORS[kind] : {};
  return Object.hasOwn(factors, unit) ? factors[unit] : undefined;
}

/** A column with the unit of its header: `parcels.0.weight (kg)` */
export function addUnit(column: Column): Column {
  const { unit } = cutUnit(column.header, 'header');
  const factor = unit === undefined ? undefined : findFactor(column.field ?? '', unit);
  return factor === undefined ? column : { ...column, factor };
}

/** A measure without the digits that only a conversion has. */
export function roundMeasure(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
