import { translate } from '@docusaurus/Translate';
import type { CsvIssue, CsvResult, CsvView } from '../../workers/check/messages';

/** 10 of 100 rows have errors, 2 have warnings. */
export function renderVerdict({ source, sources, encoding, rows }: CsvView): string {
  const wrong = rows.filter(({ issues }) => issues.some(({ severity }) => severity === 'error')).length;
  const warned = rows.filter(({ issues }) => issues.length > 0).length - wrong;
  const name = sources.find(({ id }) => id === source)?.name ?? 'CSV';
  return translate(
    {
      id: 'csv.status',
      message: '{name}, {encoding}: {wrong} of {rows} rows have errors, {warned} have warnings',
      description: 'What was found in a CSV file',
    },
    { name, encoding: encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS', wrong, warned, rows: rows.length },
  );
}

export function renderRowCount(count: number): string {
  return translate({ id: 'csv.rows', message: 'Rows: {count}', description: 'How many rows have an issue' }, { count });
}

export function renderRowVerdict(errors: number, issues: number): string {
  if (issues === 0) return translate({ id: 'csv.row.ready', message: 'Ready', description: 'A row without an issue' });
  return errors > 0
    ? translate({ id: 'csv.row.errors', message: 'Errors: {errors}', description: 'A row with errors' }, { errors })
    : translate(
        { id: 'csv.row.warnings', message: 'Warnings: {issues}', description: 'A row with warnings' },
        { issues },
      );
}

/** The damage that a spreadsheet or an export did to a cell. */
export function renderFileIssue({ kind, text }: CsvIssue): string {
  switch (kind) {
    case 'leading-zero':
      return translate({
        id: 'csv.issue.zero',
        message: 'The leading zero is missing. A spreadsheet may have removed it.',
        description: 'An issue of a cell',
      });
    case 'formula':
      return translate({
        id: 'csv.issue.formula',
        message: 'A spreadsheet runs this value as a formula.',
        description: 'An issue of a cell',
      });
    case 'lost-character':
      return translate({
        id: 'csv.issue.lost',
        message: 'A character may have been lost when the file was saved.',
        description: 'An issue of a cell',
      });
    default:
      return translate(
        {
          id: 'csv.issue.count',
          message: 'The row has {text} columns, unlike the first line. Check the separators and quotation marks.',
          description: 'An issue of a row',
        },
        { text },
      );
  }
}

/** Why a file isn't read, or a change not made, and what to do. */
export function renderCsvProblem(result: Extract<CsvResult, { problem: unknown }> | undefined): string {
  const { line = '', value = '', limit = '' } = result?.at ?? {};
  switch (result?.problem) {
    case undefined:
      return translate({
        id: 'csv.problem.failed',
        message: "The check couldn't be loaded. Open the file again.",
        description: 'The code of the check did not load',
      });
    case 'empty':
      return translate({
        id: 'csv.problem.empty',
        message: 'The file is empty.',
        description: 'Why a file is not read',
      });
    case 'too-large':
      return translate(
        {
          id: 'csv.problem.large',
          message: 'The file has more than {limit} MB. Split it.',
          description: 'Why a file is not read',
        },
        { limit },
      );
    case 'too-many-rows':
      return translate(
        {
          id: 'csv.problem.rows',
          message: 'The file has more than {limit} rows. Split it.',
          description: 'Why a file is not read',
        },
        { limit },
      );
    case 'too-many-columns':
      return translate(
        {
          id: 'csv.problem.columns',
          message: 'Line {line} has more than {limit} columns. Check the separator and the quotation marks.',
          description: 'Why a file is not read',
        },
        { line, limit },
      );
    case 'mixed-encodings':
      return translate(
        {
          id: 'csv.problem.mixed',
          message:
            'Line {line} is neither UTF-8 nor Shift_JIS like the lines before it. Save the file again in one encoding.',
          description: 'Why a file is not read',
        },
        { line },
      );
    case 'open-quote':
      return translate(
        {
          id: 'csv.problem.quote',
          message: "The quotation mark in line {line} isn't closed. Close it, or double it if it's part of the value.",
          description: 'Why a file is not read',
        },
        { line },
      );
    case 'not-in-encoding':
      return translate(
        {
          id: 'csv.problem.character',
          message: 'Shift_JIS has no {value}. Use another character, or save the file in UTF-8.',
          description: 'Why a cell is not changed',
        },
        { value },
      );
    default:
      return translate({
        id: 'csv.problem.other',
        message: "This is an Excel workbook or another file that isn't CSV. Save it as CSV in UTF-8.",
        description: 'Why a file is not read',
      });
  }
}
