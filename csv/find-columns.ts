import type { Column, CsvSource } from './csv-source';
import { FIELD } from './fields';
import { findByWords, isOfOtherParty, listHeaders, normalizeHeader } from './find-by-words';
import { SOURCES } from './sources';
import { LONE_WEIGHT, OF_OTHER_PARTY, UNKNOWN, UNKNOWN_COLUMN, watchColumn } from './sources/any-file';
import { BUYER, IN_ADDRESS, inProducts, IN_NOTES, IN_TAX_NUMBERS, IN_WORDS } from './sources/in-words';
import { addUnit, cutUnit } from './units';

/** How many records are searched for the header: some files begin with a title. */
export const HEADER_RECORDS_MAX = 10;

/** How many headers a tool needs that only it has, unless most of the file or of its list is known. */
const FEWEST_SIGNS = 2;
const FEWEST_HEADERS = 4;

/** A header of a weight of any kind. */
const WEIGHT = /重量|重さ|weight/i;
/** A header of a name, normalized: 注文者氏名, Customer */
const NAME = /(?:名|様|name)$|^(?:ご?注文者|ご?購入者|customer|buyer|purchaser)$/;

/** Where a file comes from, and what its columns are. */
export type Origin = {
  source: CsvSource | undefined;
  /** The record with the headers, from 0; -1 for a file without them. */
  header: number;
  columns: readonly Column[];
};

type KnownSource = { source: CsvSource; columns: ReadonlyMap<string, Column>; signs: ReadonlySet<string> };

/** What a header can mean: as a tool's, as a path, by its words. */
type Reading = { header: string } & Record<'ofTool' | 'path' | 'words', Column | undefined>;

const known = indexSources();

/**
 * Recognizes the columns of a file by its first records.
 *
 * @param hasHeaders whether the file has headers, if the reader has said so
 * @param source the ID of the tool that the reader has chosen; an empty string for any other
 * @returns undefined for a file without known headers, as long as the reader hasn't said what it is
 */
export function findColumns(
  records: readonly (readonly string[])[],
  { source: chosenId, hasHeaders }: { source?: string | undefined; hasHeaders?: boolean | undefined },
): Origin | undefined {
  const [first = []] = records;
  const chosen = known.find(({ source }) => source.id === chosenId);
  if (hasHeaders === false) {
    const columns = first.map((_, at) => chosen?.source.columns[at] ?? { header: '' });
    return { source: chosen?.source, header: -1, columns };
  }
  const [best] = records
    .map((cells, header) => ({ header, ...readHeaders(cells, chosenId === undefined ? findSource(cells) : chosen) }))
    .map((origin) => ({ origin, count: origin.columns.filter(isKnown).length }))
    .sort((a, b) => b.count - a.count || a.origin.header - b.origin.header);
  if (!best) return undefined;
  const isSure = hasHeaders === true || best.origin.source !== undefined || countFields(best.origin.columns) > 1;
  const { columns } = best.origin;
  return isSure ? { ...best.origin, columns: columns.map((column) => watch(addUnit(column), columns)) } : undefined;
}

/**
 * What cells can say that their column doesn't: those of a note, those of a column that changes no shipment to the tool that wrote
 * it, and those of one that neither a tool nor words explain.
 */
export function watch(column: Column, all: readonly Column[]): Column {
  const { field = '', notSent } = column;
  if (!notSent && field === 'setup.delivery_note') return { ...column, notSent: IN_NOTES };
  if (!notSent && /^products\.\d+\.name$/.test(field)) {
    const quantity = field.replace(/name$/, 'quantity');
    const hasQuantity = all.some((one) => one.field === quantity);
    return { ...column, notSent: inProducts(quantity, hasQuantity) };
  }
  if (!notSent && /^to_address\.(?:address\d|extra|company)$/.test(field)) return { ...column, notSent: IN_ADDRESS };
  if (!notSent && field === 'setup.consignee_tax_id') return { ...column, notSent: IN_TAX_NUMBERS };
  if (isKnown(column)) return column;
  const header = normalizeHeader(column.header);
  if (isOfOtherParty(header) && NAME.test(header)) return { ...column, notSent: BUYER };
  return { ...column, notSent: column.names?.length || isOfOtherParty(header) ? IN_WORDS : watchColumn(header) };
}

function isKnown({ field, notSent, repeats }: Column): boolean {
  return field !== undefined || notSent !== undefined || repeats !== undefined;
}

function countFields(columns: readonly Column[]): number {
  return columns.filter(({ field }) => field !== undefined).length;
}

/** The tool with several headers that no other has and that no words explain, or most of whose list a file has. */
function findSource(cells: readonly string[]): KnownSource | undefined {
  const headers = new Set(
    cells
      .flatMap(listHeaders)
      .map(normalizeHeader)
      .filter((header) => header !== ''),
  );
  const [best] = known
    .map((one) => {
      const count = [...headers].filter((header) => one.columns.has(header)).length;
      return { one, count, signs: [...headers].filter((header) => one.signs.has(header)).length };
    })
    .filter(({ one, count, signs }) => {
      const isMost = 2 * count > one.source.columns.length || (signs > 0 && 2 * count > headers.size);
      return (signs >= FEWEST_SIGNS && 2 * count >= headers.size) || (count >= FEWEST_HEADERS && isMost);
    })
    .sort((a, b) => b.signs - a.signs || b.count - a.count);
  return best?.one;
}

