import { readFileSync } from 'node:fs';
import type { Language } from '../../contract';
import type { Materials } from '../../sandbox/node';
import { createChecker } from '../../check';
import { listRequests } from './list-requests';
import { readFlags } from './read-flags';
import { FORMATS, renderIssues, type ReportedIssue } from './render-issues';
import type { Translate } from './translator';

const STANDARD_INPUT = '-';

/** Checks the requests in files. Returns the exit code: 1 for errors in requests, 2 for a wrong call of the command. */
export function runCheck(materials: Materials, args: string[]): number {
  const operations = materials.contract.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
  const flags = readFlags(materials, args, {
    program: 'shipping-api check',
    allowed: { operation: operations, format: FORMATS },
  });
  if (!flags) return 2;
  const { values, positionals, language, translate } = flags;
  const files = positionals.length > 0 ? positionals : [STANDARD_INPUT];
  const check = createFileCheck({ materials, language, translate, operation: values.operation });
  try {
    const issues = files.flatMap(check);
    const format = FORMATS.find((one) => one === values.format) ?? 'text';
    const text = renderIssues(issues, format, translate);
    if (text !== '') console.log(text);
    return issues.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    console.error(translate('cli-check-unreadable', { file: error.file, problem: error.message }));
    return 2;
  }
}

class UnreadableError extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Options = { materials: Materials; language: Language; translate: Translate; operation: string | undefined };

function createFileCheck({ materials, language, translate, operation }: Options): (file: string) => ReportedIssue[] {
  const { contract, sentences, validators } = materials;
  const checker = createChecker({
    contract,
    validateBody: validators.body,
    sentences: sentences[language],
    locale: language,
  });
  const root = `${contract.operator.site_url}${language === 'en' ? '/en' : ''}`;
  return (file) =>
    listRequests(file, read(file)).flatMap(({ text, line: above }): ReportedIssue[] => {
      const circumstances = { now: Date.now(), ignoreHours: true, accounts: 'all' as const };
      const given = { text, accounts: 'all' as const, ...(operation === undefined ? {} : { operation }) };
      const { rejected, problems, issues } = checker.check(given, circumstances);
      const toUnread = (
        phrase: `cli-${string}`,
        problem: string,
        place: { line: number; column: number },
      ): ReportedIssue => ({
        ...{ file, line: above + place.line, column: place.column, severity: 'error' },
        ...{ code: 'INVALID_JSON', rule: null, field: '', message: translate(phrase, { problem }) },
      });
      return [
        ...(rejected ? [toUnread('cli-check-rejected', rejected, { line: 1, column: 1 })] : []),
        ...problems.map((one) => toUnread('cli-check-syntax', one.problem, one)),
        ...issues.map(({ line, column, severity, code, rule, field, message, link, fix }): ReportedIssue => ({
          ...{ file, line: above + line, column, severity, code, rule, field, message, fix },
          link: `${root}/${link}`,
        })),
      ];
    });
}

function read(file: string): string {
  try {
    return readFileSync(file === STANDARD_INPUT ? 0 : file, 'utf8');
  } catch (error) {
    throw new UnreadableError(file, error);
  }
}
