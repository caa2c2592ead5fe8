import { getLimit, resolveExampleValue, type Contract, type Language } from '../../contract';
import {
  createPositions,
  findSpan,
  listExpressions,
  readRequest,
  toHalfWidth,
  toEdit,
  applyEdit,
  toValue,
} from '../../request-text';
import type { Rejection, WrittenRequest } from '../../request-text';
import {
  checkRequest,
  findFieldAnchor,
  findQuickFix,
  getField,
  isSafeFix,
  listChanges,
  renderIssue,
  toDocumentedForm,
} from '../../rules';
import type { FieldChange, FixContext, Issue, IssueSentences, RequestToCheck, ValidateBody } from '../../rules';
import { findJsonProblem } from '../open/find-json-problem';
import { findOperation, listBodyNames } from './find-operation';
import type { Changes, TextToCheck, CheckResult, PlacedIssue, TextChange } from '../check-result';
import { toAccounts, type Accounts } from './to-accounts';

export type CheckerOptions = {
  contract: Contract;
  validateBody: ValidateBody;
  sentences: IssueSentences;
  locale: Language;
};

/** When a request is checked, and against which accounts and sub users; there are none unless they are given. */
export type Circumstances = {
  now: number;
  ignoreHours: boolean;
  accounts: Accounts;
  subUserKeys?: readonly string[];
};

