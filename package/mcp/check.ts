import type { Language } from '../../contract';
import type { CheckResult } from '../../check';
import type { Opener } from '../opener';
import { takeFitting } from './result-size';

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
  | { rejected: string; note?: string; operations: readonly string[] }
  | {
      operation: string | undefined;
      problems: object[];
      issues: CheckedIssue[];
      /** How many issues were left off, to keep the result short. */
      omitted?: number;
    };

/** What to do with what isn't a request. */
const NOTES: Record<string, string> = {
  response:
    'This is a successful response of the API. Pass it to explain_error for its errors and warnings, or pass the body of a request.',
  table: 'These are rows of a table. Save them as a file and run "shipping-api csv FILE", which checks each row.',
  har: 'These are recorded calls without an error. Pass the body of one request instead.',
  link: 'This is a link with calls of a sandbox. It opens in a browser; pass the body of one request instead.',
};

/** The result of a check for an assistant: no more issues than fit, each with the URL of its field. */
export function toChecked(result: CheckResult, locale: Language, { toUrl }: Opener): Checked {
  const { rejected, operations } = result;
  if (rejected) return { rejected, ...(NOTES[rejected] && { note: NOTES[rejected] }), operations };
  const issues = takeFitting(
    result.issues.map(({ severity, line, field, rule, message, fix, link }) => ({
      ...{ severity, line, field, rule, message, fix },
      url: toUrl(link, locale),
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
}
