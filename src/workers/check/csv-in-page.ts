import type { Language } from '../../../contract';
import {
  CsvProblem,
  describeFileIssue,
  ENCODING_NAMES,
  openCsv,
  readCommon,
  SOURCES,
  type CsvFile,
  type CsvRow,
  type Say,
} from '../../../csv';
import type { FieldChange } from '../../../rules';
import { judgeRow, type Checker, type Circumstances, type RowIssues } from '../../../check';
import type { CsvCheckedRow, CsvHead, CsvIssue, CsvResult, CsvRows, CsvStep } from './messages';

/** A cell is shown next to its header. */
const EXAMPLE_LENGTH_MAX = 30;

/** The file of a counter, and its rows as far as they were checked, each with what it was read from. */
type Opened = { file?: CsvFile; checked: { row: CsvRow; result: CsvCheckedRow }[] };

/** The files by their IDs, those that were used last: the counters of two pages have one each. */
const files = new Map<string, Opened>();
const FILES_MAX = 2;
/** Rows are checked in steps of this time, so that the page shows progress and receives few rows at once. */
const STEP_MS = 200;

/** Opens, changes or saves the file of the page. A file that isn't read is a result as well. */
export function takeStep(
  step: CsvStep,
  circumstances: Circumstances,
  checker: Checker,
  { say, locale }: { say: Say; locale: Language },
): CsvResult {
  const opened: Opened = files.get(step.id) ?? { checked: [] };
  files.delete(step.id);
  files.set(step.id, opened);
  for (const id of [...files.keys()].slice(0, -FILES_MAX)) files.delete(id);
  try {
    if (step.kind === 'open') {
      const bytes = step.bytes ?? opened.file?.save();
      // The worker that had the file has ended.
      if (!bytes) throw new Error('No file is open.');
      const { common = [], ...options } = step.options;
      opened.file = openCsv(bytes, {
        ...options,
        common: readCommon(common),
        findCode: checker.findCode,
        now: circumstances.now,
      });
      opened.checked = [];
    }
    const { file, checked } = opened;
    if (!file) throw new CsvProblem('empty');
    if (step.kind === 'save') return { saved: save(file, checked, step.as) };
    if (step.kind === 'request') return { request: file.rows[step.row]?.body ?? {} };
    if (step.kind === 'cell') file.setCell(step.place, step.text);
    if (step.kind === 'fix') for (const row of step.rows) file.change(row, listChanges(checked[row], step));
    return { head: toHead(file), ...checkMore(file, checked) };
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return { problem: say(`csv-${error.kind}`, error.at) };
  }

  function toHead(file: CsvFile): CsvHead {
    const { encoding, source, hasHeaders, isUnknown, columns, rows, separator, skipped, unsent } = file;
    return {
      ...{ source, hasHeaders, isUnknown, separator, skipped, unsent },
      encoding: ENCODING_NAMES[encoding],
      total: rows.length,
      columns: columns.map((column) => ({ ...column, example: column.example.slice(0, EXAMPLE_LENGTH_MAX) })),
      sources: SOURCES.map(({ id, name }) => ({ id, name: name[locale] })),
    };
  }

  /** Checks rows until the time of a step is over: those that have changed, or else further ones. */
  function checkMore(file: CsvFile, checked: Opened['checked']): CsvRows {
    const end = performance.now() + STEP_MS;
    const stale = [...checked.keys()].filter((row) => checked[row]?.row !== file.rows[row]);
    const further = [...file.rows.keys()].slice(checked.length);
    const done: [row: number, CsvCheckedRow][] = [];
    for (const index of stale.length > 0 ? stale : further) {
      const row = file.rows[index];
      if (!row || performance.now() >= end) break;
      const result = checkRow(file, row, index);
      checked[index] = { row, result };
      done.push([index, result]);
    }
    return {
      checked: done,
      stale: Math.max(0, stale.length - done.length),
      unread: file.rows.length - checked.length,
    };
  }

  function checkRow(file: CsvFile, { line, body, records }: CsvRow, row: number): CsvCheckedRow {
    const { to_address: consignee, setup } = body as Record<string, Record<string, unknown> | undefined>;
    const judged = judgeRow(file, row, checker, circumstances);
    const ofCells = judged.ofCells.map((issue): CsvIssue => {
      const { kind, severity, record = 0, column, field = '', value, meaning, line: other, fix } = issue;
      return {
        ...{ severity, text: value, field: meaning?.printed ?? field },
        message: describeFileIssue(issue, say, locale),
        key: [kind, column, meaning?.en, other && value].join(' '),
        ...(column === undefined ? {} : { place: { record: records[record] ?? 0, column } }),
        ...(fix && { fix }),
      };
    });
    const ofRequest = judged.ofRequest.map((issue) => toIssue(file, row, issue));
    return {
      line,
      consignee: toText(consignee?.full_name ?? consignee?.company),
      carrier: toText(setup?.carrier),
      issues: [...ofCells, ...ofRequest],
    };
  }
}

/** What fixes an issue of a row as it is now: the page may show the row as it was before its last change. */
function listChanges(
  row: Opened['checked'][number] | undefined,
  { key, choice }: Extract<CsvStep, { kind: 'fix' }>,
): FieldChange[] {
  const issues = row?.result.issues.filter((issue) => issue.key === key) ?? [];
  return issues.flatMap(({ fix = [], choices = [] }) =>
    choice === undefined ? fix : (choices.find(({ label }) => label === choice)?.changes ?? []),
  );
}

function toIssue(file: CsvFile, row: number, issue: RowIssues['ofRequest'][number]): CsvIssue {
  const { severity, field, message, link, code, rule, fix, place } = issue;
  const can = (changes: readonly FieldChange[]): boolean => file.change(row, changes, true);
  const known = {
    severity,
    field,
    message,
    link,
    // Where no row is listed, each message is shown.
    key: [rule ?? code, field, ...(place ? [] : [message])].join(' '),
    place,
    text: place ? file.getCell(place) : '',
  };
  if (fix.kind === 'none') return known;
  if (fix.kind !== 'choose') {
    const { then = [], ...change } = fix;
    return can([change, ...then]) ? { ...known, fix: [change, ...then] } : known;
  }
  const { codes = {}, words = {} } = file.columns[place?.column ?? -1] ?? {};
  const toLabel = (value: unknown): string => {
    const code = codes[String(value)];
    if (code === undefined) return issue.choices?.find((one) => one.value === value)?.label ?? String(value);
    return `${code} ${words[code] ?? `(${String(value)})`}`;
  };
  const choices = fix.values
    .map((value) => ({ value, changes: [{ kind: 'set' as const, field: fix.field, value }] }))
    .filter(({ changes }) => can(changes))
    .map((choice) => ({ ...choice, label: toLabel(choice.value) }))
    // The tool lists its codes in their order.
    .toSorted((a, b) => (Object.keys(codes).length > 0 ? a.label.localeCompare(b.label, 'en') : 0));
  // What is chosen for a value, such as a code of another system, is for the rows with the same value.
  return choices.length > 0 ? { ...known, key: [known.key, known.text].join(' '), choices } : known;
}

function save(file: CsvFile, checked: Opened['checked'], as: 'csv' | 'jsonl'): Uint8Array {
  if (as === 'csv') return file.save();
  // Rows that aren't checked yet, after “Stop”, aren't known to be right.
  const right = file.rows.filter((_, index) =>
    checked[index]?.result.issues.every(({ severity }) => severity !== 'error'),
  );
  return new TextEncoder().encode(right.map(({ body }) => `${JSON.stringify(body)}\n`).join(''));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
