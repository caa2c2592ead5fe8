// cspell:ignore l’Église
import { assert, describe, expect, it } from 'vitest';
import { loadContract } from '../contract/node';
import { findFieldAnchor } from '../rules';
import { encode, type Encoding } from './encoding';
import { SOURCES, type CsvSource } from '.';
import { ADDRESS_HEADERS, HEADERS } from './sources/any-file';
import { findCode, findField, toLine } from './convert';
import { readAmount } from './numbers-and-dates';
import type { Column } from './csv-source';
import { getField, isRecord } from './fields';
import { openCsv, type CsvFile, type CsvRow } from './open-csv';

const contract = loadContract('contract');
const operation = contract.operations.find(({ id }) => id === 'shipment-create') ?? assert.fail();
const services = Object.values(contract.catalogue.carriers).flatMap((carrier) => Object.keys(carrier.services));
const ROWS = 8;

/** A generator of numbers that returns the same ones in each run. */
function createRandom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * max);
  };
}

/** Cells for fields without codes, by the end of their name; others get a word. */
const TEXTS: readonly [RegExp, readonly string[]][] = [
  [/date$/, ['2026/12/01', '20261201', '2026-12-01', '2026年12月1日']],
  [/delivery_time$/, ['午前中', '14:00-16:00', '18時～20時', '指定なし']],
  [/pack_size$/, ['60', '080', '100サイズ']],
  [/temperature$/, ['冷蔵', 'クール冷凍', '常温']],
  [/(?:quantity|pack_amount)$/, ['1', '２', '3']],
  [/(?:price|amount|tax|insurance|weight)$/, ['1,200', '１２００', '￥980', '0', '12,50']],
  [/zip$/, ['060-0042', '0600042', '〒060-0042', '="0600042"', '60042']],
  [/phone$/, ['011-222-3344', '0112223344', '112223344', "'0112223344", '112223344.0']],
  [/country$/, ['JP', '日本', 'US']],
  [/province$/, ['北海道', 'JP-13', 'CA']],
  [/full_name$/, ['高橋 美咲', '#N/A', 'null', '?橋']],
  [/address\d$/, ['大通西5丁目8番地', '2001/9/1', '########', '丸の内1-9-1', '9-Jan']],
  [/ref_number$/, ['#1001', '4.82055E+11', '1001.0']],
];
const WORDS = ['青, 赤', '"本"', 'ノート', '=1+1', ' 左 ', 'a;b|c'];

/** Cells of a column: empty, each code, each value that isn't sent, neutral values, unknown ones. */
function listTexts({ field, values = {}, notSent, part }: Column): readonly string[] {
  const codes = [...Object.keys(values), ...Object.keys(notSent?.meanings ?? {}), ...(notSent?.neutral ?? [])];
  if (notSent && field === undefined) return ['', ...codes, '0', 'なし', '代金引換', '9', 'あり'];
  if (part?.digits)
    return (
      [
        ['060', '60'],
        ['0042', '42'],
      ][part.order] ?? []
    );
  if (part && field?.endsWith('.phone')) return [['011', '11'], ['222'], ['3344']][part.order] ?? [];
  if (codes.length > 0) return ['', ...codes, '99', '不明'];
  return ['', ...(TEXTS.find(([name]) => name.test(field ?? ''))?.[1] ?? WORDS)];
}

const WESTERN = ['Zoé Müller', 'Café Gonçalves', '5 Rue de l’Église', 'São Paulo'];

/** Cells of a column in Windows-1252. */
function listWesternTexts(column: Column): readonly string[] {
  const known = listTexts(column).filter((text) => isEncodable(text, 'windows-1252'));
  return column.values || column.notSent ? known : [...known, ...WESTERN];
}

function isEncodable(text: string, encoding: Encoding): boolean {
  try {
    return encode(text, encoding).length >= 0;
  } catch {
    return false;
  }
}

/** A file of a tool, from its own columns. */
function generate(source: CsvSource, seed: number, list = listTexts): string[][] {
  const random = createRandom(seed);
  const rows = Array.from({ length: ROWS }, (_, row) =>
    source.columns.map((column) => {
      if (column.header === source.orderColumn) return `#${1000 + row}`;
      const texts = list(column);
      return texts[random(texts.length)] ?? '';
    }),
  );
  return [source.columns.map(({ header }) => header), ...rows];
}

/** The fields that a column is about, and the column that it replaces where that is empty. */
function listSubjects({ field, fields = {}, notSent, insteadOf, header }: Column): string[] {
  const meanings = Object.values(notSent?.meanings ?? {}).map(({ unless }) => unless);
  const subjects = [field, ...Object.values(fields), ...meanings, ...[notSent?.unless].flat(), insteadOf];
  return [...subjects.filter((subject) => subject !== undefined), header];
}

