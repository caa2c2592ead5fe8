import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, type RuleSchemaView } from '../contract';
import { findBodyView } from './body-view';
import { checkExample, contract } from '../tests/rules/describe-rule';
import { getField } from './get-field';
import { isMeasureUnit } from './measure-names';
import { applyChanges } from './quick-fix/apply-changes';
import { findQuickFix } from './quick-fix/find-quick-fix';

const EXAMPLES = [
  ['shipment-create', 'dhl'],
  ['rates-list', 'international'],
] as const;

/** A measure in each unit, as people write it, and the same in the unit of the contract. */
const WRITTEN: Record<string, readonly (readonly [number, string, number])[]> = {
  g: [
    [5, 'kg', 5000],
    [1.5, 'kg', 1500],
    [300, 'g', 300],
    [2, 'lb', 907.185],
    [2, 'LBS', 907.185],
    [8, 'oz', 226.796],
    [3, 'キロ', 3000],
  ],
  cm: [
    [30, 'cm', 30],
    [12, 'in', 30.48],
    [12, 'inches', 30.48],
    [250, 'mm', 25],
    [0.5, 'm', 50],
    [1, 'ft', 30.48],
  ],
};

/** Each word for a unit, as people and other APIs write it, and how much of the unit of the contract it is. */
const WORDS: Record<string, Record<string, number>> = {
  g: {
    ...{ g: 1, gm: 1, gram: 1, grams: 1, グラム: 1, mg: 0.001 },
    ...{ kg: 1000, kgs: 1000, kilogram: 1000, kilograms: 1000, キロ: 1000 },
    ...{ lb: 453.59237, lbs: 453.59237, pound: 453.59237, pounds: 453.59237 },
    ...{ oz: 28.349523125, ounce: 28.349523125, ounces: 28.349523125 },
  },
  cm: {
    ...{ cm: 1, cms: 1, centimeter: 1, centimeters: 1, centimetre: 1, centimetres: 1, センチ: 1 },
    ...{ mm: 0.1, millimeter: 0.1, millimeters: 0.1, m: 100, meter: 100, meters: 100 },
    ...{ in: 2.54, inch: 2.54, inches: 2.54, ft: 30.48, feet: 30.48 },
  },
};

it.each(Object.entries(WORDS))('each word for a unit is read as a number of %s', (unit, words) => {
  for (const [word, factor] of Object.entries(words)) {
    const field = unit === 'g' ? 'products.0.weight' : 'parcels.0.width';
    const [array = '', , name = ''] = field.split('.');
    const { request } =
      contract.examples.find((one) => one.operation === 'shipment-create' && one.name === 'dhl') ?? {};
    const [entry] = getField(request, array) as object[];
    const change = { [array]: [{ ...entry, [name]: `2000 ${word}` }] };
    const found = checkExample('shipment-create', 'dhl', { change }).filter((issue) => issue.field === field);
    expect(found, word).toMatchObject([{ sentence: 'INVALID_TYPE.measure', params: { unit } }]);
    // Weights of products are integers.
    expect(Math.abs(Number(found[0]?.params?.nearest) - 2000 * factor), word).toBeLessThan(1);
  }
});

const FORMS: readonly ((number: number, unit: string) => unknown)[] = [
  (number, unit) => `${number}${unit}`,
  (number, unit) => `${number} ${unit}`,
  (number, unit) => ({ value: number, unit }),
  (number, unit) => ({ amount: String(number), units: unit }),
];

/** The fields with a measure, by their path in the first entry of each array. */
function listMeasured(view: RuleSchemaView, at: readonly string[] = []): { field: string; view: RuleSchemaView }[] {
  return [...view.fields].flatMap(([name, one]) => {
    const path = [...at, name];
    const isMeasured = isMeasureUnit(one.schema['x-unit'] ?? '') && one.schema.type !== 'string';
    return [
      ...(isMeasured ? [{ field: path.join('.'), view: one }] : []),
      ...listMeasured(one.items ?? one, one.items ? [...path, '0'] : path),
    ];
  });
}

describe.each(EXAMPLES)('a measure with its unit in %s', (operation, example) => {
  const view = findBodyView(contract, operation);
  const rows = view ? listMeasured(view) : [];
  const request = contract.examples.find((one) => one.operation === operation && one.name === example)?.request;

  it('can be in the weights and the sides of products and parcels', () => {
    expect(rows.map(({ field }) => field).sort()).toEqual(
      ['products.0.weight', ...['depth', 'height', 'weight', 'width'].map((side) => `parcels.0.${side}`)].sort(),
    );
  });

  it.each(rows)('of $field is an error that says the number to send, which one click writes', ({ field, view }) => {
    const unit = view.schema['x-unit'] ?? '';
    const isInteger = view.schema.type === 'integer';
    for (const [number, word, expected] of WRITTEN[unit] ?? []) {
      for (const form of FORMS) {
        const [array = '', , name = ''] = field.split('.');
        const [entry] = getField(request, array) as object[];
        const change = { [array]: [{ ...entry, [name]: form(number, word) }] };
        const found = checkExample(operation, example, { change }).filter((issue) => issue.field === field);
        const nearest = isInteger ? Math.ceil(expected) : expected;
        expect(found, JSON.stringify(change)).toMatchObject([
          { code: 'INVALID_TYPE', sentence: 'INVALID_TYPE.measure', params: { nearest, unit } },
        ]);
        const [issue] = found;
        const body = mergePatch(request, change);
        const fix = issue && findQuickFix(issue, { operation, body, contract, now: EXAMPLE_NOW });
        expect(fix).toEqual({ kind: 'set', field, value: nearest });
        if (fix?.kind === 'set') expect(getField(applyChanges(body, [fix]), field)).toBe(nearest);
      }
    }
  });

  it.each(rows)('of $field that nobody can convert is an error that says the unit', ({ field, view }) => {
    for (const value of [
      'heavy',
      '5,5 kg',
      '5 stone',
      '5 cm g',
      '-5 kg',
      '0 kg',
      '-',
      {},
      { value: 5 },
      { unit: 'kg' },
      ['5 kg'],
    ]) {
      const [array = '', , name = ''] = field.split('.');
      const [entry] = getField(request, array) as object[];
      const found = checkExample(operation, example, { change: { [array]: [{ ...entry, [name]: value }] } });
      expect(
        found.filter((issue) => issue.field === field),
        JSON.stringify(value),
      ).toMatchObject([
        { code: 'INVALID_TYPE', sentence: 'INVALID_TYPE.unit', params: { unit: view.schema['x-unit'] } },
      ]);
    }
  });
});
