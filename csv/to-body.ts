import { getField, isRecord, setField } from './fields';
import { findField, readCell, toLine, writeCell } from './convert';
import type { Column, CsvSource } from './csv-source';
import { nameCodes, type FindCode } from './name-codes';
import { PREFECTURES } from './prefectures';

/** The records of one shipment: the cells of each, by column. Only orders with several products have more than one. */
export type Cells = readonly (readonly string[])[];

/** The columns of a file and the fields that they set. */
export type Layout = {
  columns: readonly Column[];
  /** The fields that every shipment has. */
  common: Record<string, unknown>;
  dates: CsvSource['dates'];
  findCode?: FindCode | undefined;
};

const PREFECTURE = new RegExp(`^(?:${PREFECTURES.join('|')})`);
/** The street number, with which the second line of an address begins: in `南1条西3-8`, 3-8 */
const STREET_NUMBER =
  /[0-9０-９](?![0-9０-９]?[0-9０-９]?条)|(?<![一二三四五六七八九十])[一二三四五六七八九十]+(?:丁目|番|号)/;
/** The municipality, for addresses without a street number. */
const MUNICIPALITY = /^.+?[市区町村]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const PARTIES = ['to_address', 'from_address'] as const;
/** What says where an address is; each alone belongs to no other address. */
const PLACE = ['zip', 'province', 'city', 'address1'];
/** What belongs to the street of an address: the building and the company there. */
const AT_STREET = ['company', 'address2', 'extra', 'city'];
export const FIRST_PRODUCT = 'products.0.';
/** Longer numbers in several columns are several numbers, not the parts of one. */
const PHONE_DIGITS_MAX = 15;

