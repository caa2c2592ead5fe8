import type { Column, NotSent } from './csv-source';
import { ADDRESS_HEADERS, EFFECTS, HEADERS, MEASURES, OF_CONSIGNEE, OTHER_PARTIES, PARTIES } from './sources/any-file';
import { cutUnit, findFactor } from './units';

/** Characters that no one sees: a byte order mark, breaks of zero width, soft hyphens. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** The ways to read a header of several lines: its first line, since templates explain their headers in others, or all of them. */
export function listHeaders(cell: string): string[] {
  const lines = cell
    .replace(INVISIBLE, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? [lines.join(''), lines[0] ?? ''] : [lines[0] ?? ''];
}

/** A header in one spelling: half-width, without blanks, in lower case. */
export function normalizeHeader(header: string): string {
  return header
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_・:：*※【】[\]#./]/g, '');
}

const POLITE = /^[ごお御]/;

const byWords = new Map(
  HEADERS.flatMap((column) => [column.header, ...(column.names ?? [])].map((name) => [normalizeHeader(name), column])),
);
const measures = new Map(
  Object.entries(MEASURES).flatMap(([field, names]) => names.map((name) => [normalizeHeader(name), field])),
);
const addressFields = new Map(
  ADDRESS_HEADERS.flatMap((column) => (column.names ?? []).map((name) => [normalizeHeader(name), column])),
);
/** `ご住所`, `お名前`, `マンション名等` → 住所, 名前, マンション名 */
const findAddress = (name: string): Column | undefined =>
  [name, name.replace(POLITE, ''), name.replace(/(?:等|など)$/, '')]
    .map((one) => addressFields.get(one))
    .find((column) => column);
const parties = Object.entries(PARTIES).flatMap(([party, words]) =>
  words.map((word) => ({ party, word: normalizeHeader(word) })),
);
const otherParties = OTHER_PARTIES.map(normalizeHeader);

/** A measure of the parcel, if the header has its unit: `長さ(mm)`, `Gross weight (kg)` */
function findMeasure(header: string): Column | undefined {
  const { text, unit } = cutUnit(header, 'header');
  const field = unit === undefined ? undefined : measures.get(text);
  return field !== undefined && findFactor(field, unit ?? '') !== undefined ? { header, field } : undefined;
}

/** Columns of further products of a row: 商品名2, 数量2 */
function findNumbered(header: string): Column | undefined {
  const [, name = '', number = ''] = /^(.*\D)([1-9]\d?)$/.exec(header) ?? [];
  const column = byWords.get(name);
  if (!column?.field?.startsWith('products.0.')) return undefined;
  return { ...column, field: column.field.replace('products.0.', `products.${Number(number) - 1}.`) };
}

/**
 * The column that a header means in a file of any tool: words for a field, with the party before it (`お届け先氏名`), after it
 * (`氏名(配送先)`) or without one; or words for what decides money, place or handling and has no field.
 */
export function findByWords(cell: string): Column | undefined {
  const header = normalizeHeader(cell);
  const direct =
    byWords.get(header) ?? byWords.get(header.replace(POLITE, '')) ?? findNumbered(header) ?? findMeasure(header);
  if (direct) return direct;
  const [, before = '', inside = ''] = /^(.+)\(([^(]+)\)$/.exec(header) ?? [];
  const address = parties
    .map(({ party, word }) => ({
      party,
      column: findAddress(
        inside === word ? before : header.startsWith(word) ? header.slice(word.length).replace(/^の/, '') : '',
      ),
    }))
    .find(({ column }) => column) ?? { party: undefined, column: findAddress(header) };
  if (address.column)
    return {
      ...address.column,
      ...{ header: cell, names: [], field: `${address.party ?? 'to_address'}.${address.column.field}` },
      ...(address.party !== undefined && { isNamed: true }),
    };
  const isOther = isOfOtherParty(header) || otherParties.includes(inside);
  const effect =
    EFFECTS.find(({ form, except }) => form.test(header) && !except?.test(header))?.notSent ??
    (isOther ? undefined : findPlace(header));
  return effect && { header: cell, notSent: effect };
}

/** Whether a header begins with someone who isn't a party: `ご注文者名`. @param header normalized */
export function isOfOtherParty(header: string): boolean {
  return otherParties.some((word) => header.replace(POLITE, '').startsWith(word));
}

/** What is said of the consignee in Japanese is a part of the address, unless it's a reading, a title or a number of a list. */
function findPlace(header: string): NotSent | undefined {
  const isOfConsignee = parties.some(
    ({ party, word }) => party === 'to_address' && /\P{ASCII}/u.test(word) && header.startsWith(word),
  );
  return isOfConsignee && !/カナ|ガナ|かな|がな|敬称|(?:先|人)(?:コード|番号|区分|枝番|cd|id|no)$/.test(header)
    ? OF_CONSIGNEE
    : undefined;
}
