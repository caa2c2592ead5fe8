import { CsvProblem } from './csv-problem';
import { isLead, type Encoding } from './encoding';

const QUOTE = 0x22;
const SPACE = 0x20;
/** The separators of cells; of those that would divide a file equally well, the first one is taken. */
const DELIMITERS = [',', '\t', ';', '|'].map((sign) => sign.charCodeAt(0));
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

const MEGABYTES_MAX = 10;
export const ROWS_MAX = 10_000;
/** With titles, empty records and totals, which are no rows. */
const RECORDS_MAX = 2 * ROWS_MAX;
/** How many lines are read to find the separator of cells. */
const LINES_COUNTED = 10;
const COLUMNS_MAX = 1000;

/**
 * A record of a file: the line on which it begins, counted from 1, and the first and the last byte of each cell, in turn.
 * `afterQuote` are the columns with text after a closing quotation mark.
 */
export type RawRecord = { line: number; offsets: readonly number[]; afterQuote?: readonly number[] };

/**
 * Finds the cells of a file in its bytes, so that what isn't changed can be written as it was. In UTF-8, no byte of a longer
 * character looks like a separator or a quotation mark; in Shift_JIS, the second byte of ポ looks like “|”. Empty lines are no records, and neither is a first
 * line that names the separator for spreadsheets (`sep=;`).
 *
 * @throws CsvProblem for a file that is too large, and for a quotation mark without its end
 */
export function readRecords(
  bytes: Uint8Array,
  start: number,
  encoding: Encoding,
): { delimiter: number; records: RawRecord[] } {
  if (bytes.length > MEGABYTES_MAX * 1024 * 1024) throw new CsvProblem('too-large', { limit: MEGABYTES_MAX });
  const named = findNamedDelimiter(bytes, start);
  const delimiter = named?.delimiter ?? findDelimiter(bytes, start, encoding);
  const records: RawRecord[] = [];
  let at = named?.end ?? start;
  let line = named ? 2 : 1;
  while (at < bytes.length) {
    const record: { line: number; offsets: number[]; afterQuote?: number[] } = { line, offsets: [] };
    for (let isLast = false; !isLast;) {
      const from = at;
      const first = skipSpaces(at);
      if (bytes[first] === QUOTE) {
        at = first;
        skipQuoted(record.line);
        const next = bytes[skipSpaces(at)];
        if (next !== undefined && next !== delimiter && !isBreak(next))
          record.afterQuote = [...(record.afterQuote ?? []), record.offsets.length / 2];
      }
      while (at < bytes.length && bytes[at] !== delimiter && !isBreak(bytes[at])) at += measure(bytes[at], encoding);
      record.offsets.push(from, at);
      if (record.offsets.length > 2 * COLUMNS_MAX)
        throw new CsvProblem('too-many-columns', { line, limit: COLUMNS_MAX });
      isLast = bytes[at] !== delimiter;
      if (!isLast) at += 1;
    }
    if (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED) at += 1;
    at += 1;
    line += 1;
    const [from, to] = record.offsets;
    if (record.offsets.length > 2 || from !== to) records.push(record);
    if (records.length > RECORDS_MAX) throw new CsvProblem('too-many-rows', { limit: ROWS_MAX });
  }
  if (records.length === 0) throw new CsvProblem('empty');
  return { delimiter, records };

  function skipSpaces(from: number): number {
    let next = from;
    while (bytes[next] === SPACE) next += 1;
    return next;
  }

  /** Moves to the byte after the closing quotation mark. */
  function skipQuoted(first: number): void {
    for (at += 1; ; at += 1) {
      if (at >= bytes.length) throw new CsvProblem('open-quote', { line: first });
      if (bytes[at] === LINE_FEED) line += 1;
      if (bytes[at] !== QUOTE) continue;
      at += 1;
      if (bytes[at] !== QUOTE) return;
    }
  }
}

/** `sep=;` in the first line, and where the second one begins. */
function findNamedDelimiter(bytes: Uint8Array, start: number): { delimiter: number; end: number } | undefined {
  const text = String.fromCharCode(...bytes.subarray(start, start + 12));
  const named = /^"?sep=([,;|\t])"?(?:\r\n|\n|\r|$)/i.exec(text);
  return named ? { delimiter: named[1]?.charCodeAt(0) ?? 0, end: start + named[0].length } : undefined;
}

/** The sign that divides the most of the first lines in the same way. */
function findDelimiter(bytes: Uint8Array, start: number, encoding: Encoding): number {
  const scores = DELIMITERS.map((delimiter) => {
    const counts = countByLine(bytes, { start, delimiter, encoding }).filter((count) => count > 0);
    const lines = (count: number): number => counts.filter((one) => one === count).length;
    return Math.max(0, ...counts.map((count) => count * lines(count)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? 0;
}

/** How often a sign is in each of the first lines, outside of quotation marks. */
function countByLine(
  bytes: Uint8Array,
  { start, delimiter, encoding }: { start: number; delimiter: number; encoding: Encoding },
): number[] {
  const counts = [0];
  let isQuoted = false;
  for (let at = start; at < bytes.length; at += measure(bytes[at], encoding)) {
    const line = counts.length - 1;
    if (bytes[at] === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && bytes[at] === delimiter) counts[line] = (counts[line] ?? 0) + 1;
    else if (!isQuoted && isBreak(bytes[at])) {
      if (counts.length === LINES_COUNTED) break;
      counts.push(0);
    }
  }
  return counts;
}

/** The bytes of the character that begins with a byte, as far as they look like other characters. */
function measure(byte = 0, encoding: Encoding): number {
  return encoding === 'shift_jis' && isLead(byte) ? 2 : 1;
}

function isBreak(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === RETURN;
}

/** The text of a cell, without quotation marks around it. Text after the closing one is kept: `"中村" 大輔` → 中村 大輔 */
export function toCellText(raw: string): string {
  if (!raw.includes('"')) return raw;
  const quoted = QUOTED.exec(raw);
  return quoted ? `${(quoted[1] ?? '').replaceAll('""', '"')}${(quoted[2] ?? '').trimEnd()}` : raw;
}

/** A cell in quotation marks, and what follows them. */
const QUOTED = /^ *"((?:[^"]|"")*)"([^]*)$/;

/** A cell with a text, in quotation marks if it needs them or had them. */
export function toCell(text: string, { delimiter, wasQuoted }: { delimiter: number; wasQuoted: boolean }): string {
  const needsQuotes = wasQuoted || /^\s|["\r\n]/.test(text) || text.includes(String.fromCharCode(delimiter));
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