/** The request of a shipment. */
export function toBody(cells: Cells, layout: Layout): Record<string, unknown> {
  const body = structuredClone(layout.common);
  const set = (field: string, value: unknown): void => setField(body, field, value);
  const read = cells.map(readRecord);
  const products = listProductRecords(layout.columns, cells);
  const setup: ReadonlyMap<string, unknown> = read[0] ?? new Map<string, unknown>();
  for (const party of PARTIES) for (const name of listOtherPlace(party)) set(`${party}.${name}`, undefined);
  for (const [index, fields] of read.entries())
    for (const [field, value] of fields)
      if (field.startsWith(FIRST_PRODUCT)) setOrRemove(toProductField(field, products.indexOf(index)), value);
      else if (index === 0) setOrRemove(field, value);
  if (layout.findCode) nameCodes(body, layout.findCode);
  chooseCarrier();
  for (const party of PARTIES) divideAddress(party);
  addWhatFollows();
  return body;

  /**
   * What the address of all shipments has that belongs to another place than that of the row. A file without a column for the
   * postal code, for instance, has it from there, unless there is a street as well.
   */
  function listOtherPlace(party: (typeof PARTIES)[number]): readonly string[] {
    const isWhole = getField(layout.common, `${party}.address1`) !== undefined;
    if (isWhole && PLACE.some((name) => setup.has(`${party}.${name}`))) return [...PLACE, ...AT_STREET];
    return setup.has(`${party}.address1`) ? AT_STREET : [];
  }

  /** A cell that says that the request hasn't the field takes precedence over what all shipments have. */
  function setOrRemove(field: string, value: unknown): void {
    if (value !== null) set(field, value);
    else if (getField(body, field) !== undefined) set(field, undefined);
  }

  /** The fields that the cells of a record set. Of several columns, the one that is only about the field takes precedence. */
  function readRecord(record: readonly string[]): ReadonlyMap<string, unknown> {
    const fields = new Map<string, unknown>();
    const isFee = findFeeColumn(layout.columns, record) !== undefined;
    layout.columns.forEach((column, at) => {
      if ((record[at] ?? '') === '') return;
      const field = findField(column, record[at] ?? '');
      if (!field || isInactive(column, layout.columns, record) || (isFee && field.startsWith(FIRST_PRODUCT))) return;
      const value = column.part
        ? fields.has(field)
          ? undefined
          : readParts(layout.columns, record, field).value
        : readCell(record[at] ?? '', column);
      const isSet = (fields.get(field) ?? null) !== null;
      if (value !== undefined && !(isSet && (value === null || column.fields))) fields.set(field, value);
    });
    divideTotal(record, fields);
    return fields;
  }

  /** The price of one unit, if the price of the line can be divided by the quantity, in cents. */
  function divideTotal(record: readonly string[], fields: Map<string, unknown>): void {
    const column = layout.columns.find(({ isLineTotal }) => isLineTotal);
    const { field = '' } = column ?? {};
    const total = fields.get(field);
    const quantity = fields.get(`${FIRST_PRODUCT}quantity`) ?? 1;
    if (!column || typeof total !== 'number' || typeof quantity !== 'number' || quantity <= 0) return;
    const cents = Math.round(total * 100);
    if (cents % quantity === 0) fields.set(field, cents / quantity / 100);
    else fields.delete(field);
  }

  /** A column of the file takes precedence over what the tool sets for all shipments. */
  function chooseCarrier(): void {
    const service = toText(getField(body, 'setup.service'));
    const carrier = toText(getField(body, 'setup.carrier'));
    const named = service.includes('_') ? (service.split('_')[0] ?? '') : '';
    if (setup.has('setup.service')) {
      if (named !== '' && !setup.has('setup.carrier') && getField(body, 'setup.carrier_id') === undefined)
        set('setup.carrier', named);
    } else if (setup.has('setup.carrier') && named !== '' && named !== carrier) {
      set('setup.service', undefined);
    } else if (named !== '' && carrier === '' && getField(body, 'setup.carrier_id') === undefined) {
      set('setup.carrier', named);
    }
  }

  /**
   * Cells can contain a whole address. In Japan the city belongs to the first line, unless it is in Latin letters. An address
   * that no column has stays as the reader has written it.
   */
  function divideAddress(party: (typeof PARTIES)[number]): void {
    const text = (name: string): string => toText(getField(body, `${party}.${name}`));
    const isInFile = layout.columns.some(({ field }) => field?.startsWith(`${party}.`));
    if (text('country') !== 'JP' || !isInFile) return;
    const [prefecture = ''] = PREFECTURE.exec(text('address1')) ?? [];
    if (prefecture !== '' && ['', prefecture].includes(text('province'))) {
      set(`${party}.province`, prefecture);
      set(`${party}.address1`, text('address1').slice(prefecture.length).trimStart());
    }
    if (JAPANESE.test(text('city'))) {
      set(`${party}.address1`, `${text('city')}${text('address1')}`);
      set(`${party}.city`, undefined);
    }
    const line = text('address1');
    const hasColumn = layout.columns.some(({ field }) => field === `${party}.address2`);
    const cut = text('address2') === '' ? findCut(line, hasColumn) : line.length;
    if (cut === line.length) return;
    set(`${party}.address1`, line.slice(0, cut));
    set(`${party}.address2`, line.slice(cut));
  }

  function addWhatFollows(): void {
    const products = getField(body, 'products');
    if (Array.isArray(products)) {
      const known = products.filter(isRecord);
      set(
        'products',
        known.map((product) => ({ quantity: 1, ...product })),
      );
    }
    // In international shipments, the parcels have the number of pieces.
    const pieces = getField(body, 'setup.pack_amount');
    const parcels = getField(body, 'parcels');
    const isInternational = PARTIES.some((party) => !['', 'JP'].includes(toText(getField(body, `${party}.country`))));
    const [parcel, ...others] = Array.isArray(parcels) ? (parcels as unknown[]) : [];
    const isAlone = isRecord(parcel) && others.length === 0 && !Object.hasOwn(parcel, 'amount');
    if (isInternational && typeof pieces === 'number' && isAlone) set('parcels.0.amount', pieces);
    const cash = getField(body, 'setup.cash_on_delivery');
    if (isRecord(cash) && !cash.amount && !cash.tax) set('setup.cash_on_delivery', undefined);
    if (!isPriceFromAmount(layout.columns, body)) return;
    const amount = getField(body, 'setup.cash_on_delivery.amount');
    const sold = getField(body, 'products') as Record<string, unknown>[];
    if (sold.some(({ price }) => price !== undefined)) return;
    set(
      'products',
      sold.map((product, index) => ({ ...product, price: index === 0 ? amount : 0 })),
    );
  }
}

