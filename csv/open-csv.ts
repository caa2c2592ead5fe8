import type { FieldChange } from '../rules';
import { toLine } from './convert';
import type { Column } from './csv-source';
import { CsvProblem } from './csv-problem';
import { createDecoder, detectEncoding, encode, type Encoding } from './encoding';
import { findColumns, HEADER_RECORDS_MAX, isWithinJapan, keepOne, watch } from './find-columns';
import { applyChanges, getField, isRecord } from './fields';
import { listFileIssues, type FileIssue } from './file-issues';
import { readRecords, ROWS_MAX, toCell, toCellText } from './read-records';
import type { FindCode } from './name-codes';
import { addUnit } from './units';
import { WATCHED } from './sources/any-file';
import { listProductRecords, toBody, toCells, type Cells, type Layout } from './to-body';

/** The most characters of a cell. */
const CELL_LENGTH_MAX = 10_000;

/** What the first cell of a record at the end of a list says, without its signs: totals, counts and marks of the end. */
const END =
  /^(?:(?:総?合計|総計|小計|計|件数|以上|eof|end|(?:grand|sub)?totals?|sum|count)(?:件数)?(?:\d{1,9}(?:件|行|rows|orders)?)?|\d{1,9}件)$/i;

/** A line below a list that is none of it: `※代引は金曜着` */
const NOTE = /^[※＊*]/;

/** The reader's choices for a file. */
export type CsvOptions = {
  /** The ID of the tool; an empty string for any other. */
  source?: string | undefined;
  /** Whether the first record has the headers. */
  hasHeaders?: boolean | undefined;
  /** The field of each column, in place of the recognized one; null for a column that changes no shipment. */
  fields?: readonly (string | null | undefined)[] | undefined;
  /** The code that a cell with a name means. */
  findCode?: FindCode | undefined;
  /** Fields of all shipments that have no other value in a cell. */
  common?: Readonly<Record<string, unknown>> | undefined;
  /** For dates without a year, in milliseconds since 1970; by default, now. */
  now?: number | undefined;
};

/** A column with its field and the first cell that isn't empty. */
export type CsvColumn = {
  header: string;
  field: string | undefined;
  example: string;
  /** The codes of the tool, by value of the field: `{ fresh: '2' }`. */
  codes: Readonly<Record<string, string>>;
  /** What the tool calls its codes: `{ '2': 'クール冷蔵' }` */
  words: Readonly<Record<string, string>>;
  /** The column decides something that isn't sent: its rows have warnings. */
  isNotSent: boolean;
};

/** A cell by the number of its record and of its column, both from 0. */
export type CellPlace = { record: number; column: number };

/** A shipment of a file. */
export type CsvRow = {
  /** The line of the file, from 1. */
  line: number;
  /** The records, from 0. Only orders with several products have more than one. */
  records: readonly number[];
  body: Record<string, unknown>;
  /** The issues of its cells, besides those of the request. */
  fileIssues: readonly FileIssue[];
};

/** A row as it was read. */
type ReadRow = { ofRow: readonly number[]; cells: Cells; body: Record<string, unknown> };
type RowContents = Pick<CsvRow, 'body' | 'fileIssues'>;

/**
 * A row that is read when it is needed: the requests of 10,000 rows would need more memory than the file. A class, since so
 * would functions in each row.
 */
class LazyRow implements CsvRow {
  readonly #read: (records: readonly number[]) => RowContents;

  constructor(
    readonly line: number,
    readonly records: readonly number[],
    read: (records: readonly number[]) => RowContents,
  ) {
    this.#read = read;
  }

  get body(): CsvRow['body'] {
    return this.#read(this.records).body;
  }

  get fileIssues(): CsvRow['fileIssues'] {
    return this.#read(this.records).fileIssues;
  }
}

export type CsvFile = {
  encoding: Encoding;
  /** The ID of the tool; undefined for a file of any other. */
  source: string | undefined;
  hasHeaders: boolean;
  /** The columns are unknown: the reader has to choose the tool, or to confirm that the first line has headers. */
  isUnknown: boolean;
  columns: readonly CsvColumn[];
  /** The sign between the cells. */
  separator: string;
  /** Records that aren't shipments: lines before the headers, records whose cells are all empty, totals and notes below a list. */
  skipped: { before: number; empty: number; totals: number };
  /** What the lines before the headers and the notes say: nothing of it is sent. */
  unsent: readonly string[];
  /** A row that was read again, since a cell was written, is another object. */
  rows: CsvRow[];
  getCell: (place: CellPlace) => string;
  /** The cell that a field of a row is in. */
  findCell: (row: number, field: string) => CellPlace | undefined;
  /** Writes a cell. @throws CsvProblem for a character that the encoding of the file doesn't have */
  setCell: (place: CellPlace, text: string) => void;
  /**
   * Makes changes to a request in the cells of its row. Returns false, and changes nothing, if the file has no cell for them.
   * With `isTrial` nothing is changed in either case.
   */
  change: (row: number, changes: readonly FieldChange[], isTrial?: boolean) => boolean;
  /** The bytes of the file, in which only cells that were written differ from those that were opened. */
  save: () => Uint8Array;
};

