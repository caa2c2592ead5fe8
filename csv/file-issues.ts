import type { FieldChange } from '../rules';
import { AMOUNTS, findCode, findField, MEASURED, readCell, toLine } from './convert';
import type { Column, NotSent, Unsent } from './csv-source';
import { findDamage, removeDecimals } from './damage';
import { getField, isRecord } from './fields';
import {
  findNearestDay,
  isInCurrency,
  listAmountReadings,
  listDayReadings,
  readAmount,
  readDayNumber,
} from './numbers-and-dates';
import { UNKNOWN } from './sources/any-file';
import { AMOUNT } from './sources/meanings';
import { NEGATED } from './sources/in-words';
import {
  FIRST_PRODUCT,
  findFeeColumn,
  isInactive,
  isPriceFromAmount,
  listProductRecords,
  readParts,
  toProductField,
  type Cells,
} from './to-body';
import { cutUnit } from './units';

export const FILE_ISSUE_KINDS = [
  'leading-zero',
  'formula',
  'lost-character',
  'cell-count',
  'damaged',
  'decimals',
  'two-readings',
  'day-number',
  'no-year',
  'no-number',
  'other-currency',
  'light',
  'total-weight',
  'text-after-quote',
  'not-sent',
  'only-printed',
  'in-name',
  'unknown-column',
  'other-value',
  'part-missing',
  'swapped-names',
  'joined-address',
  'line-total',
  'price-from-amount',
  'price-above-amount',
  'same-order',
] as const;

/** What happens to a cell that no request shows: the damage that a spreadsheet or an export did to it, and what isn't sent. */
export type FileIssue = {
  kind: (typeof FILE_ISSUE_KINDS)[number];
  severity: 'error' | 'warning';
  /** The record of the shipment, from 0: orders with several products have several. */
  record?: number;
  /** The column, from 0; undefined for the whole record. */
  column?: number;
  field?: string;
  value: string;
  /** What a value means that isn't sent. */
  meaning?: Unsent;
  /** The values that a cell can mean. */
  readings?: readonly string[];
  /** The line of another shipment with the same order number. */
  line?: number;
  fix?: FieldChange[];
};

/** What belongs to one person at one place. */
const ADDRESS = ['full_name', 'phone', 'address1'];
const TEXT_FIELDS = /\.(?:full_name|company|address1|address2|extra|city|name)$/;
const NUMBER_LIKE = /\.(?:zip|phone|ref_number|hs_code|address2|extra)$/;
const PARCEL_WEIGHT = /^parcels\.\d+\.weight$/;
/** The names of companies, by their legal forms. */
const COMPANY =
  /(?:株式|有限|合同|合資|合名)会社|(?:社団|財団|医療|学校|福祉|宗教)法人|\((?:株|有|同|社|財|医|学)\)|\b(?:inc|llc|ltd|gmbh|corp|k\.?k|b\.?v|s\.?a|pty|plc)\b/i;
/** The most that carriers accept in kilograms, and hardly a parcel in grams. */
const LIGHT_MAX_G = 30;
/** Fields in which a date is no damage. */
const DATES = /date$/;
/** 9503.00 and 4820.10.20, which look like a number and a date. */
const HS_CODE = /^\d{4}(?:\.\d{2}){1,3}$/;

/** Values that change nothing in a column that isn't sent, whatever the tool. */
const NEUTRAL =
  /^(?:n\/a|(?:特に)?なし|無し?|ありません|いいえ|否|不要|無料|×|-|no|n|false|none|off|free|指定なし|希望なし|通常便?|普通|標準|宅配便|normal|regular|常温|元払い?|発払い?|対象外)$/i;

/** Values of a field that arrange nothing. */
const UNSAID: readonly unknown[] = [undefined, false, 'regular', 'not-specified'];

type Given = {
  body: unknown;
  columns: readonly Column[];
  cells: Cells;
  /** The fields that all shipments have. */
  common: Record<string, unknown>;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether a cell has text after its closing quotation mark. */
  hasTextAfterQuote: (record: number, column: number) => boolean;
};

/** The name of a product, which is sent as it is. */
function isName({ field = '' }: Column): boolean {
  return /^products\.\d+\.name$/.test(field);
}

