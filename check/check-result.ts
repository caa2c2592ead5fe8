import type { Rejection, TextProblem } from '../request-text';
import type { FieldChange, QuickFix } from '../rules';

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
  /** Milliseconds by which the clock of the reader's sandbox is ahead of the clock of the computer. */
  clockOffset?: number;
  /** Whether the reader's sandbox has Yamato's test environment open at any hour. */
  ignoreHours?: boolean;
  /** The text is sent as it is: source code, curl and the marks of dates in examples are errors in it. */
  isSentAsIs?: boolean;
};

/** An issue with its sentence, where it is explained, and its fix. */
export type JudgedIssue = {
  code: string;
  field: string;
  rule: string | null;
  severity: 'error' | 'warning';
  value?: unknown;
  message: string;
  /** The page and the heading of the field: `shipment-create#request-setup-date`. */
  link: string;
  fix: QuickFix;
  /** The values that a menu offers, codes with their names. The one that was probably meant is set by the fix. */
  choices?: readonly { value: string | number; label: string }[];
  /** The fix is one of those that are applied at once: it removes no value and keeps test mode. */
  isSafe: boolean;
};

/** An issue with its place in the text. */
export type PlacedIssue = JudgedIssue & { start: number; end: number; line: number; column: number };

/** A reason why a text isn't JSON. The page has the words for it. */
export type PlacedProblem = TextProblem & { line: number; column: number };

/** An error of the API with what it means and what to do. */
export type Explanation = {
  severity: 'error' | 'warning';
  /** Empty for a warning, which has none. */
  code: string;
  detail: string | null;
  rule: string | null;
  /** The field that it is about, or an empty string. */
  field: string;
  /** The carrier, in the errors of rates. */
  carrier?: string | undefined;
  /**
   * fix: send again once the request is fixed; wait: the same request later; contact: later, then ask support; repeat: at
   * once, since nothing was sent; look: only if the call wasn't carried out; none: the call of a warning was carried out.
   */
  retry: string;
  /** What the client of the package knows of a call without a response. */
  outcome?: 'not-sent' | 'unknown';
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

/** A successful response of the API, which can be that of any of these operations. */
export type FoundResponse = { operations: readonly string[]; warnings: Explanation[] };

/** What a text is, if it isn't a request: rows of a table, recorded calls, or the link of a portal with calls. */
export type OpenedElsewhere = 'table' | 'har' | 'link';

export type CheckResult = {
  /** The errors and warnings of the API that the text contains, in place of issues. */
  caught?: CaughtErrors;
  /** Why the text was not looked at. */
  rejected?: Rejection['rejected'] | 'no-operation' | 'response' | OpenedElsewhere;
  /** What the text is, if it is no request but a response. */
  response?: FoundResponse;
  syntax?: string;
  operation?: string;
  /** The path and the body with which the request in the text can be sent; without a body if that is no JSON. */
  path?: string;
  body?: string;
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
