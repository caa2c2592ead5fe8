import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import type { Locale } from './page-ids';

/** A field as its row on a page describes it. */
export type FieldRow = {
  id: string;
  name: string;
  type: string;
  /** In a response, `required` means that the field is always there, and `optional` that it may be missing. */
  need: 'required' | 'optional' | 'conditional';
  unit: string | undefined;
  limits: Record<string, number>;
  defaultValue: string | undefined;
  values: string[] | undefined;
  carriers: string[] | undefined;
  services: string[] | undefined;
};

/** The words of the rows, written here a second time: a wrong word on the page must not be read as the right one. */
const WORDS = {
  en: {
    needs: {
      required: 'required',
      optional: 'optional',
      conditional: 'conditional',
      always: 'required',
      'may be missing': 'optional',
    },
    terms: {
      unit: 'Unit',
      default: 'Default',
      limits: 'Limits',
      values: 'Values',
      carriers: 'Carriers',
      services: 'Services',
    },
    units: { cm: 'cm', grams: 'g', percent: '%', yen: 'JPY', 'the currency of the shipment': 'currency' },
    separator: ', ',
    limits: [
      [/^not empty$/, ['minLength']],
      [/^at most ([\d,]+) characters$/, ['maxLength']],
      [/^([\d,]+) to ([\d,]+)$/, ['min', 'max']],
      [/^more than ([\d,]+)$/, ['above']],
      [/^at least ([\d,]+)$/, ['min']],
      [/^at most ([\d,]+)$/, ['max']],
      [/^exactly ([\d,]+) entries$/, ['minItems', 'maxItems']],
      [/^([\d,]+) to ([\d,]+) entries$/, ['minItems', 'maxItems']],
      [/^([\d,]+) or more entries$/, ['minItems']],
      [/^at most ([\d,]+) entries$/, ['maxItems']],
    ],
  },
  ja: {
    needs: {
      必須: 'required',
      省略可: 'optional',
      条件付き必須: 'conditional',
      常に含む: 'required',
      含まない場合あり: 'optional',
    },
    terms: {
      unit: '単位',
      default: '既定値',
      limits: '制限',
      values: '値',
      carriers: '運送会社',
      services: 'サービス',
    },
    units: { cm: 'cm', g: 'g', '%': '%', 円: 'JPY', 出荷で指定した通貨: 'currency' },
    separator: '、',
    limits: [
      [/^1文字以上$/, ['minLength']],
      [/^([\d,]+)文字以内$/, ['maxLength']],
      [/^([\d,]+)〜([\d,]+)$/, ['min', 'max']],
      [/^([\d,]+)より大きく$/, ['above']],
      [/^([\d,]+)以上$/, ['min']],
      [/^([\d,]+)以下$/, ['max']],
      [/^要素数([\d,]+)$/, ['minItems', 'maxItems']],
      [/^要素数([\d,]+)〜([\d,]+)$/, ['minItems', 'maxItems']],
      [/^要素数([\d,]+)以上$/, ['minItems']],
      [/^要素数([\d,]+)以下$/, ['maxItems']],
    ],
  },
} as const;

/**
 * Reads every field row below an element back into data.
 *
 * @throws on a word that it does not know.
 */
export function readFields(article: Element, locale: Locale): FieldRow[] {
  return selectAll('[data-field]', article).map((row) => {
    try {
      return readField(row, locale);
    } catch (error) {
      throw new Error(`${String(row.properties.id)}: ${(error as Error).message}`, { cause: error });
    }
  });
}

function readField(row: Element, locale: Locale): FieldRow {
  const words = WORDS[locale];
  const head = get(select('[data-field-head]', row), 'The row has no head.');
  const code = get(select('code[translate=no]', head), 'The row has no name.');
  const type = get(select('span[translate=no]:not(code span)', head), 'The row has no type.');
  const spans = selectAll('span', head).filter((span) => span !== type && !selectAll('span', code).includes(span));
  const needs = spans.flatMap((span) => lookUp(words.needs, toText(span)) ?? []);
  const facts = readFacts(row);
  const term = (name: keyof typeof words.terms): Element | undefined => facts.get(words.terms[name]);
  const limits = term('limits');
  const unit = term('unit');
  const list = (name: 'values' | 'services'): string[] | undefined => {
    const found = term(name);
    return found && selectAll('li > code', found).map((one) => toText(one));
  };
  const carriers = term('carriers');
  return {
    id: String(row.properties.id),
    name: toText(code).split('.').at(-1) ?? '',
    type: toText(type),
    need: get(
      needs[0],
      `The row ${String(row.properties.id)} does not say whether it is required.`,
    ) as FieldRow['need'],
    unit: unit && get(lookUp(words.units, toText(unit)), `The unit "${toText(unit)}" is not known.`),
    limits: limits ? readLimits(toText(limits), locale) : {},
    defaultValue: term('default') && toText(get(term('default'), '')),
    values: list('values'),
    services: list('services'),
    carriers: carriers && selectAll('li > a', carriers).map(({ properties }) => String(properties.title)),
  };
}

/** The terms of a row's own list, not of the rows within it. */
function readFacts(row: Element): Map<string, Element> {
  const list = row.children.find((child): child is Element => child.type === 'element' && child.tagName === 'dl');
  if (!list) return new Map();
  const terms = selectAll('dt', list).map((term) => toText(term));
  const details = selectAll('dd', list);
  return new Map(terms.map((term, index) => [term, get(details[index], `"${term}" says nothing.`)]));
}

function readLimits(text: string, locale: Locale): Record<string, number> {
  const { limits, separator } = WORDS[locale];
  return Object.fromEntries(
    text.split(separator).flatMap((part) => {
      for (const [pattern, keys] of limits) {
        const match = pattern.exec(part);
        if (!match) continue;
        const numbers = match.slice(1).map((one) => Number(one.replaceAll(',', '')));
        return keys.map((key, index) => [key, numbers[index] ?? numbers[0] ?? 1] as const);
      }
      throw new Error(`The limit "${part}" is not known.`);
    }),
  );
}

function lookUp(words: Record<string, string>, word: string): string | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function get<Value>(value: Value | undefined | null, problem: string): Value {
  if (value === undefined || value === null) throw new Error(problem);
  return value;
}
