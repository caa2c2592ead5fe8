import type { Language } from '../../contract';
import { CliError, FLAGS, type Materials } from '../../sandbox/node';
import type { CheckResult, Explanation, OpenedPart } from '../../check';
import { CsvProblem, openCsv } from '../../csv';
import { CODE_LENGTH_MAX, VALUES_MAX } from '../../request-text/limits';
import { openLibrary, type ReadPortalFile } from '../mcp/library';
import { createOpener, type Opener } from '../opener';
import { readBytes, STANDARD_INPUT } from './files';
import { listFiles } from './list-files';
import { readCommandFlags } from './read-flags';
import { FORMATS, printIssues, type ReportedIssue } from './render-issues';
import { listRowIssues } from './run-csv';
import { print, printError } from './terminal';
import type { Translate } from './translator';

/** What a run has found: the issues, and the operation of each request. */
type Found = { issues: ReportedIssue[]; operations: string[] };

/**
 * Checks the requests in files and folders. Returns the exit code: 1 for errors in requests and files without one, 2 for a
 * wrong call of the command and for files that can't be read.
 */
export async function runCheck(materials: Materials, readFile: ReadPortalFile, args: string[]): Promise<number> {
  const operations = materials.contract.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
  const flags = readCommandFlags(materials, args, {
    program: 'shipping-api check',
    allowed: { operation: operations, now: FLAGS.now, format: FORMATS },
  });
  if (!flags) return 2;
  const { values, positionals, language, translate } = flags;
  const now = values.now === undefined ? undefined : FLAGS.now.read(values.now);
  const opener = createOpener(materials, () => openLibrary(readFile).readErrors(), now);
  const check = createFileCheck({ opener, language, translate, operation: values.operation });
  const all: Found = { issues: [], operations: [] };
  let code = 0;
  const attempt = async <T>(read: () => T[] | Promise<T[]>): Promise<T[]> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      printError(translate(error.phrase, error.params));
      code = 2;
      return [];
    }
  };
  const named = positionals.length > 0 ? positionals : [STANDARD_INPUT];
  const files = await Promise.all(named.map((one) => attempt(() => listFiles(one))));
  for (const file of new Set(files.flat())) {
    for (const { issues, operations: own } of await attempt(async () => [await check(file)])) {
      all.issues.push(...issues);
      all.operations.push(...own);
    }
  }
  const format = FORMATS.find((one) => one === values.format) ?? 'text';
  printIssues(all.issues, format, translate);
  if (format !== 'json' && all.operations.length > 0) print(renderSummary(all, translate));
  return code || (all.issues.some(({ severity }) => severity === 'error') ? 1 : 0);
}

/** '3 requests (shipment-create), no issues' */
function renderSummary({ issues, operations }: Found, translate: Translate): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const params = { count: operations.length, operations: [...new Set(operations)] };
  const requests = translate(operations.length === 1 ? 'cli-check-request' : 'cli-check-requests', params);
  return issues.length === 0
    ? translate('cli-check-clean', { requests })
    : translate('cli-check-summary', { requests, errors, warnings: issues.length - errors });
}

type Options = {
  opener: Opener;
  language: Language;
  translate: Translate;
  operation: string | undefined;
};

/** Checks a file: its requests, the rows of a table, or the errors of the API in it. */
function createFileCheck({ opener, language, translate, operation }: Options): (file: string) => Promise<Found> {
  return async (file) => {
    const found: Found = { issues: [], operations: [] };
    const opened = await opener.open(
      { content: readBytes(file), name: file, ...(operation === undefined ? {} : { operation }) },
      language,
    );
    if (opened.kind === 'table') return { ...found, issues: checkTable(opened.bytes) };
    if (opened.kind === 'response')
      return { ...found, issues: [toUnread({ line: 1, column: 1, problem: 'response' })] };
    if ('caught' in opened && opened.caught) return { ...found, issues: opened.caught.explanations.map(toReported) };
    for (const part of 'parts' in opened ? opened.parts : []) {
      if ('problem' in part) found.issues.push(toUnread(part));
      else addRequest(part);
    }
    return found;

    function checkTable(table: Uint8Array): ReportedIssue[] {
      try {
        const csv = openCsv(table, { findCode: opener.getChecker(language).findCode, now: opener.now().now });
        if (!csv.isUnknown) return listRowIssues({ file: csv, path: file, opener, language, translate });
        const message = translate('cli-check-table', { problem: file });
        return [{ file, line: 1, column: 1, severity: 'error', code: 'NO_REQUEST', rule: null, field: '', message }];
      } catch (error) {
        if (!(error instanceof CsvProblem)) throw error;
        throw new CliError('cli-csv-failed', { file, problem: translate(`csv-${error.kind}`, error.at) });
      }
    }

    function toReported({ code, detail, rule, field, message, fix, link }: Explanation): ReportedIssue {
      return {
        ...{ file, line: 1, column: 1, severity: 'error', code: detail ?? code, rule, field },
        ...{ message: [message, detail === null ? fix : ''].join(' ').trim(), link: opener.toUrl(link, language) },
      };
    }

    function addRequest(request: CheckedPart): void {
      const { rejected, problems, issues, operation: id } = request.result;
      if (id !== undefined) found.operations.push(id);
      const { line, column, notJson } = request;
      if (rejected) found.issues.push(toUnread(notJson ?? { line, column, problem: rejected }));
      for (const problem of problems) found.issues.push(toUnread({ ...toPlace(request, problem), problem }));
      for (const issue of issues) {
        const { severity, code, rule, field, message, link, fix } = issue;
        found.issues.push({
          ...{ file, ...toPlace(request, issue), severity, code, rule, field, message, fix },
          link: opener.toUrl(link, language),
        });
      }
    }

    function toUnread({ line, column, problem }: UnreadPart | Rejected): ReportedIssue {
      const [kind, params] =
        typeof problem === 'string'
          ? [problem, LIMITS]
          : [problem.problem, problem.problem === 'wide' ? { given: problem.given, needed: problem.needed } : {}];
      const message = translate(OWN_WORDS.has(kind) ? `cli-check-${kind}` : `check-${kind}`, params);
      const code = typeof problem === 'string' ? 'NO_REQUEST' : 'INVALID_JSON';
      return { file, line, column, severity: 'error', code, rule: null, field: '', message };
    }
  };
}

const LIMITS = { characters: CODE_LENGTH_MAX, values: VALUES_MAX };

/** What has other words in the command, which has files and flags in the place of parts of the page. */
const OWN_WORDS = new Set(['no-request', 'no-operation', 'response']);

type CheckedPart = Exclude<OpenedPart, { problem: unknown }>;
type UnreadPart = Extract<OpenedPart, { problem: unknown }>;
type Rejected = { line: number; column: number; problem: NonNullable<CheckResult['rejected']> };

/** The place in the file of a place in a request. */
function toPlace(
  { line, column, isInString }: CheckedPart,
  inside: { line: number; column: number },
): { line: number; column: number } {
  if (isInString) return { line, column };
  return { line: line + inside.line - 1, column: inside.line === 1 ? column + inside.column - 1 : inside.column };
}
