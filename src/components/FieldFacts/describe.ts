import { translate } from '@docusaurus/Translate';
import type { Limits } from '../../../plugins/reference/field-facts';

/** { minimum: 1, maximum: 250 } → '1 to 250' in the reader's language */
export function describeLimits(limits: Limits): string {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems, minProperties } = limits;
  const minEntries = translate({
    id: 'limits.minEntries',
    message: '{n} or more entries',
    description: 'Limit of a list',
  });
  const parts = [
    minLength === 1 && translate({ id: 'limits.notEmpty', message: 'not empty', description: 'Limit of a field' }),
    fill(
      translate({ id: 'limits.maxLength', message: 'at most {n} characters', description: 'Limit of a field' }),
      maxLength,
    ),
    fill(translate({ id: 'limits.over', message: 'more than {n}', description: 'Limit of a field' }), exclusiveMinimum),
    describeRange(minimum, maximum, {
      both: translate({ id: 'limits.range', message: '{from} to {to}', description: 'Limits of a field' }),
      least: translate({ id: 'limits.minItems', message: 'at least {n}', description: 'Limit of a field' }),
      most: translate({ id: 'limits.maxItems', message: 'at most {n}', description: 'Limit of a field' }),
    }),
    minItems === maxItems
      ? fill(
          translate({ id: 'limits.exactly', message: 'exactly {n} entries', description: 'Limit of a list' }),
          minItems,
        )
      : describeRange(minItems, maxItems, {
          both: translate({ id: 'limits.entries', message: '{from} to {to} entries', description: 'Limits of a list' }),
          least: minEntries,
          most: translate({ id: 'limits.maxEntries', message: 'at most {n} entries', description: 'Limit of a list' }),
        }),
    fill(minEntries, minProperties),
  ];
  return parts
    .filter(Boolean)
    .join(translate({ id: 'limits.and', message: ', ', description: 'Between two limits of a field' }));
}

type Bound = number | undefined;

function describeRange(from: Bound, to: Bound, words: Record<'both' | 'least' | 'most', string>): string | undefined {
  if (from !== undefined && to !== undefined)
    return words.both.replace('{from}', format(from)).replace('{to}', format(to));
  return fill(words.least, from) ?? fill(words.most, to);
}

function fill(text: string, bound: Bound): string | undefined {
  return bound === undefined ? undefined : text.replace('{n}', format(bound));
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