/** The issues of the cells of a shipment. */
export function listFileIssues(given: Given): FileIssue[] {
  const { body, columns, cells, now, hasTextAfterQuote } = given;
  const products = listProductRecords(columns, cells);
  const ofCells = cells.flatMap((record, index) => {
    const fee = findFeeColumn(columns, record)?.notSent?.about;
    const issues = columns.flatMap((column, at): FileIssue[] => {
      const cell = record[at] ?? '';
      const text = cell === '' ? '' : toLine(cell);
      if (text === '') return [];
      const place = { column: at, ...(index > 0 && { record: index }), value: text };
      const quoted: FileIssue[] = hasTextAfterQuote(index, at)
        ? [{ ...place, kind: 'text-after-quote', severity: 'warning' }]
        : [];
      const isOff = isInactive(column, columns, record);
      const unsent =
        column.field?.startsWith('products.') && fee ? fee : isOff ? undefined : findUnsent(column, cell, body);
      if (unsent === UNKNOWN) return [...quoted, { ...place, kind: 'unknown-column', severity: 'warning' }];
      if (unsent) {
        const kind = unsent.printed === undefined ? 'not-sent' : isName(column) ? 'in-name' : 'only-printed';
        return [...quoted, { ...place, kind, severity: 'warning', meaning: unsent }];
      }
      const field = findField(column, cell) ?? column.repeats;
      if (field === undefined) return [...quoted, ...listFormulas(cell, place)];
      const ofProduct = toProductField(field, products.indexOf(index));
      if (!isOff && isUnused({ column, index, text, field: ofProduct, body, columns, cells }))
        return [...quoted, { ...place, field: ofProduct, kind: 'other-value', severity: 'warning' }];
      if (column.repeats !== undefined || isOff) return quoted;
      return [
        ...quoted,
        ...listDamages({ column, text, cell, field: ofProduct, body, now, place: { ...place, field: ofProduct } }),
      ];
    });
    if (record.length !== columns.length)
      issues.push({
        ...{ kind: 'cell-count', severity: 'warning', value: String(record.length) },
        ...(index > 0 && { record: index }),
      });
    return issues;
  });
  return [
    ...ofCells,
    ...listMissingParts(columns, cells),
    ...listSwappedNames(body, columns),
    ...listJoinedAddresses(given),
    ...listDerived(body, columns, cells),
  ];
}

/** An address of which the row has one part, and the fields for all rows the others. */
function listJoinedAddresses({ body, columns, cells: [record = []], common }: Given): FileIssue[] {
  return ['to_address', 'from_address'].flatMap((party): FileIssue[] => {
    const parts = ADDRESS.map((name) => `${party}.${name}`).filter((field) => getField(body, field) !== undefined);
    const own = parts.map((field) =>
      columns.findIndex((one, at) => one.field === field && toLine(record[at] ?? '') !== ''),
    );
    const [first] = own.filter((at) => at >= 0);
    const others = parts.filter((field, at) => own[at] === -1 && getField(body, field) === getField(common, field));
    if (first === undefined || others.length === 0) return [];
    const value = toLine(record[first] ?? '');
    return [
      {
        kind: 'joined-address',
        severity: 'warning',
        column: first,
        field: columns[first]?.field ?? '',
        value,
        readings: [others.join(', ')],
      },
    ];
  });
}

/** Names of companies in the place of the person, and the person or the department in that of the company. */
function listSwappedNames(body: unknown, columns: readonly Column[]): FileIssue[] {
  return ['to_address', 'from_address'].flatMap((party): FileIssue[] => {
    const [field, other] = [`${party}.full_name`, `${party}.company`];
    const column = columns.findIndex((one) => one.field === field);
    const [value, company] = [getField(body, field), getField(body, other)];
    if (column < 0 || typeof value !== 'string' || typeof company !== 'string') return [];
    if (!COMPANY.test(value.normalize('NFKC')) || company === '' || COMPANY.test(company.normalize('NFKC'))) return [];
    const fix: FieldChange[] = [
      { kind: 'set', field, value: company },
      { kind: 'set', field: other, value },
    ];
    return [{ kind: 'swapped-names', severity: 'warning', column, field, value, readings: [company], fix }];
  });
}

