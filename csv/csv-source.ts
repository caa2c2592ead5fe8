import type { Language } from '../contract';

export type Words = Readonly<Record<Language, string>>;

/** What isn't sent. Of what is only printed, the field that has the effect; an empty string if no field does. */
export type Unsent = Words & { printed?: string };

/** What a value means, and the field with which the request says it after all. */
type Meaning = Words & { unless?: string };

/** What a column decides that no field does: the shipment isn't what the file says unless someone sees to it. */
export type NotSent = {
  /** What any other value than the neutral ones means. */
  about: Unsent;
  /** The values that change nothing, besides an empty cell and zero. */
  neutral?: readonly string[];
  /** The codes with a meaning that isn't the usual one. Of a column with a field, only these aren't sent. */
  meanings?: Readonly<Record<string, Meaning>>;
  /** Only cells that contain this change anything. */
  only?: RegExp;
  /** Cells that contain this mean something else, or nothing. */
  except?: RegExp;
  /** The field with which the request says it after all, or several of which one does. */
  unless?: string | readonly string[];
  /** Whether the value of that field says what the cell says; by default, any does. */
  agrees?: (said: string, cell: string) => boolean;
  /** What cells without the words of `only` mean if the request has that field: they contradict it. */
  otherwise?: Words;
  /** What else cells can mean. */
  also?: NotSent;
};

/** A column of a file, by the first line of its header. Without a field and `notSent`, it changes no shipment. */
export type Column = {
  header: string;
  /** Other spellings, in other versions of the tool. */
  names?: readonly string[];
  /** The field of a shipment, by its dotted path. */
  field?: string;
  /** The meaning of the codes in the cells: `{ '2': 'fresh' }`. Null: the request hasn't the field. */
  values?: Readonly<Record<string, string | boolean | null>>;
  /** What the tool calls its codes: `{ '0': '発払い' }` */
  words?: Readonly<Record<string, string>>;
  /** The fields of codes that mean another field than the column's: `{ 天地無用: 'setup.options.side_up' }` */
  fields?: Readonly<Record<string, string>>;
  /** The column is a part of its field. Parts are joined in their order. */
  part?: { order: number; joint: string; digits?: number };
  /** The column repeats this one, and applies only where it is empty. */
  insteadOf?: string;
  /** The value of lines that are products: the others are fees and discounts, which are none of the shipment. */
  productLine?: string;
  /** What the unit of the column is in grams or centimeters; undefined if it isn't known. */
  factor?: number;
  /** The cells have the price of all units of the line. */
  isLineTotal?: boolean;
  notSent?: NotSent;
  /** The header names the party of the address. */
  isNamed?: boolean;
  /** The header is the path of the field, or the reader has chosen it. */
  isChosen?: boolean;
  /** The field that another column of the file has. */
  repeats?: string;
};

/** A tool that exports or imports shipments as CSV, and what each of its columns is in a request. */
export type CsvSource = {
  id: string;
  name: Record<Language, string>;
  /** All columns. Of a tool whose files have no headers, in its order. */
  columns: readonly Column[];
  /** The values that every shipment of the tool has. Columns of the file take precedence. */
  common: Readonly<Record<string, unknown>>;
  /** How the tool writes dates. */
  dates: 'YYYY/MM/DD' | 'YYYYMMDD' | 'YYYY-MM-DD';
  /** The column that the further products of an order repeat, with the consignee of the order or without one. */
  orderColumn?: string;
};

/** Columns that change no shipment: `without('伝票番号', '敬称')` */
export function without(...headers: readonly string[]): Column[] {
  return headers.map((header) => ({ header }));
}

/** A column of which only a warning is left. */
export function notSent(header: string, about: Words, given: Omit<NotSent, 'about'> = {}): Column {
  return { header, notSent: { about, ...given } };
}

/** Parts of a field in several columns: `joined('to_address.full_name', ' ', ['姓', '名'])` */
export function joined(
  field: string,
  joint: string,
  headers: readonly string[],
  digits: readonly number[] = [],
): Column[] {
  return headers.map((header, order) => ({
    ...{ header, field, part: { order, joint, ...(digits[order] !== undefined && { digits: digits[order] }) } },
  }));
}
