import type { Changes, CheckResult, NearestExample, TextChange, TextToCheck } from '../../../check';
import type { CellPlace, CsvColumn, CsvOptions, CsvProblem, FileIssue } from '../../../csv';
import type { FieldChange } from '../../../rules';

/** An issue of a row of a CSV file. */
export type CsvIssue = {
  severity: 'error' | 'warning';
  field: string;
  /** The message of an issue of the request; an issue of a cell has a kind. */
  message?: string;
  kind?: FileIssue['kind'];
  /** The key of the issue: rows with the same issue have the same key. */
  key: string;
  /** The page and the heading of the field. */
  link?: string;
  /** The cell to correct, and what it contains. */
  place?: CellPlace | undefined;
  text: string;
  /** The changes that fix it, as far as the file has cells for them. */
  fix?: readonly FieldChange[];
  /** The possible values of the API, with the codes of the tool. */
  choices?: readonly { label: string; changes: readonly FieldChange[] }[];
};

export type CsvCheckedRow = { line: number; consignee: string; carrier: string; issues: readonly CsvIssue[] };

/** A CSV file with what was found in its rows. */
export type CsvView = {
  encoding: string;
  source: string | undefined;
  sources: readonly { id: string; name: string }[];
  hasHeaders: boolean;
  isUnknown: boolean;
  columns: readonly CsvColumn[];
  rows: readonly CsvCheckedRow[];
};

/** A step of the reader with a CSV file. Without bytes, the file is opened again as it has been changed. */
export type CsvStep =
  | { kind: 'open'; bytes?: Uint8Array; options: CsvOptions }
  | { kind: 'change'; changes: readonly { row: number; changes: readonly FieldChange[] }[] }
  | { kind: 'cell'; place: CellPlace; text: string }
  /** The file, or the requests of the rows without errors as JSON Lines. */
  | { kind: 'save'; as: 'csv' | 'jsonl' };

export type CsvResult =
  { view: CsvView } | { saved: Uint8Array } | { problem: CsvProblem['kind']; at: CsvProblem['at'] };

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