/** Empty cells of a postal code or a phone number that is in several columns. */
function listMissingParts(columns: readonly Column[], [record = []]: Cells): FileIssue[] {
  return columns.flatMap(({ field = '', part }, column): FileIssue[] => {
    if (!part || !/\.(?:zip|phone)$/.test(field) || toLine(record[column] ?? '') !== '') return [];
    const { value } = readParts(columns, record, field);
    return value === undefined ? [] : [{ kind: 'part-missing', severity: 'warning', column, field, value }];
  });
}

/** Prices that the request has from another column, or hasn't although the file has one. */
function listDerived(body: unknown, columns: readonly Column[], cells: Cells): FileIssue[] {
  const amount = columns.findIndex(({ field }) => field === 'setup.cash_on_delivery.amount');
  const total = columns.findIndex(({ isLineTotal }) => isLineTotal);
  const products = listProductRecords(columns, cells);
  const issues: FileIssue[] = cells.flatMap((record, index): FileIssue[] => {
    const value = toLine(record[total] ?? '');
    const field = `products.${products.indexOf(index)}.price`;
    return total >= 0 && products.includes(index) && value !== '' && getField(body, field) === undefined
      ? [{ kind: 'line-total', severity: 'warning', column: total, ...(index > 0 && { record: index }), field, value }]
      : [];
  });
  const value = toLine(cells[0]?.[amount] ?? '');
  if (
    isPriceFromAmount(columns, body) &&
    getField(body, 'products.0.price') === getField(body, 'setup.cash_on_delivery.amount')
  )
    issues.push({
      ...{ kind: 'price-from-amount', severity: 'warning', field: 'products.0.price', value },
      ...(amount >= 0 && { column: amount }),
    });
  return [...issues, ...listPricesAboveAmount(body, columns)];
}

/** Prices that are more together than what the carrier collects: a column can have those of all units of a line. */
function listPricesAboveAmount(body: unknown, columns: readonly Column[]): FileIssue[] {
  const field = `${FIRST_PRODUCT}price`;
  const column = columns.findIndex((one) => one.field === field && !one.isLineTotal);
  const amount = getField(body, AMOUNT);
  const products = getField(body, 'products');
  const isReduced = getField(body, 'setup.discount') !== undefined;
  if (column < 0 || isReduced || typeof amount !== 'number' || !Array.isArray(products)) return [];
  const sum = products.filter(isRecord).reduce((all, { price, quantity }) => all + Number(price) * Number(quantity), 0);
  return sum > amount
    ? [
        {
          kind: 'price-above-amount',
          severity: 'warning',
          column,
          field,
          value: String(amount),
          readings: [String(sum)],
        },
      ]
    : [];
}

/** What a cell means that isn't sent. */
function findUnsent(column: Column, cell: string, body: unknown): Unsent | undefined {
  const { notSent } = column;
  if (!notSent) return undefined;
  return findMeaning(notSent, column, cell, body) ?? findUnsent({ ...column, notSent: notSent.also }, cell, body);
}

function findMeaning(
  notSent: NotSent,
  { values, words, field, fields }: Column,
  cell: string,
  body: unknown,
): Unsent | undefined {
  const text = toLine(cell);
  const { about, meanings, neutral = [], only, except, unless, agrees, otherwise } = notSent;
  const isSaid = (by: NotSent['unless'] = []): boolean =>
    [by].flat().some((one) => {
      const said = getField(body, one);
      return !UNSAID.includes(said) && agrees?.(String(said), text) !== false;
    });
  const meaning = meanings?.[findCode(text, meanings) ?? ''];
  if (meaning) return isSaid(meaning.unless) ? undefined : meaning;
  if (values && findCode(text, values, words) !== undefined) return undefined;
  const plain = text.normalize('NFKC');
  if (except?.test(plain)) return undefined;
  if (only?.test(plain.replace(NEGATED, '')) === false) return isSaid(unless) && !isNeutral() ? otherwise : undefined;
  if (isSaid(unless)) return undefined;
  return only || ((field === undefined || fields) && !isNeutral()) ? about : undefined;

  function isNeutral(): boolean {
    const known = Object.fromEntries(neutral.map((value) => [value, true]));
    return findCode(text, known) !== undefined || readAmount(plain)?.number === 0 || NEUTRAL.test(plain);
  }
}

