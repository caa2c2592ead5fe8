import type { Column } from './csv-source';
import { ADDRESS_HEADERS, EFFECTS, HEADERS, OTHER_PARTIES, PARTIES } from './sources/any-file';

/** Characters that no one sees: a byte order mark, breaks of zero width, soft hyphens. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** The first line of a header: templates explain their headers in further lines. */
export function toHeader(cell: string): string {
  return cell.replace(INVISIBLE, '').trim().split(/\r?\n/)[0]?.trim() ?? '';
}

/** A header in one spelling: half-width, without blanks, in lower case. */
export function normalizeHeader(header: string): string {
  return toHeader(header)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_・:：*※【】[\]#./]/g, '');
}

const byWords = new Map(
  HEADERS.flatMap((column) => [column.header, ...(column.names ?? [])].map((name) => [normalizeHeader(name), column])),
);
const addressFields = new Map(
  ADDRESS_HEADERS.flatMap((column) => (column.names ?? []).map((name) => [normalizeHeader(name), column])),
);
/** `ご住所`, `お名前` → 住所, 名前 */
const findAddress = (name: string): Column | undefined =>
  addressFields.get(name) ?? addressFields.get(name.replace(/^[ごお御]/, ''));
const parties = Object.entries(PARTIES).flatMap(([party, words]) =>
  words.map((word) => ({ party, word: normalizeHeader(word) })),
);
const otherParties = OTHER_PARTIES.map(normalizeHeader);

/**
 * The column that a header means in a file of any tool: words for a field, with the party before it (`お届け先氏名`), after it
 * (`氏名(配送先)`) or without one; or words for what decides money, place or handling and has no field.
 */
export function findByWords(cell: string): Column | undefined {
  const header = normalizeHeader(cell);
  const direct = byWords.get(header);
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
  if (otherParties.some((word) => header.startsWith(word) || inside === word)) return undefined;
  const effect = EFFECTS.find(({ form }) => form.test(header));
  return effect && { header: cell, notSent: effect.notSent };
}