/** Where the second line of an address begins: at its street number, or in a file without a column for it, after its municipality. */
function findCut(line: string, hasColumn: boolean): number {
  const cut = STREET_NUMBER.exec(line)?.index ?? (hasColumn ? undefined : MUNICIPALITY.exec(line)?.[0].length);
  return cut === undefined || cut === 0 ? line.length : cut;
}

/** Fields that all shipments have, by their path and in the words of a cell: `['parcels.0.weight', '1,200']` */
export function readCommon(fields: readonly (readonly [field: string, text: string])[]): Record<string, unknown> {
  const common = {};
  for (const [field, text] of fields) {
    const value = readCell(text, { header: '', field });
    if (value !== undefined && value !== null) setField(common, field, value);
  }
  return common;
}

/**
 * Whether the amount that the carrier collects replaces the prices of the products, which cash on delivery requires and
 * tools of carriers have no column for.
 */
export function isPriceFromAmount(columns: readonly Column[], body: unknown): boolean {
  const amount = getField(body, 'setup.cash_on_delivery.amount');
  const products = getField(body, 'products');
  const hasColumn = columns.some(({ field }) => /^products\.\d+\.price$/.test(field ?? ''));
  return (
    typeof amount === 'number' &&
    !hasColumn &&
    Array.isArray(products) &&
    products.length > 0 &&
    products.every((product) => isRecord(product) && product.quantity === 1)
  );
}

/** The text of a field whose parts are in several columns, and the columns that aren't parts of it after all. */
export function readParts(
  columns: readonly Column[],
  record: readonly string[],
  field: string,
): { value: string | undefined; unused: readonly Column[] } {
  const parts = listParts(columns, field)
    .map(({ column, at }) => ({ column, text: String(readCell(record[at] ?? '', column) ?? '') }))
    .filter(({ text }) => text !== '');
  const joint = parts[0]?.column.part?.joint ?? '';
  const value = parts.map(({ text }) => text).join(joint);
  const isTooLong = field.endsWith('.phone') && value.replace(/\D/g, '').length > PHONE_DIGITS_MAX;
  if (isTooLong) return { value: parts[0]?.text, unused: parts.slice(1).map(({ column }) => column) };
  return { value: value === '' ? undefined : value, unused: [] };
}

function listParts(columns: readonly Column[], field: string): { column: Column; at: number }[] {
  return columns
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => column.part && column.field === field)
    .toSorted((a, b) => (a.column.part?.order ?? 0) - (b.column.part?.order ?? 0));
}

/**
 * What the cells of a shipment contain for a request; undefined for cells that stay as they are, and for values that a column
 * has no code for.
 */
