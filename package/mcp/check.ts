import type { Language } from '../../contract';
import type { Materials } from '../../sandbox/node';
import { takeFitting } from './result-size';
import { createChecker, type Checker } from '../../check';

/** An issue as an assistant receives it. `url` explains the field. */
type CheckedIssue = {
  severity: string;
  line: number;
  field: string;
  rule: string | null;
  message: string;
  fix: unknown;
  url: string;
};

type Checked =
  | { rejected: string; operations: readonly string[] }
  | {
      operation: string | undefined;
      problems: object[];
      issues: CheckedIssue[];
      /** How many issues were left off, to keep the result short. */
      omitted?: number;
    };

/** Checks a request as the page does, against an account that has every carrier registered. */
export function createCheck({
  contract,
  sentences,
  validators,
}: Materials): (text: string, operation: string | undefined, locale: Language) => Checked {
  const { body: validateBody } = validators;
  const checkers = new Map<Language, Checker>();
  const getChecker = (locale: Language): Checker => {
    const known =
      checkers.get(locale) ?? createChecker({ contract, validateBody, sentences: sentences[locale], locale });
    checkers.set(locale, known);
    return known;
  };
  const root = contract.operator.site_url;
  return (text, operation, locale) => {
    const given = { text, accounts: 'all' as const, ...(operation === undefined ? {} : { operation }) };
    const result = getChecker(locale).check(given, { now: Date.now(), ignoreHours: true, accounts: 'all' });
    if (result.rejected) return { rejected: result.rejected, operations: result.operations };
    const issues = takeFitting(
      result.issues.map(({ severity, line, field, rule, message, fix, link }) => ({
        ...{ severity, line, field, rule, message, fix },
        url: `${root}${locale === 'en' ? '/en' : ''}/${link}`,
      })),
      1000,
    );
    const omitted = result.issues.length - issues.length;
    return {
      operation: result.operation,
      problems: result.problems.map(({ problem, line, column }) => ({ problem, line, column })),
      issues,
      ...(omitted > 0 && { omitted }),
    };
  };
}
