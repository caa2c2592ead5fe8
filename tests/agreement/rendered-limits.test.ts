import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/node';
import { BUILD, getArticle, readHtml, readCitedTable, readPage, readTable, selectAll, toText } from './built-site';
import { LOCALES, type Locale } from './page-ids';

/** Reads limits by temperature, amounts of cash on delivery, lead times and codes back from the built pages. */

const { catalogue, prefectures, openapi } = loadContract('contract');
const carriers = Object.values(catalogue.carriers);

/** The words of the cells, written here a second time: a wrong word on the page must not be read as the right one. */
const WORDS = {
  en: {
    separator: ', ',
    none: 'Not checked',
    temperatures: { fresh: 'Chilled (fresh)', frozen: 'Frozen (frozen)' },
    cm: /^up to ([\d,]+) cm(?:; longest side up to 100 cm)?$/,
    kg: /^up to ([\d,]+) kg$/,
    yen: /^([\d,]+) JPY$/,
    approval: /^no maximum of the carrier; approval above ([\d,]+) JPY$/,
    above: /^above ([\d,]+) JPY$/,
    lead: /^(.+) \((\d+)\)$/,
    country: / \(([A-Z]{2})\)$/,
  },
  ja: {
    separator: '、',
    none: 'APIでは検証なし',
    temperatures: { fresh: '冷蔵（fresh）', frozen: '冷凍（frozen）' },
    cm: /^([\d,]+) cmまで(?:、最も長い辺は100 cmまで)?$/,
    kg: /^([\d,]+) kgまで$/,
    yen: /^([\d,]+)円$/,
    approval: /^運送会社の上限なし（([\d,]+)円を超える場合は要承認）$/,
    above: /^([\d,]+)円を超える場合$/,
    lead: /^(.+)（(\d+)日後）$/,
    country: /（([A-Z]{2})）$/,
  },
} as const;

type Rows = unknown[];
type Table = { page: string; read: (page: Root, locale: Locale) => Rows; state: (locale: Locale) => Rows };

const TABLES: Record<string, Table> = {
  'limits by temperature': {
    page: 'common-car',
    read: (page, locale) =>
      readCitedTable(page, 'temperature').map(([carrier, temperature, sides, weight]) => [
        carrier?.text,
        temperature?.text,
        readNumber(sides?.text, WORDS[locale].cm),
        readNumber(weight?.text, WORDS[locale].kg),
        ...(sides?.sources.map(toKind) ?? []),
      ]),
    state: (locale) =>
      carriers.flatMap(({ name, services, temperature_limits: limits, sources = [] }) =>
        Object.entries(limits ?? {}).map(([temperature, limit]) => [
          name[locale],
          WORDS[locale].temperatures[temperature as 'fresh' | 'frozen'],
          limit.max_sides_cm,
          limit.max_weight_kg ?? Math.max(...Object.values(services).map((service) => service.max_weight_kg ?? 0)),
          sources.find(({ values }) => values.includes(`temperature_limits.${temperature}`))?.page ?? 'assumed',
        ]),
      ),
  },
  'amounts of cash on delivery': {
    page: 'common-car',
    read: (page, locale) =>
      readCitedTable(page, 'cash-on-delivery').map(([carrier, max, ...above]) => [
        carrier?.text,
        readMaximum(max?.text, locale),
        ...above.map(({ text }) => (text === '–' ? null : readNumber(text, WORDS[locale].above))),
        max?.sources.map(toKind),
      ]),
    state: (locale) =>
      carriers.flatMap(({ name, cash_on_delivery: cash, sources = [] }) => {
        const source = sources.find(({ values }) => values.includes('cash_on_delivery.max'))?.page ?? 'assumed';
        if (!cash) return [];
        return [[name[locale], stateMaximum(cash), cash.security_service_above, cash.approval_above, [source]]];
      }),
  },
  'lead times': {
    page: 'common-car',
    read: (page, locale) =>
      readTable(page, 'lead-time').map(([area, names = '', others = '']) => [
        area,
        names.split(WORDS[locale].separator),
        others
          .split(WORDS[locale].separator)
          .filter(Boolean)
          .map((other) => WORDS[locale].lead.exec(other)?.slice(1) ?? other)
          .sort(),
      ]),
    state: (locale) => {
      const { areas, between } = catalogue.lead_days;
      const pairs = Object.entries(between).flatMap(([from, row]) =>
        Object.entries(row).flatMap(([to, days]) => [
          { from, to, days },
          { from: to, to: from, days },
        ]),
      );
      return Object.entries(areas).map(([area, { name, prefectures: own }]) => [
        name[locale],
        prefectures.filter(({ en }) => own.includes(en)).map((one) => one[locale]),
        pairs
          .filter(({ from }) => from === area)
          .map(({ to, days }) => [areas[to]?.name[locale], String(days)])
          .sort(),
      ]);
    },
  },
  'province codes': {
    page: 'common',
    read: (page, locale) =>
      readTable(page, 'province-codes')
        .map(([country = '', codes = '']) => [WORDS[locale].country.exec(country)?.[1] ?? country, codes.split(' ')])
        .sort(),
    state: () =>
      Object.keys(openapi.components.schemas)
        .filter((name) => /^Province[A-Z][a-z]$/.test(name))
        .map((name) => [name.slice(-2).toUpperCase(), getCodes(name)])
        .sort(),
  },
  currencies: { page: 'common', read: (page) => readCodes(page, 'currencies'), state: () => getCodes('Currency') },
  countries: { page: 'common', read: (page) => readCodes(page, 'countries'), state: () => getCodes('Country') },
};

