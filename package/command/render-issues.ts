import { printParts, printRendered, renderJson, showInLine, showLine } from './terminal';
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

type Format = (typeof FORMATS)[number];

/** Prints issues as a compiler does, as JSON, or as annotations of GitHub Actions. */
export function printIssues(issues: ReportedIssue[], format: Format, translate: Translate): void {
  printIssueTexts(
    issues.map((issue) => renderIssueText(issue, format, translate)),
    format,
  );
}

/** An issue as it is printed. */
export function renderIssueText(issue: ReportedIssue, format: Format, translate: Translate): string {
  if (format === 'json') return renderJson(issue).replace(/^/gm, '  ');
  return format === 'github' ? toAnnotation(issue) : showLine(toLine(issue, translate));
}

/** What is between two issues. */
export function getSeparator(format: Format): string {
  return format === 'json' ? ',\n' : '\n';
}

/** Prints what is rendered of issues: each one, or several with their separator. */
export function printIssueTexts(texts: readonly (string | Uint8Array)[], format: Format): void {
  if (format !== 'json') return printParts(texts, getSeparator(format));
  if (texts.length === 0) return printRendered(['[]']);
  printRendered(['[']);
  printParts(texts, getSeparator(format));
  printRendered([']']);
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