/**
 * Whether the request has another value than a cell: one of another column, or of the first record of the order. Of a code that
 * means that the request hasn't the field, any value is another one.
 */
function isUnused(given: {
  column: Column;
  index: number;
  text: string;
  field: string;
  body: unknown;
  columns: readonly Column[];
  cells: Cells;
}): boolean {
  const { column, index, text, field, body, columns, cells } = given;
  const isProduct = field.startsWith('products.');
  const { field: own = column.repeats } = column;
  const value = readCell(text, own === undefined ? column : { ...column, field: own });
  if (value === undefined) return false;
  if (column.part) {
    if (index > 0 && !isProduct) return (cells[0] ?? []).every((cell) => toLine(cell) !== text);
    const { unused } = readParts(columns, cells[isProduct ? index : 0] ?? [], column.field ?? '');
    if (unused.includes(column)) return true;
  }
  if (column.isLineTotal) return false;
  const isCode = column.values !== undefined && findCode(text, column.values, column.words) !== undefined;
  const isOther = column.part ?? (column.repeats !== undefined || (index > 0 && !isProduct));
  const isSame = (one: unknown): boolean =>
    column.part ? plain(one).includes(plain(value)) : plain(one) === plain(value);
  if (isCode) return !isSame(getField(body, field));
  if (!isOther || (index > 0 && toLine(cells[0]?.[columns.indexOf(column)] ?? '') === text)) return false;
  const [party = ''] = field.split('.');
  if (!party.endsWith('_address')) return !isSame(getField(body, field));
  // What the chosen columns contain is in the request, in whatever way an address was divided.
  const { province, city, address1, address2, ...others } = (getField(body, party) ?? {}) as Record<string, unknown>;
  const lines = plain([province, city, address1, address2].join(''));
  const texts = column.part ? [getField(body, field)] : Object.values(others);
  return !texts.some(isSame) && !lines.includes(plain(value));
}

function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return text.normalize('NFKC').replace(/\s/g, '');
}