/** Records with two cells, for each pair of columns that are about one field: each text of one with each of the other, or none. */
function listPairs({ columns, orderColumn }: CsvSource): string[][] {
  const records: string[][] = [];
  for (const [at, column] of columns.entries())
    for (const [other, beside] of columns.entries()) {
      const subjects = new Set(listSubjects(beside));
      const isPair = at !== other && !column.part && listSubjects(column).some((subject) => subjects.has(subject));
      if (!isPair || [column.header, beside.header].includes(orderColumn ?? '')) continue;
      for (const text of listTexts(column).filter((one) => one !== ''))
        for (const besideText of ['', ...listTexts(beside)])
          records.push(
            columns.map(({ header }, index) =>
              header === orderColumn ? `#${records.length}` : index === at ? text : index === other ? besideText : '',
            ),
          );
    }
  return records;
}

type Form = { delimiter: string; isQuoted: boolean; end: string; encoding: Encoding; mark?: boolean };
const FORMS: readonly Form[] = [
  { delimiter: ',', isQuoted: true, end: '\r\n', encoding: 'shift_jis' },
  { delimiter: '\t', isQuoted: false, end: '\n', encoding: 'utf-8' },
  { delimiter: ';', isQuoted: false, end: '\r\n', encoding: 'utf-8', mark: true },
  { delimiter: '|', isQuoted: true, end: '\r', encoding: 'utf-8' },
];
const PLAIN: Form = { delimiter: ',', isQuoted: false, end: '\n', encoding: 'utf-8' };

