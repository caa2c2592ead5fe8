import type { Language } from '../../../contract';
import { CsvProblem, ENCODING_NAMES, openCsv, readCommon, SOURCES, type CsvFile, type CsvRow } from '../../../csv';
import type { FieldChange } from '../../../rules';
import { judgeRow, type Checker, type Circumstances, type RowIssues } from '../../../check';
import type { CsvCheckedRow, CsvIssue, CsvResult, CsvStep } from './messages';

/** A cell is shown next to its header. */
const EXAMPLE_LENGTH_MAX = 30;

/** The file of the page. */
let file: CsvFile | undefined;
/** The first rows are checked for so long, and further ones in steps of this time, so that the page shows progress. */
const STEP_MS = 700;

/** The rows of the file as far as they were checked, each with what it was read from. */
let checked: { row: CsvRow; result: CsvCheckedRow }[] = [];

/** Opens, changes or saves the file of the page. A file that isn't read is a result as well. */
export function takeStep(step: CsvStep, circumstances: Circumstances, checker: Checker, locale: Language): CsvResult {
  try {
    if (step.kind === 'open') {
      const bytes = step.bytes ?? file?.save() ?? new Uint8Array();
      const { common = [], ...options } = step.options;
      file = openCsv(bytes, { ...options, common: readCommon(common), findCode: checker.findCode });
      checked = [];
    }
    if (!file) throw new CsvProblem('empty');
    if (step.kind === 'save') return { saved: save(file, step.as) };
    if (step.kind === 'request') return { request: file.rows[step.row]?.body ?? {} };
    if (step.kind === 'continue') return { from: checked.length, more: checkMore(file) };
    if (step.kind === 'cell') file.setCell(step.place, step.text);
    if (step.kind === 'change') for (const { row, changes } of step.changes) file.change(row, changes);
    if (step.kind === 'open') checkMore(file);
    return { view: toView(file) };
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return { problem: error.kind, at: error.at };
  }

  function toView(opened: CsvFile): Extract<CsvResult, { view: unknown }>['view'] {
    const { encoding, source, hasHeaders, isUnknown, columns, rows, separator, skipped } = opened;
    checked = checked.map((one, index) => {
      const row = rows[index];
      return row && row !== one.row ? { row, result: checkRow(opened, row, index) } : one;
    });
    return {
      ...{ encoding: ENCODING_NAMES[encoding], source, hasHeaders, isUnknown, separator, skipped },
      ...{ rows: checked.map(({ result }) => result), total: rows.length },
      columns: columns.map((column) => ({ ...column, example: column.example.slice(0, EXAMPLE_LENGTH_MAX) })),
      sources: SOURCES.map(({ id, name }) => ({ id, name: name[locale] })),
    };
  }

  /** Checks further rows until the time of a step is over. */
  function checkMore(opened: CsvFile): CsvCheckedRow[] {
    const end = performance.now() + STEP_MS;
    const more: CsvCheckedRow[] = [];
    for (const row of opened.rows.slice(checked.length)) {
      if (performance.now() >= end) break;
      const result = checkRow(opened, row, checked.length);
      checked.push({ row, result });
      more.push(result);
    }
    return more;
  }

  function checkRow(opened: CsvFile, { line, body, records }: CsvRow, row: number): CsvCheckedRow {
    const { to_address: consignee, setup } = body as Record<string, Record<string, unknown> | undefined>;
    const judged = judgeRow(opened, row, checker, circumstances);
    const ofCells = judged.ofCells.map(
      ({ kind, severity, record = 0, column, field = '', value, meaning, line: other, fix }): CsvIssue => ({
        ...{ severity, field, kind, text: value, key: [kind, column, meaning?.en, other && value].join(' ') },
        ...(column === undefined ? {} : { place: { record: records[record] ?? 0, column } }),
        ...(meaning && { meaning: meaning[locale] }),
        ...(other !== undefined && { line: other }),
        ...(fix && { fix }),
      }),
    );
    const ofRequest = judged.ofRequest.map((issue) => toIssue(opened, row, issue));
    return {
      line,
      consignee: toText(consignee?.full_name ?? consignee?.company),
      carrier: toText(setup?.carrier),
      issues: [...ofCells, ...ofRequest],
    };
  }
}

function toIssue(file: CsvFile, row: number, issue: RowIssues['ofRequest'][number]): CsvIssue {
  const { severity, field, message, link, code, rule, fix, place } = issue;
  const can = (changes: readonly FieldChange[]): boolean => file.change(row, changes, true);
  const known = {
    severity,
    field,
    message,
    link,
    key: `${rule ?? code} ${field}`,
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
    .map(({ value, changes }) => ({ label: toLabel(value), changes }))
    // The tool lists its codes in their order.
    .toSorted((a, b) => (Object.keys(codes).length > 0 ? a.label.localeCompare(b.label, 'en') : 0));
  return choices.length > 0 ? { ...known, choices } : known;
}

function save(file: CsvFile, as: 'csv' | 'jsonl'): Uint8Array {
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