function listDamages(given: {
  column: Column;
  text: string;
  cell: string;
  field: string;
  body: unknown;
  now: number;
  place: Omit<FileIssue, 'kind' | 'severity'>;
}): FileIssue[] {
  const { column, text, cell, field, body, now, place } = given;
  if (column.values && findCode(text, column.values, column.words) !== undefined) return [];
  const bare = text.replace(/^'/, '');
  const isHsCode = field.endsWith('.hs_code') && HS_CODE.test(bare);
  const whole = NUMBER_LIKE.test(field) && !isHsCode ? removeDecimals(bare) : undefined;
  const digits = (whole ?? bare).normalize('NFKC');
  const withZero = isInJapan(body, field) ? addLeadingZero(field, digits, column.part?.digits) : undefined;
  const value = withZero ?? whole;
  if (value !== undefined) {
    const kind = withZero === undefined ? 'decimals' : 'leading-zero';
    const fixed = column.part ? String(getField(body, field)).replace(bare, value) : value;
    return [{ ...place, kind, severity: 'error', fix: [{ kind: 'set', field, value: fixed }] }];
  }
  const ofForm = DATES.test(field)
    ? findDateIssue(text, now, place)
    : AMOUNTS.test(field)
      ? findAmountIssue(text, toCurrency(body), place)
      : undefined;
  if (ofForm) return [ofForm];
  const isFlag = typeof getField(body, field) === 'boolean';
  const damage = DATES.test(field) || isHsCode || isFlag ? undefined : findDamage(bare);
  if (damage) return [{ ...place, kind: 'damaged', severity: damage }];
  const formulas = listFormulas(cell, place);
  if (formulas.length > 0) return formulas;
  if (PARCEL_WEIGHT.test(field) && isLight(column, text, getField(body, field)))
    return [{ ...place, kind: 'light', severity: 'warning' }];
  if (MEASURED.test(field) && typeof getField(body, field) === 'string') {
    const unit = cutUnit(column.header, 'header').unit ?? (field.endsWith('.weight') ? 'g' : 'cm');
    return [{ ...place, kind: 'no-number', severity: 'error', readings: [unit] }];
  }
  const pieces = PARCEL_WEIGHT.test(field) ? countPieces(body) : 1;
  if (pieces > 1) return [{ ...place, kind: 'total-weight', severity: 'warning', readings: [String(pieces)] }];
  if (TEXT_FIELDS.test(field) && /[?〓\uFFFD縺繧]/.test(text))
    return [{ ...place, kind: 'lost-character', severity: 'warning' }];
  return [];
}

/** Whether a weight without a unit is one of kilograms rather than grams. */
function isLight({ factor }: Column, text: string, weight: unknown): boolean {
  const hasUnit = factor !== undefined || cutUnit(text, 'cell').unit !== undefined;
  return !hasUnit && typeof weight === 'number' && weight > 0 && weight <= LIGHT_MAX_G;
}

/** The pieces of a shipment whose parcels, or one of them, are several. */
function countPieces(body: unknown): number {
  const amount = Number(getField(body, 'setup.pack_amount') ?? 1);
  const parcels = getField(body, 'parcels');
  const counts = Array.isArray(parcels) ? parcels.filter(isRecord).map((parcel) => Number(parcel.amount ?? 1)) : [];
  return Math.max(amount, counts.some((count) => count > 1) ? counts.reduce((sum, count) => sum + count, 0) : 1);
}

/** A date that means two days, one without a year, or the number of a day. */
function findDateIssue(text: string, now: number, place: Omit<FileIssue, 'kind' | 'severity'>): FileIssue | undefined {
  const readings = listDayReadings(text);
  if (readings.length > 1) return { ...place, kind: 'two-readings', severity: 'error', readings };
  const ofNumber = readDayNumber(text);
  const day = ofNumber ?? findNearestDay(text, now);
  if (day === undefined) return undefined;
  const fix: FieldChange[] = [{ kind: 'set', field: place.field ?? '', value: day }];
  const kind = ofNumber === undefined ? 'no-year' : 'day-number';
  return { ...place, kind, severity: 'error', readings: [day], fix };
}

/** An amount in another currency than the request's, or one that means two numbers. */
function findAmountIssue(
  text: string,
  currency: string,
  place: Omit<FileIssue, 'kind' | 'severity'>,
): FileIssue | undefined {
  const amount = readAmount(text);
  if (!amount) return undefined;
  if (!isInCurrency(amount, currency)) return { ...place, kind: 'other-currency', severity: 'error' };
  const readings = listAmountReadings(amount, currency);
  return readings.length > 0 ? { ...place, kind: 'two-readings', severity: 'error', readings } : undefined;
}

function toCurrency(body: unknown): string {
  const currency = getField(body, 'setup.currency');
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'JPY';
}

function listFormulas(cell: string, place: Omit<FileIssue, 'kind' | 'severity'>): FileIssue[] {
  const text = cell.trim();
  const isFormula = /^(?:[=@]|[-+][^\d\s(])/.test(text) && !/^="[^"]*"$/.test(text);
  return isFormula ? [{ ...place, kind: 'formula', severity: 'warning' }] : [];
}

function isInJapan(body: unknown, field: string): boolean {
  return getField(body, `${field.split('.')[0] ?? ''}.country`) === 'JP';
}

/** A postal code or a phone number that a spreadsheet has taken for a number: 600042 → 0600042, 9012345678 → 09012345678 */
function addLeadingZero(field: string, text: string, digits?: number): string | undefined {
  if (digits !== undefined) return /^\d+$/.test(text) && text.length < digits ? text.padStart(digits, '0') : undefined;
  if (field.endsWith('.zip') && /^\d{5,6}$/.test(text)) return text.padStart(7, '0');
  const hasLostZero = /^[1-9][\d-]+$/.test(text) && /^\d{9,10}$/.test(text.replaceAll('-', ''));
  if (field.endsWith('.phone') && hasLostZero) return `0${text}`;
  return undefined;
}