describe.each(LOCALES)('the tables of limits and codes, %s', (locale) => {
  it.each(Object.entries(TABLES))('have all %s', (_, { page, read, state }) => {
    const stated = state(locale);
    expect(stated.length).toBeGreaterThan(0);
    expect(read(readPage(locale, page), locale)).toEqual(stated);
  });
});

describe('the comparison of tables of limits and codes', () => {
  it.each<[table: keyof typeof TABLES, Locale, from: RegExp | string, to: string]>([
    ['limits by temperature', 'en', /(id="?temperature[\s\S]*?)up to 15 kg/, '$1up to 51 kg'],
    ['limits by temperature', 'ja', /(id="?temperature[\s\S]*?)120 cmまで/, '$1120 cm以上'],
    ['amounts of cash on delivery', 'en', 'above 500,000 JPY', '500,000 JPY'],
    ['amounts of cash on delivery', 'ja', '300,000円を超える場合', '30,000円を超える場合'],
    ['lead times', 'en', 'Kyushu (3)', 'Kyushu (2)'],
    ['lead times', 'ja', '青森県、', ''],
    ['province codes', 'en', '<code>AK</code> ', ''],
    ['province codes', 'ja', '（<code>US</code>）', '（<code>UK</code>）'],
    ['currencies', 'en', 'AED AFN', 'AFN'],
    ['countries', 'ja', ' JP ', ' '],
  ])('finds an error in %s, %s: %s', (table, locale, from, to) => {
    const { page, read, state } = getTable(table);
    const html = readHtml(join(BUILD, locale === 'en' ? 'en' : '', `${page}.html`));
    const changed = html.replace(from, to);
    expect(changed, 'The page no longer has what is changed.').not.toBe(html);
    expect(read(fromHtml(changed), locale)).not.toEqual(state(locale));
  });
});

function getTable(name: string): Table {
  const table = TABLES[name];
  if (!table) throw new Error(`There is no table "${name}".`);
  return table;
}

type Maximum = number | null | { approvalAbove: number };

/** The maximum of a row; where there is none, the amount above which the carrier has to approve it. */
function readMaximum(cell: string | undefined, locale: Locale): Maximum | string | undefined {
  const { none, approval, yen } = WORDS[locale];
  if (cell === none) return null;
  const approvalAbove = readNumber(cell, approval);
  return typeof approvalAbove === 'number' ? { approvalAbove } : readNumber(cell, yen);
}

function stateMaximum({ max, approval_above }: { max: number | null; approval_above: number | null }): Maximum {
  return max === null && approval_above !== null ? { approvalAbove: approval_above } : max;
}

/** The number that a cell states; what cannot be read stays as it is, so that the comparison shows it. */
/** A source as the contract has it: the page, or that there is none. */
function toKind(source: string): string {
  return /^Assumed: |^仮の値/.test(source) ? 'assumed' : source;
}

function readNumber(cell: string | undefined, pattern: RegExp): number | string | undefined {
  const number = pattern.exec(cell ?? '')?.[1];
  return number === undefined ? cell : Number(number.replaceAll(',', ''));
}

/** The codes of the first block of code after a heading. */
function readCodes(page: Root, id: string): string[] {
  const elements = selectAll('[id], pre', getArticle(page));
  const at = elements.findIndex(({ properties }) => properties.id === id);
  const block = elements.slice(at).find(({ tagName }) => tagName === 'pre');
  if (at < 0 || !block) throw new Error(`The page has no codes below #${id}.`);
  return toText(block).trim().split(/\s+/);
}

function getCodes(component: string): unknown[] {
  const codes = openapi.components.schemas[component]?.enum;
  if (!codes) throw new Error(`${component} has no codes.`);
  return codes;
}
