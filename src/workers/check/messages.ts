import type { Rejection, TextProblem } from '../../../request-text';
import type { CellPlace, CsvColumn, CsvOptions, CsvProblem, FileIssue } from '../../../csv';
import type { FieldChange, QuickFix } from '../../../rules';

/** A text to check, and what is known of it besides. */
export type TextToCheck = {
  text: string;
  /** The operation, where the page or the reader names one. */
  operation?: string;
  /** The path of the request, `/carriers/ID`, where the page knows it. */
  path?: string;
  /** The carrier accounts of the reader's sandbox, or one of every carrier. */
  accounts: 'mine' | 'all';
  /** The user whose carrier accounts are used: a sub user, or the account itself. */
  caller?: string;
  /** The text is sent as it is: source code, curl and the marks of dates in examples are errors in it. */
  isSentAsIs?: boolean;
};

/** An issue with its place in the text, its sentence, where it is explained, and its fix. */
export type PlacedIssue = {
  code: string;
  field: string;
  rule: string | null;
  severity: 'error' | 'warning';
  value?: unknown;
  message: string;
  start: number;
  end: number;
  line: number;
  column: number;
  /** The page and the heading of the field: `shipment-create#request-setup-date`. */
  link: string;
  fix: QuickFix;
  /** The fix is one of those that are applied at once: it removes no value and keeps test mode. */
  isSafe: boolean;
};

/** A reason why a text isn't JSON. The page has the words for it. */
export type PlacedProblem = TextProblem & { line: number; column: number };

/** An error of the API with what it means and what to do. */
export type Explanation = {
  code: string;
  detail: string | null;
  rule: string | null;
  /** The field that it is about, or an empty string. */
  field: string;
  /** The carrier, in the errors of rates. */
  carrier?: string | undefined;
  /** fix: send again once the request is fixed; wait: the same request later; contact: later, then ask support. */
  retry: string;
  /** The message of the text, or that of the catalog. */
  message: string;
  cause: string;
  fix: string;
  /** The page and the heading that explain it: `shipment-create#rule-shipping-date-latest`. */
  link: string;
  /** The fields of a recorded request that fails, with their working and failing values; undefined if a field isn't set. */
  changes: readonly { field: string; works?: unknown; fails?: unknown }[];
};

/** The errors that a text contains. */
export type CaughtErrors = {
  explanations: Explanation[];
  /** The IDs of the calls, for support. */
  debugIds: string[];
  time: string | undefined;
  /** The rest of the text, which can be the request. */
  rest: string;
};

export type CheckResult = {
  /** The errors of the API that the text contains, in place of issues. */
  caught?: CaughtErrors;
  /** Why the text was not looked at. */
  rejected?: Rejection['rejected'] | 'no-operation';
  syntax?: string;
  operation?: string;
  /** The operations of the API with a body, in the order of the contract. */
  operations: readonly string[];
  problems: PlacedProblem[];
  issues: PlacedIssue[];
};

/** Which changes to make: those of a fix, all that are safe, or half-width characters in place of full-width ones. */
export type Changes = readonly FieldChange[] | 'all' | 'half-width';

/** One replacement in the text; undefined when nothing can be changed. */
export type TextChange = { start: number; end: number; text: string } | undefined;

/** A field that an example has and a request lacks, or the reverse, or in which a request has an issue. */
export type Difference = { field: string; given?: unknown; works?: unknown };

/** The recorded example that is nearest to a request. */
export type NearestExample = { name: string; title: string; differences: readonly Difference[] };

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
