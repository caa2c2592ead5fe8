import type { Language } from '../contract';

/** A column of a file, by the first line of its header. */
export type Column = {
  header: string;
  /** Other spellings, in other versions of the tool. */
  names?: readonly string[];
  /** The field of a shipment, by its dotted path. A column without one has no counterpart in the API. */
  field?: string;
  /** The meaning of the codes in the cells: `{ '2': 'fresh' }`. Null: the field isn't set. */
  values?: Readonly<Record<string, string | boolean | null>>;
  /** The fields of codes that mean another field than the column's: `{ 天地無用: 'setup.options.side_up' }` */
  fields?: Readonly<Record<string, string>>;
};

/** The field that a cell of the column is about. */
export function findField({ field, fields }: Column, cell: string): string | undefined {
  const code = cell.trim();
  return fields && Object.hasOwn(fields, code) ? fields[code] : field;
}

/** A tool that exports or imports shipments as CSV, and what each of its columns is in a request. */
export type CsvSource = {
  id: string;
  name: Record<Language, string>;
  /** The columns with a field. Of a tool whose files have no headers, all of them in its order. */
  columns: readonly Column[];
  /** The values that every shipment of the tool has, without a column for them. */
  common: Readonly<Record<string, unknown>>;
  /** How the tool writes dates. */
  dates: 'YYYY/MM/DD' | 'YYYYMMDD' | 'YYYY-MM-DD';
  /** The column that the further products of an order repeat, while they leave the name of the consignee empty. */
  orderColumn?: string;
};

/** Columns without a field: `without('伝票番号', '敬称')` */
export function without(...headers: readonly string[]): Column[] {
  return headers.map((header) => ({ header }));
}