function readHeaders(cells: readonly string[], tool: KnownSource | undefined): Omit<Origin, 'header'> {
  const columns = cells.map((cell): Column => {
    const readings = listHeaders(cell).map((header): Reading => ({
      header,
      ofTool: tool?.columns.get(normalizeHeader(header)),
      path: readPath(header),
      words: findByWords(header) ?? findByWords(header.replaceAll('-', ' ')),
    }));
    // What a header of several lines means, in any of its readings, the surest way first.
    const [found] = [
      ({ ofTool }: Reading) => ofTool,
      ({ path }: Reading) => path,
      ({ words }: Reading) => (words?.field === undefined ? undefined : words),
      ({ words }: Reading) => words,
    ].flatMap((find) =>
      readings.flatMap((reading): Column[] => {
        const column = find(reading);
        if (!column) return [];
        return [{ ...column, header: reading.header, names: [column.header, ...(column.names ?? [])] }];
      }),
    );
    return found ?? { header: readings.at(-1)?.header ?? '', names: [] };
  });
  return { source: tool?.source, columns: keepOne(withoutLoneWeight(columns)) };
}

/** A file with Japanese headers and no column for the country is one of shipments in Japan. */
export function isWithinJapan(columns: readonly Column[]): boolean {
  return (
    columns.some(({ header }) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(header)) &&
    !columns.some(({ field }) => field === 'to_address.country')
  );
}

/** A weight without sides would make them required. Within Japan, where the size counts, the reader decides about its column. */
function withoutLoneWeight(columns: readonly Column[]): readonly Column[] {
  const hasSides = columns.some(({ field = '' }) => /^parcels\.0\.(?:width|height|depth|package)$/.test(field));
  if (!isWithinJapan(columns) || hasSides) return columns;
  return columns.map((column) => {
    const isWeight =
      column.field === 'parcels.0.weight' || (column.notSent?.about === UNKNOWN && WEIGHT.test(column.header));
    return isWeight && !column.isChosen ? { header: column.header, names: [], notSent: LONE_WEIGHT } : column;
  });
}

/** A header that is the path of a field, with or without a unit: `parcels.0.weight (kg)` */
function readPath(header: string): Column | undefined {
  const field = cutUnit(header, 'header').text;
  return FIELD.test(field) ? { header, field, isNamed: true, isChosen: true } : undefined;
}

function indexColumns(columns: readonly Column[]): Map<string, Column> {
  return new Map(
    columns.flatMap((column) =>
      [column.header, ...(column.names ?? [])].map((name) => [normalizeHeader(name), column]),
    ),
  );
}

function indexSources(): KnownSource[] {
  const indexed = SOURCES.map((source) => ({ source, columns: indexColumns(source.columns) }));
  return indexed.map(({ source, columns }) => {
    // Words that are usual in files of any kind, such as those for sums, are no sign of a tool.
    const isSign = (header: string): boolean =>
      !findByWords(header) &&
      watchColumn(header) === UNKNOWN_COLUMN &&
      !indexed.some((other) => other.source !== source && other.columns.has(header));
    return { source, columns, signs: new Set([...columns.keys()].filter(isSign)) };
  });
}

/**
 * Where a file has several fields of the consignee twice, with the party in the header and without it, the second address is that
 * of someone else, also in the columns that only it has.
 */
function removeOtherAddress(columns: readonly Column[]): readonly Column[] {
  const listFields = (isNamed: boolean): Set<string> =>
    new Set(
      columns.flatMap((column) =>
        column.field?.startsWith('to_address.') && Boolean(column.isNamed) === isNamed ? [column.field] : [],
      ),
    );
  const [named, others] = [listFields(true), listFields(false)];
  if ([...others].filter((field) => named.has(field)).length < 2) return columns;
  return columns.map((column) => {
    const { field = '', isNamed, ...rest } = column;
    const isOther = others.has(field) && !named.has(field) && !isNamed;
    return isOther ? { ...rest, notSent: OF_OTHER_PARTY } : column;
  });
}

/**
 * Of several columns with the same field, one keeps it: the one that is its path or that the reader has chosen, else the one
 * that names the party, else the first. Parts of a field stay, unless a column has the whole of it; a lone given name (`名`) is a
 * whole name. Columns whose codes have several fields stay.
 */
export function keepOne(given: readonly Column[]): Column[] {
  const columns = removeOtherAddress(given);
  const byField = new Map<string, Column[]>();
  for (const column of columns)
    if (column.field !== undefined && column.insteadOf === undefined && !column.fields)
      byField.set(column.field, [...(byField.get(column.field) ?? []), column]);
  return columns.map((column) => {
    const { field, ...rest } = column;
    const same = byField.get(field ?? '') ?? [];
    if (field === undefined || column.insteadOf !== undefined || column.fields || same.length < 2) return column;
    const wholes = same.filter(({ part }) => !part);
    const isParted = new Set(same.map(({ part }) => part?.order)).size === same.length && wholes.length === 0;
    const kept =
      wholes.find(({ isChosen }) => isChosen) ?? wholes.find(({ isNamed }) => isNamed) ?? wholes[0] ?? same[0];
    return isParted || column === kept ? column : { ...rest, repeats: field };
  });
}
