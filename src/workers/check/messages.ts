import type { Changes, CheckResult, NearestExample, TextChange, TextToCheck } from '../../../check';
import type { CellPlace, CsvFile, CsvOptions } from '../../../csv';
import type { FieldChange } from '../../../rules';

/** An issue of a row of a CSV file. */
export type CsvIssue = {
  severity: 'error' | 'warning';
  field: string;
  message: string;
  /** The key of the issue: rows with the same issue have the same key. Their messages can have different values. */
  key: string;
  /** The page and the heading of the field. */
  link?: string;
  /** The cell to correct, and what it contains. */
  place?: CellPlace | undefined;
  text: string;
  /** The changes that fix it, as far as the file has cells for them. */
  fix?: readonly FieldChange[];
  /** The possible values of the API, with the codes of the tool. */
  choices?: readonly { label: string; value: unknown; changes: readonly FieldChange[] }[];
};

export type CsvCheckedRow = { line: number; consignee: string; carrier: string; issues: readonly CsvIssue[] };

/** A CSV file without its rows. */
export type CsvHead = Pick<
  CsvFile,
  'source' | 'hasHeaders' | 'isUnknown' | 'columns' | 'separator' | 'skipped' | 'unsent'
> & {
  encoding: string;
  sources: readonly { id: string; name: string }[];
  total: number;
};

/** A CSV file with what was found in the rows that are checked so far. */
export type CsvView = CsvHead & Pick<CsvRows, 'stale'> & { rows: readonly CsvCheckedRow[] };

/** Rows that were checked in one step, each with its index: so few that a page receives them without a pause. */
export type CsvRows = {
  checked: readonly (readonly [row: number, CsvCheckedRow])[];
  /** How many rows that have changed aren't checked again yet. */
  stale: number;
  /** How many rows aren't checked at all. */
  unread: number;
};

/** What the reader says of a file. The fields of all rows are written as in cells. */
export type CsvChoices = Pick<CsvOptions, 'source' | 'hasHeaders' | 'fields'> & {
  common?: readonly (readonly [field: string, text: string])[];
};

/** A step of the reader with the CSV file of an ID. Without bytes, the file is opened again as it has been changed. */
export type CsvStep = { id: string } & CsvAction;

export type CsvAction =
  | { kind: 'open'; bytes?: Uint8Array; options: CsvChoices }
  /** Checks further rows: those that have changed, and otherwise those of a file that wasn't checked to its end. */
  | { kind: 'continue' }
  /** Fixes the issue with a key in some rows, by one of its choices if it has some. A row that no longer has it stays as it is. */
  | { kind: 'fix'; key: string; rows: readonly number[]; choice?: string }
  | { kind: 'cell'; place: CellPlace; text: string }
  /** The request of a row. */
  | { kind: 'request'; row: number }
  /** The file, or the requests of the rows without errors as JSON Lines. */
  | { kind: 'save'; as: 'csv' | 'jsonl' };

export type CsvResult =
  | ({ head: CsvHead } & CsvRows)
  | { saved: Uint8Array }
  | { request: Record<string, unknown> }
  /** Why the file isn't read, or a cell not written. */
  | { problem: string };

export type CheckTask =
  | { type: 'check'; request: TextToCheck }
  | { type: 'fix'; request: TextToCheck; changes: Changes }
  | { type: 'nearest'; request: TextToCheck }
  | { type: 'csv'; request: TextToCheck; step: CsvStep };

/** The result of a task, by its type. */
export type CheckResults = {
  check: CheckResult;
  fix: TextChange;
  nearest: NearestExample | undefined;
  csv: CsvResult;
};

export type CheckWorkerRequest = { id: number } & CheckTask;
export type CheckWorkerResponse = { id: number } & ({ value: CheckResults[CheckTask['type']] } | { error: string });
