import { translate } from '@docusaurus/Translate';
import type { Limits } from '../../../plugins/reference/field-facts';

/** { minimum: 1, maximum: 250 } → '1 to 250' in the reader's language */
export function describeLimits(limits: Limits): string {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems, minProperties } = limits;
  const parts = [
    minLength === 1 && translate({ id: 'limits.notEmpty', message: 'not empty', description: 'Limit of a field' }),
    maxLength !== undefined &&
      translate(
        { id: 'limits.maxLength', message: 'at most {n} characters', description: 'Limit of a field' },
        { n: format(maxLength) },
      ),
    exclusiveMinimum !== undefined &&
      translate(
        { id: 'limits.over', message: 'more than {n}', description: 'Limit of a field' },
        { n: format(exclusiveMinimum) },
      ),
    ...describeRange(minimum, maximum),
    ...describeCount(minItems, maxItems),
    minProperties !== undefined &&
      translate(
        { id: 'limits.minEntries', message: '{n} or more entries', description: 'Limit of a list' },
        { n: format(minProperties) },
      ),
  ];
  return parts
    .filter((part) => typeof part === 'string')
    .join(translate({ id: 'limits.and', message: ', ', description: 'Between two limits of a field' }));
}

function describeRange(minimum: number | undefined, maximum: number | undefined): (string | false)[] {
  if (minimum !== undefined && maximum !== undefined) {
    return [
      translate(
        { id: 'limits.range', message: '{from} to {to}', description: 'Limits of a field' },
        { from: format(minimum), to: format(maximum) },
      ),
    ];
  }
  return [
    minimum !== undefined &&
      translate(
        { id: 'limits.minItems', message: 'at least {n}', description: 'Limit of a field' },
        { n: format(minimum) },
      ),
    maximum !== undefined &&
      translate(
        { id: 'limits.maxItems', message: 'at most {n}', description: 'Limit of a field' },
        { n: format(maximum) },
      ),
  ];
}

function describeCount(minItems: number | undefined, maxItems: number | undefined): (string | false)[] {
  if (minItems !== undefined && minItems === maxItems) {
    return [
      translate(
        { id: 'limits.exactly', message: 'exactly {n} entries', description: 'Limit of a list' },
        { n: format(minItems) },
      ),
    ];
  }
  if (minItems !== undefined && maxItems !== undefined) {
    return [
      translate(
        { id: 'limits.entries', message: '{from} to {to} entries', description: 'Limits of a list' },
        { from: format(minItems), to: format(maxItems) },
      ),
    ];
  }
  return [
    minItems !== undefined &&
      translate(
        { id: 'limits.minEntries', message: '{n} or more entries', description: 'Limit of a list' },
        { n: format(minItems) },
      ),
    maxItems !== undefined &&
      translate(
        { id: 'limits.maxEntries', message: 'at most {n} entries', description: 'Limit of a list' },
        { n: format(maxItems) },
      ),
  ];
}

/** Japanese and English write large numbers alike. */
function format(number: number): string {
  return number.toLocaleString('en');
}

export function describeUnit(unit: string): string {
  switch (unit) {
    case 'cm':
      return 'cm';
    case 'g':
      return translate({ id: 'unit.gram', message: 'grams', description: 'Unit of a field' });
    case 'percent':
      return translate({ id: 'unit.percent', message: 'percent', description: 'Unit of a field' });
    case 'JPY':
      return translate({ id: 'unit.yen', message: 'yen', description: 'Unit of a field' });
    case 'currency':
      return translate({
        id: 'unit.currency',
        message: 'the currency of the shipment',
        description: 'Unit of a field',
      });
    default:
      throw new Error(`There are no words for the unit "${unit}".`);
  }
}
