import { translate } from '@docusaurus/Translate';
import type { CsvIssue, CsvResult, CsvView } from '../../workers/check/messages';

/** Reading 10,000 rows, 3,000 done; nothing is known of a file that isn't open yet. */
export function renderProgress(view: CsvView | undefined): string {
  return view
    ? translate(
        {
          id: 'csv.progress',
          message: 'Reading {total} rows, {done} done',
          description: 'While a CSV file is being checked',
        },
        { done: view.rows.length, total: view.total },
      )
    : translate({ id: 'csv.reading', message: 'Reading the file', description: 'While a CSV file is being opened' });
}

/** 10 of 100 rows have errors, 2 have warnings. */
export function renderVerdict(view: CsvView): string {
  const { unsent, stale } = view;
  if (stale > 0)
    return translate(
      {
        id: 'csv.stale',
        message: 'Checking the changed rows, {count} left',
        description: 'While rows of a CSV file that were changed are checked again',
      },
      { count: stale },
    );
  const verdict = renderCounts(view);
  return unsent.length === 0
    ? verdict
    : translate(
        {
          id: 'csv.unsent',
          message: '{verdict}. Not sent, since it is above the headers or below the list: “{text}”',
          description: 'What was found in a CSV file, and what its title and its notes say',
        },
        { verdict, text: unsent.join(' / ') },
      );
}

function renderCounts({ source, sources, encoding, rows, total, skipped }: CsvView): string {
  const wrong = rows.filter(({ issues }) => issues.some(({ severity }) => severity === 'error')).length;
  const warned = rows.filter(({ issues }) => issues.length > 0).length - wrong;
  const name = sources.find(({ id }) => id === source)?.name ?? 'CSV';
  const found = translate(
    {
      id: 'csv.status',
      message: '{name}, {encoding}: {wrong} of {rows} rows have errors',
      description: 'What was found in a CSV file',
    },
    { name, encoding, wrong, rows: rows.length },
  );
  const verdict =
    warned === 0
      ? found
      : translate(
          { id: 'csv.warned', message: '{found}, {warned} have warnings', description: 'What was found in a CSV file' },
          { found, warned },
        );
  if (rows.length < total)
    return translate(
      {
        id: 'csv.stopped',
        message: '{verdict}; not read: {count} rows',
        description: 'What was found in the rows of a CSV file before its reader has stopped the check',
      },
      { verdict, count: total - rows.length },
    );
  return Object.values(skipped).every((count) => count === 0)
    ? verdict
    : translate(
        {
          id: 'csv.skipped',
          message:
            '{verdict}; skipped lines above the headers: {before}, empty rows: {empty}, totals and counts: {totals}',
          description: 'What was found in a CSV file, and how many of its lines are no shipments',
        },
        { verdict, ...skipped },
      );
}

export function renderRowCount(count: number): string {
  return translate(
    { id: 'csv.rows', message: 'Affected rows: {count}', description: 'How many rows have an issue' },
    { count },
  );
}

/** What a menu sets: all rows of a group with choices contain the same text. */
export function renderChoiceLabel({ field, text }: CsvIssue): string {
  return text === ''
    ? translate(
        {
          id: 'csv.choose',
          message: 'Value of {field} for all rows',
          description: 'Label of a menu that fixes an issue',
        },
        { field },
      )
    : translate(
        {
          id: 'csv.choose.text',
          message: 'Value of {field} for all rows with {text}',
          description: 'Label of a menu that fixes an issue of the rows with the same text',
        },
        { field, text },
      );
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

/** Why a file isn't shown: its problem, or that nothing could read it. */
export function renderCsvProblem(result: Extract<CsvResult, { problem: unknown }> | undefined): string {
  return (
    result?.problem ??
    translate({
      id: 'csv.problem.failed',
      message:
        "The check couldn't be loaded. The file is kept as you opened it: try again, and repeat the changes that you made here.",
      description: 'The code of the check did not load',
    })
  );
}