export function toCells(body: unknown, cells: Cells, { columns, dates }: Layout): (string | undefined)[][] {
  const products = listProductRecords(columns, cells);
  return cells.map((record, index) =>
    columns.map((column, at): string | undefined => {
      const before = record[at] ?? '';
      const known = findField(column, before);
      // An empty cell stays empty if the codes of its column belong to several fields.
      if (!known || (column.fields && before === '')) return undefined;
      if (column.insteadOf !== undefined && (before === '' || isInactive(column, columns, record))) return undefined;
      const isProduct = known.startsWith(FIRST_PRODUCT);
      const product = products.indexOf(index);
      if (isProduct ? product < 0 : index > 0) return undefined;
      const field = isProduct ? toProductField(known, product) : known;
      const value = joinAddress(field, getField(body, field));
      if (column.part) return writePart(value, column, record);
      return writeCell(column.isLineTotal ? toTotal(value, product) : value, column, { dates, before });
    }),
  );

  function toTotal(price: unknown, index: number): unknown {
    const quantity = getField(body, `products.${index}.quantity`);
    return typeof price === 'number' && typeof quantity === 'number' ? Math.round(price * quantity * 100) / 100 : price;
  }

  /** The part of a value that belongs to a column: 060-0042 → 060 and 0042 */
  function writePart(value: unknown, column: Column, record: readonly string[]): string | undefined {
    const all = listParts(columns, column.field ?? '');
    if (readParts(columns, record, column.field ?? '').value === toText(value)) return undefined;
    const { joint = '', digits } = column.part ?? {};
    const text = digits === undefined ? toText(value) : toText(value).replace(/^(\d{3})-?(\d{4})$/, '$1-$2');
    const pieces = joint === '' ? [text] : text.split(joint);
    const index = all.findIndex(({ column: one }) => one === column);
    return index === all.length - 1 ? pieces.slice(index).join(joint) : (pieces[index] ?? '');
  }

  /** The first line with what has no separate column, or was divided from it; of a Japanese city, the cell stays. */
  function joinAddress(field: string, value: unknown): unknown {
    const [party = '', name = ''] = field.split('.');
    if (name !== 'address1' && name !== 'address2') return value;
    const at = (other: string): number => columns.findIndex((column) => column.field === `${party}.${other}`);
    const text = (other: string): string => toText(getField(body, `${party}.${other}`));
    const isEmpty = at('address2') >= 0 && (cells[0]?.[at('address2')] ?? '').trim() === '';
    const isDivided = isEmpty && findCut(`${text('address1')}${text('address2')}`, true) === text('address1').length;
    if (name === 'address2') return isDivided ? '' : value;
    const city = (cells[0]?.[at('city')] ?? '').trim();
    const line =
      city !== '' && text('address1').startsWith(city) ? text('address1').slice(city.length) : text('address1');
    const before = toLine(cells[0]?.[at('address1')] ?? '');
    const hasProvince = at('province') < 0 || before.startsWith(text('province'));
    return `${hasProvince ? text('province') : ''}${line}${at('address2') < 0 || isDivided ? text('address2') : ''}`;
  }
}

/** Whether a column applies only where another one is empty, which isn't. */
export function isInactive({ insteadOf }: Column, columns: readonly Column[], record: readonly string[]): boolean {
  return (
    insteadOf !== undefined &&
    columns.some((column, at) => isNamed(column, insteadOf) && toLine(record[at] ?? '') !== '')
  );
}

/** The column that says that a line is no product of the order, but a fee or a discount. */
export function findFeeColumn(columns: readonly Column[], record: readonly string[]): Column | undefined {
  return columns.find(
    ({ productLine }, at) => productLine !== undefined && !['', productLine].includes(toLine(record[at] ?? '')),
  );
}

/** The records of an order that are products, in their order: fees and discounts are none, nor are empty ones. */
export function listProductRecords(columns: readonly Column[], cells: Cells): number[] {
  const isProduct = (record: readonly string[]): boolean =>
    !findFeeColumn(columns, record) &&
    columns.some(({ field }, at) => field?.startsWith(FIRST_PRODUCT) && toLine(record[at] ?? '') !== '');
  return [...cells.keys()].filter((index) => cells.length === 1 || isProduct(cells[index] ?? []));
}

/** Whether a column has a header in one of its spellings. */
function isNamed({ header, names = [] }: Column, name: string): boolean {
  return header === name || names.includes(name);
}

export function toProductField(field: string, index: number): string {
  return index === 0 ? field : field.replace(FIRST_PRODUCT, `products.${index}.`);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
