import type { Language } from '../../contract';
import { CliError, FLAGS, type Materials } from '../../sandbox/node';
import { createChecker, type Checker } from '../../check';
import { readText, STANDARD_INPUT } from './files';
import { listFiles } from './list-files';
import { createRequestTest, listRequests, type ListedRequest, type NoRequest } from './list-requests';
import { readCommandFlags } from './read-flags';
import { FORMATS, printIssues, type ReportedIssue } from './render-issues';
import { print, printError } from './terminal';
import type { Translate } from './translator';

/** What a run has found: the issues, and the operation of each request. */
type Found = { issues: ReportedIssue[]; operations: string[] };

/**
 * Checks the requests in files and folders. Returns the exit code: 1 for errors in requests and files without one, 2 for a
 * wrong call of the command and for files that can't be read.
 */
export function runCheck(materials: Materials, args: string[]): number {
  const operations = materials.contract.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
  const flags = readCommandFlags(materials, args, {
    program: 'shipping-api check',
    allowed: { operation: operations, now: FLAGS.now, format: FORMATS },
  });
  if (!flags) return 2;
  const { values, positionals, language, translate } = flags;
  const now = values.now === undefined ? Date.now() : (FLAGS.now.read(values.now) ?? NaN);
  const check = createFileCheck({ materials, language, translate, now, operation: values.operation });
  const all: Found = { issues: [], operations: [] };
  let code = 0;
  const attempt = <T>(read: () => T[]): T[] => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      printError(translate(error.phrase, error.params));
      code = 2;
      return [];
    }
  };
  const named = positionals.length > 0 ? positionals : [STANDARD_INPUT];
  const files = new Set(named.flatMap((one) => attempt(() => listFiles(one))));
  for (const { issues, operations: own } of [...files].flatMap((file) => attempt(() => [check(file)]))) {
    all.issues.push(...issues);
    all.operations.push(...own);
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
  materials: Materials;
  language: Language;
  translate: Translate;
  now: number;
  operation: string | undefined;
};

function createFileCheck({ materials, language, translate, now, operation }: Options): (file: string) => Found {
  const { contract, sentences, validators } = materials;
  const checker = createChecker({
    contract,
    validateBody: validators.body,
    sentences: sentences[language],
    locale: language,
  });
  const isRequest = createRequestTest(contract, operation);
  const root = `${contract.operator.site_url}${language === 'en' ? '/en' : ''}`;
  return (file) => {
    const found: Found = { issues: [], operations: [] };
    for (const one of listRequests(file, readText(file), isRequest)) {
      if ('problem' in one) found.issues.push(toUnread(one));
      else addRequest(one);
    }
    return found;

    function addRequest(request: ListedRequest): void {
      const given = { text: request.text, accounts: 'all' as const, ...(operation === undefined ? {} : { operation }) };
      const result = checker.check(given, { now, ignoreHours: true, accounts: 'all' as const });
      const { rejected, problems, issues, operation: id } = result;
      if (id !== undefined) found.operations.push(id);
      const { line, column, notJson } = request;
      if (rejected) found.issues.push(toUnread(notJson ?? { line, column, problem: rejected }));
      for (const problem of problems) found.issues.push(toUnread({ ...toPlace(request, problem), problem }));
      for (const issue of issues) {
        const { severity, code, rule, field, message, link, fix } = issue;
        found.issues.push({
          ...{ file, ...toPlace(request, issue), severity, code, rule, field, message, fix },
          link: `${root}/${link}`,
        });
      }
    }

    function toUnread({ line, column, problem }: NoRequest | Rejected): ReportedIssue {
      const [kind, params] =
        typeof problem === 'string'
          ? [problem, {}]
          : [problem.problem, problem.problem === 'wide' ? { given: problem.given, needed: problem.needed } : {}];
      const message = translate(`cli-check-${kind}`, params);
      const code = typeof problem === 'string' ? 'NO_REQUEST' : 'INVALID_JSON';
      return { file, line, column, severity: 'error', code, rule: null, field: '', message };
    }
  };
}

type Rejected = { line: number; column: number; problem: NonNullable<ReturnType<Checker['check']>['rejected']> };

/** The place in the file of a place in a request. */
function toPlace(
  { line, column, isInString }: ListedRequest,
  inside: { line: number; column: number },
): { line: number; column: number } {
  if (isInString) return { line, column };
  return { line: line + inside.line - 1, column: inside.line === 1 ? column + inside.column - 1 : inside.column };
}
