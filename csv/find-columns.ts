import type { Column, CsvSource } from './csv-source';
import { SOURCES } from './sources';
import { ADDRESS_HEADERS, HEADERS, PARTIES } from './sources/any-file';

/** A tool is taken for the origin of a file with so many of its headers. */
const FEWEST_HEADERS = 4;

/** A header that is the path of a field. */
const FIELD = /^(?:setup|to_address|from_address|customs|products|parcels)(?:\.\w+)+$/;

/** Where a file comes from, and what its columns are. */
export type Origin = {
  source: CsvSource | undefined;
  hasHeaders: boolean;
  columns: readonly Column[];
};

/**
 * Recognizes the columns of a file by its first record.
 *
 * @param hasHeaders whether the first record has headers, if the reader has said so
 * @param source the ID of the tool that the reader has chosen; an empty string for any other
 * @returns undefined for a file without known headers, as long as the reader hasn't said what it is
 */
export function findColumns(
  first: readonly string[],
  { source: chosenId, hasHeaders }: { source?: string | undefined; hasHeaders?: boolean | undefined },
): Origin | undefined {
  const headers = first.map(normalizeHeader);
  const [best] = SOURCES.map((source) => ({ source, known: index(source.columns) }))
    .map(({ source, known }) => ({ source, known, count: headers.filter((header) => known.has(header)).length }))
    .sort((a, b) => b.count - a.count);
  const chosen = SOURCES.find((source) => source.id === chosenId);
  if (hasHeaders === false) {
    return { source: chosen, hasHeaders, columns: first.map((_, at) => chosen?.columns[at] ?? { header: '' }) };
  }
  const source = chosen ?? (chosenId === undefined && best && best.count >= FEWEST_HEADERS ? best.source : undefined);
  const known = source ? index(source.columns) : new Map<string, Column>();
  const columns = headers.map((header, at): Column => {
    const named = FIELD.test(first[at] ?? '') ? { header, field: first[at] ?? '' } : undefined;
    const column = known.get(header) ?? named ?? (source ? undefined : findByWords(header));
    return { ...column, header: toHeader(first[at] ?? '') };
  });
  const isKnown = hasHeaders === true || source !== undefined || columns.filter(({ field }) => field).length > 1;
  return isKnown ? { source, hasHeaders: true, columns: keepFirst(columns) } : undefined;
}

/** A header in one spelling: half-width, without blanks and in lower case. Templates explain their headers in further lines. */
function normalizeHeader(header: string): string {
  return toHeader(header).normalize('NFKC').toLowerCase().replace(/[\s_]/g, '');
}

function toHeader(cell: string): string {
  return cell.trim().split(/\r?\n/)[0] ?? '';
}

function index(columns: readonly Column[]): Map<string, Column> {
  return new Map(
    columns.flatMap((column) =>
      [column.header, ...(column.names ?? [])].map((name) => [normalizeHeader(name), column]),
    ),
  );
}

const byWords = index(HEADERS);
const addressFields = new Map(
  Object.entries(ADDRESS_HEADERS).flatMap(([field, names]) => names.map((name) => [normalizeHeader(name), field])),
);

/** The column that a header means in a file of any tool: the name of a field, or words for it with or without the party. */
function findByWords(header: string): Column | undefined {
  const direct = byWords.get(header);
  if (direct) return direct;
  const parties = Object.entries(PARTIES).flatMap(([party, words]) =>
    words.map((word) => ({ party, word: normalizeHeader(word) })),
  );
  const named = parties.find(({ word }) => header.startsWith(word) && addressFields.has(header.slice(word.length)));
  const field = addressFields.get(named ? header.slice(named.word.length) : header);
  return field === undefined ? undefined : { header, field: `${named?.party ?? 'to_address'}.${field}` };
}

/** If several columns have the same field, only the first one keeps it. */
function keepFirst(columns: readonly Column[]): Column[] {
  const taken = new Set<string>();
  return columns.map(({ field, ...column }) => {
    if (field === undefined || taken.has(field)) return column;
    taken.add(field);
    return { ...column, field };
  });
}