/** Longer input is rejected. A file in Base64 can be as long as the API accepts. */
const LENGTH_MAX = 1024 * 1024;
const DATES = /^[^{]*\{\{(?:shipping_date|delivery_date|range_start)\}\}[^{]*$/;
/** Each fix may show what was hidden by another one. */
const FIXES_MAX = 50;

type Judged = { request: WrittenRequest; operation: string; body: unknown; issues: Issue[] };
/** A text without a request in it, or one that has to be JSON and isn't. */
type NotJudged = Pick<CheckResult, 'rejected' | 'problems'>;
export type Checker = {
  /** The types of carriers: 'sagawa' */
  carriers: readonly string[];
  /** Every issue of a text, with its place. */
  check: (given: TextToCheck, circumstances: Circumstances) => CheckResult;
  /** The request in a text and its issues. */
  judge: (given: TextToCheck, circumstances: Circumstances) => Judged | NotJudged;
  /** A value with dates in the place of the marks of examples. */
  fillDates: (value: unknown, now: number) => unknown;
  /** The one replacement that makes changes, or all changes that are safe. */
  fix: (given: TextToCheck, changes: Changes, circumstances: Circumstances) => TextChange;
};

/** Checks written requests with the code of the API. It never throws on a text, whatever it is. */
export function createChecker({ contract, validateBody, sentences, locale }: CheckerOptions): Checker {
  const names = listBodyNames(contract);
  const operations = contract.operations.map(({ id }) => id);

  return { carriers: Object.keys(contract.catalogue.carriers), check, judge, fillDates, fix };

  function check(given: TextToCheck, circumstances: Circumstances): CheckResult {
    const judged = judge(given, circumstances);
    if (!('issues' in judged)) return { ...judged, operations, issues: [] };
    const { request, operation, body, issues } = judged;
    const toPosition = createPositions(given.text);
    const place = ({ start, end }: { start: number; end: number }) => ({ start, end, ...toPosition(start) });
    const context = { contract, operation, body, now: circumstances.now };
    return {
      syntax: request.syntax,
      operation,
      operations,
      problems: request.problems.map((problem) => ({
        ...problem,
        ...place({ start: request.toSource(problem.start), end: request.toSource(problem.end) }),
      })),
      issues: issues.map((issue): PlacedIssue => {
        const { code, field, rule, severity, value } = issue;
        return {
          code,
          field,
          rule,
          severity,
          ...(value === undefined ? {} : { value }),
          message: renderIssue(issue, sentences, locale),
          ...place(findSpan(request, field, code === 'UNKNOWN_FIELD')),
          link: toLink(operation, field),
          ...toFix(issue, context),
        };
      }),
    };
  }

  function fix(given: TextToCheck, changes: Changes, circumstances: Circumstances): TextChange {
    return toReplacement(given.text, change());

    function change(): string {
      if (changes === 'half-width') return toHalfWidth(given.text);
      return changes === 'all' ? fixAll(given, circumstances) : applyChanges(given, changes);
    }
  }

  function fixAll(given: TextToCheck, circumstances: Circumstances): string {
    let { text } = given;
    for (let round = 0; round < FIXES_MAX; round += 1) {
      const judged = judge({ ...given, text }, circumstances);
      if (!('issues' in judged)) return text;
      const context = { contract, operation: judged.operation, body: judged.body, now: circumstances.now };
      const next = judged.issues
        .map((issue) => findQuickFix(issue, context))
        .filter(isSafeFix)
        .map((quickFix) => applyChanges({ ...given, text }, listChanges(quickFix)))
        .find((changed) => changed !== text);
      if (next === undefined) return text;
      text = next;
    }
    return text;
  }

  function applyChanges(given: TextToCheck, changes: readonly FieldChange[]): string {
    return changes.reduce((text, change) => {
      const request = read({ ...given, text });
      const edit = 'rejected' in request ? undefined : toEdit(request, change);
      return edit ? applyEdit(text, edit) : text;
    }, given.text);
  }

  function read({ text, operation }: TextToCheck): WrittenRequest | Rejection {
    const most = operation === 'file-upload' ? getLimit(contract, 'body-size-mb') * LENGTH_MAX : LENGTH_MAX;
    return readRequest(text, { names, longest: most });
  }

  function judge(
    given: TextToCheck,
    { now, ignoreHours, accounts, subUserKeys = [] }: Circumstances,
  ): Judged | NotJudged {
    const request = read(given);
    const notJson = given.isSentAsIs && !isReadAsJson(request) ? findJsonProblem(given.text) : undefined;
    if (notJson) return { problems: [{ ...notJson, ...createPositions(given.text)(notJson.start) }] };
    if ('rejected' in request) return { ...request, problems: [] };
    const written = given.isSentAsIs ? toValue(request.root) : fillDates(toValue(request.root), now);
    const target = { method: request.method, path: request.path ?? given.path };
    const operation = given.operation ?? findOperation({ contract, validateBody, body: written, target });
    if (operation === undefined) return { rejected: 'no-operation', problems: [] };
    const { body, notes } = toDocumentedForm(operation, written, contract);
    const isKeyTaken = subUserKeys.some((key) => key.toLowerCase() === String(getField(body, 'key')).toLowerCase());
    const options = toAccounts({ contract, operation, body, path: target.path, accounts });
    const lists = options.map((one) =>
      checkRequest({ operation, body, now, ignoreHours, isKeyTaken, ...one } as RequestToCheck, contract, validateBody),
    );
    const [issues = []] = lists.sort((a, b) => a.length - b.length);
    const expressions = listExpressions(request.root);
    return {
      request,
      operation,
      body,
      issues: [...issues, ...notes].filter(({ field }) => !isWithin(field, expressions)),
    };
  }

  /** The heading of a field, or of what it belongs to. */
  function toLink(operation: string, field: string): string {
    const entry = contract.operations.find(({ id }) => id === operation);
    return `${operation}#${(entry && findFieldAnchor(field, entry, contract)) ?? 'request'}`;
  }
}

/** Whether a text was not taken for curl or source code, in which a body is written in other ways. */
function isReadAsJson(request: WrittenRequest | Rejection): boolean {
  return 'rejected' in request ? request.rejected !== 'no-body' : request.syntax === 'json';
}

/** The values that examples show in place of dates; any other text in braces stays. */
function fillDates(value: unknown, now: number): unknown {
  if (typeof value === 'string') return DATES.test(value) ? resolveExampleValue(value, now) : value;
  if (Array.isArray(value)) return value.map((item) => fillDates(item, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillDates(inner, now)]));
}

/** Whether a field is computed by code. Its value is unknown, so its issues are omitted. */
function isWithin(field: string, expressions: readonly string[]): boolean {
  return expressions.some((one) => field === one || field.startsWith(`${one}.`));
}

function toFix(issue: Issue, context: FixContext): Pick<PlacedIssue, 'fix' | 'isSafe'> {
  const fix = findQuickFix(issue, context);
  return { fix, isSafe: isSafeFix(fix) };
}

/** The shortest replacement that turns one text into another, so that it is one step to undo. */
function toReplacement(from: string, to: string): TextChange {
  if (from === to) return undefined;
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from.charCodeAt(start) === to.charCodeAt(start)) start += 1;
  let same = 0;
  while (same < most - start && from.charCodeAt(from.length - 1 - same) === to.charCodeAt(to.length - 1 - same))
    same += 1;
  return { start, end: from.length - same, text: to.slice(start, to.length - same) };
}
