import { getLimit, resolveExampleValue } from '../../contract';
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
import { findCodeOfField, findQuickFix, isSafeFix, listChanges, type FieldChange, type Issue } from '../../rules';
import { findJsonProblem } from '../open/find-json-problem';
import { createRequestTest, listRequests, type ListedRequest, type NoRequest } from '../open/list-requests';
import { findCalled, findOperation, listBodyNames } from './find-operation';
import { findResponse } from './find-response';
import type { Changes, CheckResult, JudgedIssue, PlacedIssue, TextChange, TextToCheck } from '../check-result';
import { repeatFixes } from '../fix/repeat-fixes';
import { describeIssue, judgeBody, type CheckerOptions, type Circumstances, type RequestBody } from './judge-body';

/** Longer input is rejected. A file in Base64 can be as long as the API accepts. */
const LENGTH_MAX = 1024 * 1024;
const DATES = /^[^{]*\{\{(?:shipping_date|delivery_date|range_start)\}\}[^{]*$/;

type Judged = { request: WrittenRequest; operation: string; written: unknown; body: unknown; issues: Issue[] };
/** A text without a request in it, a response, or one that has to be JSON and isn't. */
type NotJudged = Pick<CheckResult, 'rejected' | 'response' | 'problems'>;
export type Checker = {
  /** The types of carriers: 'sagawa' */
  carriers: readonly string[];
  /** The operations with a body, in the order of the contract. */
  operations: readonly string[];
  /** The requests in a file, by its name and its text: those of any operation, or of one. */
  listRequests: (file: string, text: string, operation?: string) => (ListedRequest | NoRequest)[];
  /** Every issue of a text, with its place. */
  check: (given: TextToCheck, circumstances: Circumstances) => CheckResult;
  /** Every issue of a request that is a value. */
  checkBody: (request: RequestBody, circumstances: Circumstances) => JudgedIssue[];
  /** The code that the value of a field can only mean. */
  findCode: (field: string, body: unknown) => string | undefined;
  /** The request in a text and its issues. */
  judge: (given: TextToCheck, circumstances: Circumstances) => Judged | NotJudged;
  /** A value with dates in the place of the marks of examples. */
  fillDates: (value: unknown, now: number) => unknown;
  /** The one replacement that makes changes, or all changes that are safe. */
  fix: (given: TextToCheck, changes: Changes, circumstances: Circumstances) => TextChange;
};

/** Checks written requests with the code of the API. It never throws on a text, whatever it is. */
export function createChecker(options: CheckerOptions): Checker {
  const { contract, validateBody } = options;
  const names = listBodyNames(contract);
  const operations = contract.operations.map(({ id }) => id);

  const findCode: Checker['findCode'] = (field, body) => findCodeOfField(field, body, contract);
  const carriers = Object.keys(contract.catalogue.carriers);
  return { carriers, operations, listRequests: list, check, checkBody, findCode, judge, fillDates, fix };

  function list(file: string, text: string, operation?: string): (ListedRequest | NoRequest)[] {
    return listRequests(file, text, createRequestTest(contract, operation));
  }

  function check(given: TextToCheck, circumstances: Circumstances): CheckResult {
    const judged = judge(given, circumstances);
    if (!('issues' in judged)) return { ...judged, operations, issues: [] };
    const { request, operation, written, body, issues } = judged;
    const toPosition = createPositions(given.text);
    const place = ({ start, end }: { start: number; end: number }) => ({ start, end, ...toPosition(start) });
    const context = { operation, body, now: circumstances.now };
    return {
      syntax: request.syntax,
      operation,
      ...(request.path !== undefined && { path: request.path }),
      ...(request.problems.length === 0 && { body: JSON.stringify(written) }),
      operations,
      problems: request.problems.map((problem) => ({
        ...problem,
        ...place({ start: request.toSource(problem.start), end: request.toSource(problem.end) }),
      })),
      issues: issues.map((issue): PlacedIssue => ({
        ...describeIssue(issue, context, options),
        ...place(findSpan(request, issue.field, issue.code === 'UNKNOWN_FIELD')),
      })),
    };
  }

  function checkBody(given: RequestBody, circumstances: Circumstances): JudgedIssue[] {
    const { operation, body, issues } = judgeBody(given, circumstances, options);
    return issues.map((issue) => describeIssue(issue, { operation, body, now: circumstances.now }, options));
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
    repeatFixes(() => {
      const judged = judge({ ...given, text }, circumstances);
      if (!('issues' in judged)) return false;
      const context = { contract, operation: judged.operation, body: judged.body, now: circumstances.now };
      const next = judged.issues
        .map((issue) => findQuickFix(issue, context))
        .filter((quickFix) => isSafeFix(quickFix, judged.body))
        .map((quickFix) => applyChanges({ ...given, text }, listChanges(quickFix)))
        .find((changed) => changed !== text);
      text = next ?? text;
      return next !== undefined;
    });
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

  function judge(given: TextToCheck, circumstances: Circumstances): Judged | NotJudged {
    const request = read(given);
    const notJson = given.isSentAsIs && !isReadAsJson(request) ? findJsonProblem(given.text) : undefined;
    if (notJson) return { problems: [{ ...notJson, ...createPositions(given.text)(notJson.start) }] };
    if ('rejected' in request) return { ...request, problems: [] };
    const written = given.isSentAsIs ? toValue(request.root) : fillDates(toValue(request.root), circumstances.now);
    const target = { method: request.method, path: request.path ?? given.path };
    const called = given.operation ?? findCalled(contract, target);
    const response = called === undefined ? findResponse(written, contract) : undefined;
    if (response) return { rejected: 'response', response, problems: [] };
    const operation = called ?? findOperation({ contract, validateBody, body: written });
    if (operation === undefined) return { rejected: 'no-operation', problems: [] };
    const { body, issues } = judgeBody({ operation, body: written, path: target.path }, circumstances, options);
    const expressions = listExpressions(request.root);
    return { request, operation, written, body, issues: issues.filter(({ field }) => !isWithin(field, expressions)) };
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
