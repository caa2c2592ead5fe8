// cspell:ignore metrickgcm unitofmeasure unitsofmeasure unitofmeasurement unitsystem measurementsystem
import { findCode, type NamesByCode } from './find-code';
import { getField } from './get-field';
import { joinField } from './join-field';
import type { FieldChange } from './quick-fix/quick-fix';
import { isRecord } from './reader';
import { toLetters } from './suggest';

/** What other units are in the unit of the contract. */
const UNITS: Record<string, Record<string, number>> = {
  g: {
    g: 1,
    gram: 1,
    grams: 1,
    gm: 1,
    グラム: 1,
    kg: 1000,
    kgs: 1000,
    kilogram: 1000,
    kilograms: 1000,
    キロ: 1000,
    lb: 453.59237,
    lbs: 453.59237,
    pound: 453.59237,
    pounds: 453.59237,
    oz: 28.349523125,
    ounce: 28.349523125,
    ounces: 28.349523125,
    mg: 0.001,
  },
  cm: {
    cm: 1,
    cms: 1,
    centimeter: 1,
    centimeters: 1,
    centimetre: 1,
    centimetres: 1,
    センチ: 1,
    mm: 0.1,
    millimeter: 0.1,
    millimeters: 0.1,
    m: 100,
    meter: 100,
    meters: 100,
    in: 2.54,
    inch: 2.54,
    inches: 2.54,
    ft: 30.48,
    feet: 30.48,
  },
};

/** The letters of the longest unit at the end of a name: 'InCentimeters' */
export const UNIT_LENGTH_MAX = 13;

/** The units of the contract for amounts of money. */
const AMOUNTS = new Set(['currency', 'JPY']);

/** Systems of units that other APIs name in place of a unit. */
const SYSTEMS: Record<string, Record<string, string>> = {
  metric: { g: 'kg', cm: 'cm' },
  metrickgcm: { g: 'kg', cm: 'cm' },
  imperial: { g: 'lb', cm: 'in' },
  english: { g: 'lb', cm: 'in' },
};

/** The unit at the end of a field name such as `weight_kg`: the unit of the contract, and what the given one is in it. */
export type Measure = { unit: string; factor: number };

/** The letters at the end of a name as a unit: 'kg', 'g' → 1000 g. An amount has its currency and no factor. */
export function readMeasure(end: string, currencies: NamesByCode, unit = ''): Measure | undefined {
  const ends = [end, end.replace(/^in(?=.)/, '')];
  if (AMOUNTS.has(unit)) {
    const currency = ends.map((one) => findCode(currencies, one)).find((one) => one !== undefined);
    return currency === undefined ? undefined : { unit: currency, factor: NaN };
  }
  const known = new Map(Object.entries(UNITS[unit] ?? {}));
  const factor = ends.map((one) => known.get(one)).find((one) => one !== undefined);
  return factor === undefined ? undefined : { unit, factor };
}

/** Whether a name is that of a unit: 'weight_unit', 'dimensionUnits', 'uom', 'unit' */
export function isUnitName(name: string): boolean {
  const letters = toLetters(name);
  return (
    (/(?:(?<!per)unit|units|uom)$/.test(letters) && !letters.includes('currency')) ||
    ['unitofmeasure', 'unitsofmeasure', 'unitofmeasurement', 'unitsystem', 'measurementsystem'].includes(letters)
  );
}

/** What a unit is in each unit of the contract: 'kg' → { g: 1000 }, 'imperial' → { g: 453.59237, cm: 2.54 }; 'pcs' → {} */
export function readUnit(text: string): Record<string, number> {
  const word = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[._\s-]/g, '');
  const system = SYSTEMS[word];
  return Object.fromEntries(
    Object.entries(UNITS).flatMap(([unit, known]) => {
      const factor = known[system?.[unit] ?? word];
      return factor === undefined ? [] : [[unit, factor]];
    }),
  );
}

/** Whether a unit of the contract has others in which people measure the same. */
export function isMeasureUnit(unit: string): boolean {
  return Object.hasOwn(UNITS, unit);
}

/** A number and the letters of its unit, with commas in front of three digits each: '1,200 g', '5.5kg' */
const WITH_UNIT = /^(\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,9})?)\s{0,3}(\p{L}{1,14})\.?$/u;

/** A measure that is written with its unit, in the unit of the contract: '5 kg', { value: 5, unit: 'kg' } → 5000 g */
export function readWithUnit(data: unknown, unit: string): { text: string; number: number } | undefined {
  const written = isRecord(data) ? toMeasureText(data) : data;
  const text = typeof written === 'string' ? written.normalize('NFKC').trim() : '';
  const [, digits = '', word = ''] = (text.length <= MEASURE_LENGTH_MAX && WITH_UNIT.exec(text)) || [];
  const { [unit]: factor } = readUnit(word);
  const number = factor === undefined ? 0 : toMeasure(Number(digits.replaceAll(',', '')) * factor);
  return number > 0 ? { text, number } : undefined;
}

const MEASURE_LENGTH_MAX = 40;

/** { value: 5, unit: 'kg' } → '5 kg'; empty for any other object */
function toMeasureText(data: Record<string, unknown>): string {
  const entries = Object.entries(data).map(([name, value]) => [toLetters(name), value] as const);
  const [number, word] = [/^(?:value|amount|weight|length|width|height)$/, /^(?:unit|units|uom|unitofmeasure)$/].map(
    (names) => entries.find(([name]) => names.test(name))?.[1],
  );
  const isMeasure = ['number', 'string'].includes(typeof number) && typeof word === 'string';
  return isMeasure && entries.length === 2 ? `${String(number)} ${word}` : '';
}

/** The fields that are measured, by the unit of the contract. */
const MEASURED: Record<string, readonly string[]> = { g: ['weight'], cm: ['width', 'height', 'depth'] };

/** The changes that convert the numbers next to a unit and remove it; none if nothing next to it is measured. */
export function findUnitChanges(field: string, body: unknown): FieldChange[] {
  const at = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
  const beside = getField(body, at);
  if (!isRecord(beside)) return [];
  const changes = Object.entries(readUnit(String(getField(body, field)))).flatMap(([unit, factor]) =>
    (MEASURED[unit] ?? []).flatMap((name): FieldChange[] => {
      const value = beside[name];
      if (typeof value !== 'number') return [];
      return [{ kind: 'set', field: joinField(at, name), value: toMeasure(value * factor) }];
    }),
  );
  return changes.length > 0 ? [...changes, { kind: 'remove', field }] : [];
}

/** A measure without the error of binary fractions: 0.1 × 2.54 → 0.254 */
export function toMeasure(value: number): number {
  return Number(value.toFixed(3));
}
