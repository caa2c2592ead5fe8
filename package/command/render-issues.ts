import { print, printRendered, renderJson, showInLine } from './terminal';
import type { Translate } from './translator';

export type ReportedIssue = {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  code: string;
  rule: string | null;
  field: string;
  message: string;
  link?: string;
  fix?: unknown;
};

export const FORMATS = ['text', 'json', 'github'] as const;

/** Prints issues as a compiler does, as JSON, or as annotations of GitHub Actions. */
export function printIssues(issues: ReportedIssue[], format: (typeof FORMATS)[number], translate: Translate): void {
  if (format === 'json') printRendered([renderJson(issues)]);
  else if (format === 'github') printRendered(issues.map(toAnnotation));
  else print(...issues.map((issue) => toLine(issue, translate)));
}

function toLine(
  { file, line, column, severity, code, rule, field, message }: ReportedIssue,
  translate: Translate,
): string {
  const kind = translate(severity === 'error' ? 'cli-check-error' : 'cli-check-warning');
  return `${file}:${line}:${column}: ${kind} ${rule ?? code}${field === '' ? '' : ` ${field}`}: ${message}`;
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toAnnotation({ file, line, column, severity, code, rule, field, message }: ReportedIssue): string {
  const properties = { file, line: String(line), col: String(column), title: [rule ?? code, field].join(' ').trim() };
  const pairs = Object.entries(properties).map(
    ([name, value]) => `${name}=${escape(value).replace(/:/g, '%3A').replace(/,/g, '%2C')}`,
  );
  return `::${severity} ${pairs.join(',')}::${escape(message)}`;
}

/** Line breaks are shown, as other characters that a log acts on. */
function escape(text: string): string {
  return showInLine(text).replace(/%/g, '%25');
}
