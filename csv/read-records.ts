import { CsvProblem } from './csv-problem';

const QUOTE = 0x22;
const COMMA = 0x2c;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

const MEGABYTES_MAX = 10;
const ROWS_MAX = 5000;
const COLUMNS_MAX = 1000;

/** A record of a file: the line on which it begins, counted from 1, and the first and the last byte of each cell, in turn. */
export type RawRecord = { line: number; offsets: readonly number[] };

/**
 * Finds the cells of a file in its bytes, so that what isn't changed can be written as it was. In UTF-8 and in Shift_JIS no
 * byte of a longer character looks like a separator or a quotation mark. Empty lines are no records.
 *
 * @throws CsvProblem for a file that is too large, and for a quotation mark without its end
 */
export function readRecords(bytes: Uint8Array, start: number): { delimiter: number; records: RawRecord[] } {
  if (bytes.length > MEGABYTES_MAX * 1024 * 1024) throw new CsvProblem('too-large', { limit: MEGABYTES_MAX });
  const delimiter = findDelimiter(bytes, start);
  const records: RawRecord[] = [];
  let at = start;
  let line = 1;
  while (at < bytes.length) {
    const record = { line, offsets: [] as number[] };
    for (let isLast = false; !isLast;) {
      const from = at;
      if (bytes[at] === QUOTE) skipQuoted(record.line);
      while (at < bytes.length && bytes[at] !== delimiter && !isBreak(bytes[at])) at += 1;
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
    if (records.length > ROWS_MAX + 1) throw new CsvProblem('too-many-rows', { limit: ROWS_MAX });
  }
  if (records.length === 0) throw new CsvProblem('empty');
  return { delimiter, records };

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

/** A tab if the first line has more of them than commas. */
function findDelimiter(bytes: Uint8Array, start: number): number {
  let balance = 0;
  let isQuoted = false;
  for (let at = start; at < bytes.length && (isQuoted || !isBreak(bytes[at])); at += 1) {
    if (bytes[at] === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted) balance += bytes[at] === TAB ? 1 : bytes[at] === COMMA ? -1 : 0;
  }
  return balance > 0 ? TAB : COMMA;
}

function isBreak(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === RETURN;
}

/** The text of a cell, without quotation marks around it. */
export function toCellText(raw: string): string {
  const quoted = /^"([^]*)"[^"]*$/.exec(raw);
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"') : raw;
}

/** A cell with a text, in quotation marks if it needs them or had them. */
export function toCell(text: string, { delimiter, wasQuoted }: { delimiter: number; wasQuoted: boolean }): string {
  const needsQuotes = wasQuoted || /["\r\n]/.test(text) || text.includes(String.fromCharCode(delimiter));
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