/**
 * Opens a CSV or TSV file in UTF-8, Shift_JIS or Windows-1252.
 *
 * @throws CsvProblem for what isn't such a file
 */
export function openCsv(bytes: Uint8Array, options: CsvOptions = {}): CsvFile {
  const { encoding, start } = detectEncoding(bytes);
  const { delimiter, records } = readRecords(bytes, start, encoding);
  const decode = createDecoder(encoding);
  const { now = Date.now() } = options;
  assertCells();
  const written = new Map<string, string>();
  let latest: ReadRow | undefined;

  const firstRecords = records.slice(0, HEADER_RECORDS_MAX).map((_, record) => listCells(record));
  const origin = findColumns(firstRecords, options);
  const columns = keepOne((origin?.columns ?? (firstRecords[0] ?? []).map((header) => ({ header }))).map(chooseField));
  const firstRecord = (origin?.header ?? 0) + 1;
  const layout: Layout = {
    columns,
    findCode: options.findCode,
    common: mergeFields(origin?.source?.common ?? guessCommon(), options.common ?? {}),
    dates: origin?.source?.dates ?? 'YYYY-MM-DD',
  };
  const { orderColumn: orderHeader } = origin?.source ?? {};
  const orderColumn =
    orderHeader === undefined
      ? -1
      : columns.findIndex(({ header, names }) => [header, ...(names ?? [])].includes(orderHeader));
  const consigneeColumns = [...columns.keys()].filter((at) => columns[at]?.field?.startsWith('to_address.'));
  const skipped = { before: Math.max(0, origin?.header ?? 0), empty: 0, totals: 0 };
  const unsent = firstRecords
    .slice(0, skipped.before)
    .map(joinCells)
    .filter((text) => text !== '');
  const numberColumn = columns.findIndex(({ field }) => field === 'setup.ref_number');
  const rows = origin ? groupRecords().map(readRow) : [];
  if (records.length - firstRecord - skipped.empty - skipped.totals > ROWS_MAX)
    throw new CsvProblem('too-many-rows', { limit: ROWS_MAX });
  /** The numbers of the rows of each order. */
  const orders = new Map<string, number[]>();
  for (const [index, { records: ofRow }] of rows.entries()) addToOrder(ofRow, index);

  return {
    encoding,
    source: origin?.source?.id,
    hasHeaders: (origin?.header ?? -1) >= 0,
    isUnknown: !origin,
    columns: columns.map(({ header, field, values, words = {}, notSent }, column) => ({
      ...{ header, field, example: findExample(column), codes: listCodes(values), words },
      isNotSent: notSent !== undefined && !WATCHED.has(notSent) && field === undefined,
    })),
    separator: String.fromCharCode(delimiter),
    skipped,
    unsent,
    rows,
    getCell,
    findCell,
    setCell(place, text) {
      encode(text, encoding);
      const row = rows.findIndex(({ records: ofRow }) => ofRow.includes(place.record));
      write(row, [{ place, text }]);
    },
    change,
    save,
  };

  function guessCommon(): Record<string, unknown> {
    return isWithinJapan(columns) ? { to_address: { country: 'JP' } } : {};
  }

  function chooseField(column: Column, at: number): Column {
    const chosen = options.fields?.[at];
    if (chosen === undefined || chosen === column.field) return column;
    return chosen === null
      ? { header: column.header }
      : watch(addUnit({ header: column.header, field: chosen, isNamed: true, isChosen: true }), origin?.columns ?? []);
  }

  /** A cell that no field of a request could have, such as one that an open quotation mark has made of the rest of a file. */
  function assertCells(): void {
    for (const { line, offsets } of records)
      for (let at = 0; at < offsets.length; at += 2) {
        const [start = 0, end = 0] = [offsets[at], offsets[at + 1]];
        if (end - start > CELL_LENGTH_MAX && decode(bytes.subarray(start, end)).length > CELL_LENGTH_MAX)
          throw new CsvProblem('cell-too-long', { line, limit: CELL_LENGTH_MAX });
      }
  }

  function getCell({ record, column }: CellPlace): string {
    const text = written.size > 0 ? written.get(toKey({ record, column })) : undefined;
    return text ?? toCellText(getRaw({ record, column }));
  }

  function getRaw({ record, column }: CellPlace): string {
    const { offsets = [] } = records[record] ?? {};
    // Most cells of a tool's file are empty.
    if (offsets[2 * column] === offsets[2 * column + 1]) return '';
    return decode(bytes.subarray(offsets[2 * column] ?? 0, offsets[2 * column + 1] ?? 0));
  }

  function listCells(record: number): string[] {
    const count = (records[record]?.offsets.length ?? 0) / 2;
    return Array.from({ length: count }, (_, column) => getCell({ record, column }));
  }

  /** Further products of an order have its name, and its consignee or none. Records without a value and totals are no shipments. */
  function groupRecords(): number[][] {
    const groups: number[][] = [];
    for (let record = firstRecord; record < records.length; record += 1) {
      const kind = findSkipped(record);
      if (kind) {
        skipped[kind] += 1;
        continue;
      }
      const order = orderColumn < 0 ? '' : getCell({ record, column: orderColumn });
      const group = groups.at(-1);
      const first = group?.[0];
      const isFurther =
        first !== undefined &&
        order !== '' &&
        getCell({ record: first, column: orderColumn }) === order &&
        consigneeColumns.every((column) => {
          const text = getCell({ record, column });
          return text === '' || text === getCell({ record: first, column });
        });
      if (group && isFurther) group.push(record);
      else groups.push([record]);
    }
    return groups;
  }

  /** Why a record is no shipment. One at the end of a list has nothing of a consignee besides. */
  function findSkipped(record: number): 'empty' | 'totals' | undefined {
    const { offsets = [] } = records[record] ?? {};
    const read = (column: number): string => toLine(getCell({ record, column }));
    const first = Array.from({ length: offsets.length / 2 }, (_, column) => column).find(
      (column) => read(column) !== '',
    );
    if (first === undefined) return 'empty';
    if (NOTE.test(read(first)) && joinCells(listCells(record)) === read(first)) {
      unsent.push(read(first));
      return 'totals';
    }
    const isTotal = END.test(
      read(first)
        .normalize('NFKC')
        .replace(/[\s\p{P}\p{S}]/gu, ''),
    );
    return isTotal && consigneeColumns.every((column) => column === first || read(column) === '')
      ? 'totals'
      : undefined;
  }

  function readRow(ofRow: readonly number[]): CsvRow {
    latest = undefined;
    return new LazyRow(records[ofRow[0] ?? 0]?.line ?? 1, ofRow, readContents);
  }

  function readContents(ofRow: readonly number[]): RowContents {
    const { cells, body } = readRequest(ofRow);
    return {
      body,
      get fileIssues() {
        return [
          ...listFileIssues({ body, columns, cells, common: layout.common, now, hasTextAfterQuote }),
          ...listSameOrders(ofRow),
        ];
      },
    };

    function hasTextAfterQuote(index: number, column: number): boolean {
      const record = ofRow[index] ?? 0;
      return records[record]?.afterQuote?.includes(column) === true && !written.has(toKey({ record, column }));
    }
  }

  /** The cells of a row and its request. Those of the latest row are kept, since a check reads them several times. */
  function readRequest(ofRow: readonly number[]): ReadRow {
    if (latest?.ofRow === ofRow) return latest;
    const cells = ofRow.map(listCells);
    latest = { ofRow, cells, body: toBody(cells, layout) };
    return latest;
  }

  function findExample(column: number): string {
    for (const { records: ofRow } of rows.slice(0, 100)) {
      const text = getCell({ record: ofRow[0] ?? 0, column });
      if (text !== '') return text;
    }
    return '';
  }

  function findCell(row: number, field: string): CellPlace | undefined {
    const product = /^products\.(\d+)\.(.*)$/.exec(field);
    const [first = 0, ...further] = rows[row]?.records ?? [];
    const record =
      further.length > 0 && product ? (listProducts(rows[row]?.records ?? [])[Number(product[1])] ?? first) : first;
    const name = further.length > 0 && product ? `products.0.${product[2]}` : field;
    const [party = ''] = field.split('.');
    // The first line of an address contains what has no separate column.
    const candidates = /address\.(?:province|city|address2)$/.test(field)
      ? [name, `${party}.address1`]
      : // What is missing as a whole is entered where its name belongs.
        [name, `${name}.full_name`, `${name}.0.name`];
    const column = candidates.map((one) => columns.findIndex((known) => known.field === one)).find((at) => at >= 0);
    return column === undefined ? undefined : { record, column };
  }

  /** The record of each product of a row. */
  function listProducts(ofRow: CsvRow['records']): number[] {
    return listProductRecords(columns, readRequest(ofRow).cells).map((index) => ofRow[index] ?? 0);
  }

  function change(index: number, changes: readonly FieldChange[], isTrial = false): boolean {
    const row = rows[index];
    if (!row) return false;
    const { cells, body } = readRequest(row.records);
    const wanted = applyChanges(body, changes);
    const now = toCells(body, cells, layout);
    const next = toCells(wanted, cells, layout).map((texts, at) =>
      texts.map((text, column) => (text === undefined || text === now[at]?.[column] ? undefined : text)),
    );
    const changed = cells.map((texts, at) => texts.map((text, column) => next[at]?.[column] ?? text));
    const result = toBody(changed, layout);
    const isHeld = changes.every(({ field }) => isSame(getField(result, field), getField(wanted, field)));
    const isEncodable = next.flat().every((text) => text === undefined || canEncode(text));
    if (!isHeld || !isEncodable || isTrial) return isHeld && isEncodable;
    write(
      index,
      next.flatMap((texts, at) =>
        texts.flatMap((text, column) =>
          text === undefined ? [] : [{ place: { record: row.records[at] ?? 0, column }, text }],
        ),
      ),
    );
    return true;
  }

  /** Writes cells of a row, or of no row. The row is read again; where its order changes, so are the rows of both orders. */
  function write(index: number, cells: readonly { place: CellPlace; text: string }[]): void {
    const ofRow = rows[index]?.records ?? [];
    const before = toOrder(ofRow);
    for (const { place, text } of cells) written.set(toKey(place), text);
    if (!rows[index]) return;
    const after = toOrder(ofRow);
    const others = before === after ? [] : [...(orders.get(before) ?? []), ...(orders.get(after) ?? [])];
    if (before !== after) {
      orders.set(before, orders.get(before)?.filter((one) => one !== index) ?? []);
      addToOrder(ofRow, index);
    }
    for (const one of new Set([index, ...others])) rows[one] = readRow(rows[one]?.records ?? []);
  }

  /** The number of an order, with the consignee where a tool has several in one: its rows are several shipments. */
  function toOrder([record = 0]: CsvRow['records']): string {
    const number = toLine(getCell({ record, column: numberColumn }));
    const parts = number === '' || orderColumn < 0 ? [] : consigneeColumns.map((column) => getCell({ record, column }));
    return [number, ...parts].join('\n');
  }

  function addToOrder(ofRow: CsvRow['records'], index: number): void {
    const order = toOrder(ofRow);
    const same = orders.get(order);
    if (same) same.push(index);
    else if (order !== '') orders.set(order, [index]);
  }

  /** An order number that another shipment has as well: rows of one order are joined only where the tool has them. */
  function listSameOrders(ofRow: CsvRow['records']): FileIssue[] {
    const other = orders.get(toOrder(ofRow))?.find((one) => rows[one]?.records !== ofRow);
    if (other === undefined) return [];
    const value = toLine(getCell({ record: ofRow[0] ?? 0, column: numberColumn }));
    const line = rows[other]?.line ?? 1;
    return [{ kind: 'same-order', severity: 'warning', column: numberColumn, field: 'setup.ref_number', value, line }];
  }

  function canEncode(text: string): boolean {
    try {
      encode(text, encoding);
      return true;
    } catch {
      return false;
    }
  }

  function save(): Uint8Array {
    const parts: Uint8Array[] = [];
    let at = 0;
    for (const [record, { offsets }] of records.entries()) {
      for (let column = 0; column < offsets.length / 2; column += 1) {
        const text = written.get(toKey({ record, column }));
        const raw = text === undefined ? '' : getRaw({ record, column });
        if (text === undefined || text === toCellText(raw)) continue;
        parts.push(bytes.subarray(at, offsets[2 * column]));
        parts.push(encode(toCell(text, { delimiter, wasQuoted: raw.trimStart().startsWith('"') }), encoding));
        at = offsets[2 * column + 1] ?? at;
      }
    }
    parts.push(bytes.subarray(at));
    const saved = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    parts.reduce((offset, part) => {
      saved.set(part, offset);
      return offset + part.length;
    }, 0);
    return saved;
  }
}

function joinCells(cells: readonly string[]): string {
  return cells
    .map(toLine)
    .filter((text) => text !== '')
    .join(' ');
}

function listCodes(values: Column['values'] = {}): Record<string, string> {
  const entries = Object.entries(values).flatMap(([code, value]) => (value === null ? [] : [[String(value), code]]));
  // If a value has several codes, the first one is written.
  return Object.fromEntries(entries.toReversed()) as Record<string, string>;
}

function toKey({ record, column }: CellPlace): string {
  return `${record} ${column}`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of both; those of the second where both have one. */
function mergeFields(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const [ofOne, ofOther] = [one[name], other[name]];
      return [name, isRecord(ofOne) && isRecord(ofOther) ? mergeFields(ofOne, ofOther) : (ofOther ?? ofOne)];
    }),
  );
}
