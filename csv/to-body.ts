import { getField, isRecord, setField } from './fields';
import { readCell, writeCell } from './convert';
import { findField, type Column, type CsvSource } from './csv-source';

/** The records of one shipment: the cells of each, by column. Only orders with several products have more than one. */
export type Cells = readonly (readonly string[])[];

/** The columns of a file and the fields that they set. */
export type Layout = {
  columns: readonly Column[];
  /** The fields that every shipment has. */
  common: unknown;
  dates: CsvSource['dates'];
};

const PREFECTURE = /^(?:北海道|東京都|京都府|大阪府|(?:神奈川|和歌山|鹿児島|..)県)/;
/** The street number, with which the second line of an address begins. */
const STREET_NUMBER = /[0-9０-９]|[一二三四五六七八九十]+(?:丁目|番|号)/;
/** The municipality, for addresses without a street number. */
const MUNICIPALITY = /^.+?[市区町村]/;
const PARTIES = ['to_address', 'from_address'] as const;
const FIRST_PRODUCT = 'products.0.';

/** The request of a shipment. */
export function toBody(cells: Cells, layout: Layout): Record<string, unknown> {
  const [first = []] = cells;
  let body: unknown = structuredClone(layout.common);
  const set = (field: string, value: unknown): void => {
    if (value !== undefined) body = setField(body, field, value);
  };
  layout.columns.forEach((column, at) => {
    const field = findField(column, first[at] ?? '');
    if (field) set(field, readCell(first[at] ?? '', column));
  });
  cells.slice(1).forEach((record, index) =>
    layout.columns.forEach((column, at) => {
      if (column.field?.startsWith(FIRST_PRODUCT))
        set(toProductField(column.field, index + 1), readCell(record[at] ?? '', column));
    }),
  );
  for (const party of PARTIES) divideAddress(party);
  addWhatFollows();
  return isRecord(body) ? body : {};

  /** Cells can contain a whole address. In Japan the city belongs to the first line. */
  function divideAddress(party: (typeof PARTIES)[number]): void {
    const text = (name: string): string => toText(getField(body, `${party}.${name}`));
    const hasColumn = (name: string): boolean => layout.columns.some(({ field }) => field === `${party}.${name}`);
    if (text('country') !== 'JP') return;
    const [prefecture = ''] = text('province') === '' ? (PREFECTURE.exec(text('address1')) ?? []) : [];
    if (prefecture !== '') {
      set(`${party}.province`, prefecture);
      set(`${party}.address1`, text('address1').slice(prefecture.length).trimStart());
    }
    if (text('city') !== '') {
      set(`${party}.address1`, `${text('city')}${text('address1')}`);
      body = setField(body, `${party}.city`, undefined);
    }
    if (hasColumn('address2') || text('address1') === '' || text('address2') !== '') return;
    const line = text('address1');
    const cut = STREET_NUMBER.exec(line)?.index ?? MUNICIPALITY.exec(line)?.[0].length ?? 0;
    if (cut === 0 || cut === line.length) return;
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
    if (!getField(body, 'setup.cash_on_delivery.amount') && getField(body, 'setup.cash_on_delivery') !== undefined) {
      body = setField(body, 'setup.cash_on_delivery', undefined);
    }
    const service = toText(getField(body, 'setup.service'));
    const hasCarrier = ['carrier', 'carrier_id'].some((name) => getField(body, `setup.${name}`) !== undefined);
    if (service.includes('_') && !hasCarrier) set('setup.carrier', service.split('_')[0]);
  }
}

/**
 * What the cells of a shipment contain for a request; undefined for cells that stay as they are, and for values that a column
 * has no code for.
 */
export function toCells(body: unknown, cells: Cells, { columns, dates }: Layout): (string | undefined)[][] {
  return cells.map((record, index) =>
    columns.map((column, at): string | undefined => {
      const before = record[at] ?? '';
      const known = findField(column, before);
      // An empty cell stays empty if the codes of its column belong to several fields.
      if (!known || (column.fields && before === '')) return undefined;
      const isProduct = known.startsWith(FIRST_PRODUCT);
      if (index > 0 && !isProduct) return undefined;
      const field = isProduct ? toProductField(known, index) : known;
      return writeCell(joinAddress(field, getField(body, field)), column, { dates, before });
    }),
  );

  /** The first line with what has no separate column; of a Japanese city, the cell stays. */
  function joinAddress(field: string, value: unknown): unknown {
    const [party = '', name = ''] = field.split('.');
    if (name !== 'address1') return value;
    const at = (other: string): number => columns.findIndex((column) => column.field === `${party}.${other}`);
    const text = (other: string): string => toText(getField(body, `${party}.${other}`));
    const city = (cells[0]?.[at('city')] ?? '').trim();
    const line =
      city !== '' && text('address1').startsWith(city) ? text('address1').slice(city.length) : text('address1');
    return `${at('province') < 0 ? text('province') : ''}${line}${at('address2') < 0 ? text('address2') : ''}`;
  }
}

function toProductField(field: string, index: number): string {
  return field.replace(FIRST_PRODUCT, `products.${index}.`);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
