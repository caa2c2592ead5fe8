import { printPart, renderJson, showInLine, showLine } from './terminal';
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
export function printIssues(issues: readonly ReportedIssue[], format: Format, translate: Translate): void {
  const printer = createIssuePrinter(format, translate);
  printer.print(issues);
  printer.end();
}

/** Prints issues as they are found. Kept as objects or strings, those of 10,000 rows would need several times their memory. */
export function createIssuePrinter(
  format: Format,
  translate: Translate,
): { print: (issues: readonly ReportedIssue[]) => void; end: () => void } {
  const isJson = format === 'json';
  let isFirst = true;
  return {
    print(issues) {
      for (const issue of issues) {
        const text = render(issue);
        printPart(isJson ? `${isFirst ? '[' : ','}\n${text}` : `${text}\n`);
        isFirst = false;
      }
    },
    end() {
      if (isJson) printPart(isFirst ? '[]\n' : '\n]\n');
    },
  };

  function render(issue: ReportedIssue): string {
    if (isJson) return renderJson(issue).replace(/^/gm, '  ');
    return format === 'github' ? toAnnotation(issue) : showLine(toLine(issue, translate));
  }
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