function render(cells: readonly (readonly string[])[], { delimiter, isQuoted, end, encoding, mark }: Form): Uint8Array {
  const quote = (text: string): string =>
    isQuoted || /["\r\n,;\t|]|^\s/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const text = cells.map((record) => record.map(quote).join(delimiter) + end).join('');
  return encode(`${mark ? '\uFEFF' : ''}${text}`, encoding);
}

const open = (source: CsvSource, cells: string[][], form: Form = PLAIN): CsvFile => {
  const hasHeaders = cells[0]?.[0] === source.columns[0]?.header;
  return openCsv(render(cells, form), hasHeaders ? {} : { source: source.id, hasHeaders: false });
};

const toResults = ({ rows }: CsvFile): unknown[] => rows.map(({ body, fileIssues }) => ({ body, fileIssues }));

/** The strings of a request in one spelling, for the search of a cell's meaning. */
const plain = (value: unknown): string =>
  JSON.stringify(value)
    .normalize('NFKC')
    .replace(/[\s\\"'〒,¥円-]|="|\.0\b/g, '');

/** Whether the request contains the meaning of a cell, or an issue of the row names its column and value. */
function isAccounted({ columns }: CsvSource, at: number, row: CsvRow, cells: readonly string[]): boolean {
  const [column = { header: '' }, text] = [columns[at], toLine(cells[at] ?? '')];
  const { field: own, values, words, notSent, insteadOf } = column;
  if (text === '' || row.fileIssues.some((issue) => issue.column === at && issue.value === text)) return true;
  // The source says that a column applies only where another one is empty.
  if (insteadOf !== undefined && cells[columns.findIndex(({ header }) => header === insteadOf)] !== '') return true;
  const isSaid = (names: string | readonly string[] | undefined): boolean =>
    [names].flat().some((name) => name !== undefined && getField(row.body, name) !== undefined);
  const meaning = notSent?.meanings?.[findCode(text, notSent.meanings) ?? ''];
  if (meaning) return isSaid(meaning.unless);
  const field = findField(column, text) ?? own;
  const isNeutral = ['0', 'なし', ...(notSent?.neutral ?? [])].includes(text);
  if (field === undefined && notSent?.only) return notSent.only.test(text) === isSaid(notSent.unless) || isNeutral;
  // The source says that a column changes no shipment.
  if (field === undefined) return !notSent || isNeutral || isSaid(notSent.unless);
  const code = values && findCode(text, values, words);
  if (code !== undefined) return isWithin(row, field, values?.[code] ?? undefined);
  // Zero is what an empty amount is.
  if (/cash_on_delivery/.test(field) && Number(text) === 0) return true;
  if (column.isLineTotal) return isTotal(row, text);
  const party = field.split('.')[0] ?? '';
  const known = plain(joinTexts(getField(row.body, party)));
  const wanted = plain(text).replace(/^0+(?=\d)/, '');
  return known.includes(wanted) || isRead(row, field, text);
}

/** Whether the unit price and the quantity make the amount of a line. */
function isTotal({ body }: CsvRow, text: string): boolean {
  const { price = text, quantity = 0 } = (getField(body, 'products.0') ?? {}) as { price?: unknown; quantity?: number };
  return typeof price === 'number'
    ? Math.abs(price * quantity - (readAmount(text)?.number ?? NaN)) < 0.005
    : price === text;
}

/** The strings of a part of a request, with the lines of an address behind one another, as in a cell that has all of them. */
function joinTexts(part: unknown): string {
  if (Array.isArray(part)) return part.map(joinTexts).join(' ');
  if (!isRecord(part)) return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
  const { province, city, address1, address2, ...others } = part;
  return [...Object.values(others).map(joinTexts), [province, city, address1, address2].join('')].join(' ');
}

function isWithin({ body }: CsvRow, field: string, value: unknown): boolean {
  return getField(body, field) === value;
}

/** Cells that the request has in the form of its field: dates, times, numbers, names for codes. */
function isRead({ body }: CsvRow, field: string, text: string): boolean {
  const value = getField(body, field);
  if (/date$/.test(field)) return value === '2026-12-01' && /^2026.?12.?0?1日?$/.test(text);
  const forms: Record<string, unknown> = {
    '14:00-16:00': '14-16',
    '18時～20時': '18-20',
    午前中: 'before-noon',
    指定なし: 'not-specified',
    冷蔵: 'fresh',
    クール冷凍: 'frozen',
    常温: 'regular',
    日本: 'JP',
    'JP-13': '東京都',
    '12,50': 12.5,
    '080': '80',
    '100サイズ': '100',
  };
  return forms[text] !== undefined && (value === forms[text] || plain(body).includes(plain(forms[text])));
}

/** A file of any other tool, with each header that words explain: the first name of each field. */
const ANY: CsvSource = {
  ...{ id: 'any', name: { en: 'any', ja: 'any' }, common: {}, dates: 'YYYY-MM-DD' },
  columns: [
    ...ADDRESS_HEADERS.filter(({ part }) => !part).map(({ names = [], field }) => ({
      ...{ header: `お届け先${names[0] ?? ''}`, field: `to_address.${field ?? ''}` },
    })),
    ...HEADERS.filter(({ field }) => !field?.startsWith('to_address')),
  ],
};

describe.each([...SOURCES, ANY].map((source) => ({ id: source.id, source })))('the cells of $id', ({ source }) => {
  it.each([1, 2])('are in the request, or an issue of the row names column and value (%i)', (seed) => {
    const cells = generate(source, seed);
    const file = open(source, cells);
    expect(file.isUnknown).toBe(false);
    expect(file.source).toBe(source === ANY ? undefined : source.id);
    const lost = file.rows.flatMap((row) =>
      row.records.flatMap((record) =>
        source.columns.flatMap((column, at) => {
          const texts = source.columns.map((_, other) => file.getCell({ record, column: other }));
          return isAccounted(source, at, row, texts) ? [] : [`${column.header} ${texts[at]}: ${joinTexts(row.body)}`];
        }),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('that say something with another column do so whether it is empty, agrees or contradicts', () => {
    const records = listPairs(source);
    const file = open(source, [source.columns.map(({ header }) => header), ...records]);
    const lost = file.rows.flatMap((row, index) => {
      const texts = records[index] ?? [];
      const said = source.columns.flatMap(({ header }, at) => (texts[at] === '' ? [] : [`${header} ${texts[at]}`]));
      return source.columns.every((_, at) => isAccounted(source, at, row, texts)) ? [] : [said.join(', ')];
    });
    expect(file.rows).toHaveLength(records.length);
    expect(lost).toEqual([]);
  });

  it('without a value in the request are those that the tool calls none', () => {
    const named = source.columns.flatMap(({ values = {}, words = {} }) =>
      Object.keys(values).flatMap((code) => (values[code] === null ? [words[code] ?? code] : [])),
    );
    expect(named.filter((word) => !/^0+$|なし|通常|普通|元払|最短/.test(word))).toEqual([]);
  });

  it('give the same requests in another encoding, separator, quoting or line end', () => {
    const cells = generate(source, 4);
    const wanted = toResults(open(source, cells));
    for (const form of FORMS) expect(toResults(open(source, cells, form)), JSON.stringify(form)).toEqual(wanted);
  });

  // The headers of Japanese tools aren't in it.
  if (source.columns.every(({ header }) => isEncodable(header, 'windows-1252')))
    it('give the same requests in Windows-1252', () => {
      const cells = generate(source, 5, listWesternTexts);
      const [wanted, file] = [open(source, cells), open(source, cells, { ...PLAIN, encoding: 'windows-1252' })];
      expect(file.encoding).toBe('windows-1252');
      expect(toResults(file)).toEqual(toResults(wanted));
    });

  it('have fields and services that the API knows', () => {
    for (const { field, values = {}, fields = {} } of source.columns) {
      for (const name of [field, ...Object.values(fields)])
        if (name !== undefined) expect(findFieldAnchor(name, operation, contract), name).toBeDefined();
      if (field !== 'setup.service') continue;
      expect(services).toEqual(expect.arrayContaining(Object.values(values)));
    }
  });
});
