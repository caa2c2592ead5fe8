import type { Language } from '../../contract';
import { readFileSync, writeFileSync } from 'node:fs';
import { CsvProblem, openCsv, SOURCES, type CsvFile, type CsvOptions } from '../../csv';
import type { Materials } from '../../sandbox/node';
import { fixRows, judgeRow } from '../../check';
import { createOpener, type Opener } from '../opener';
import { readFlags } from './read-flags';
import { FORMATS, renderIssues, type ReportedIssue } from './render-issues';
import type { Translate } from './translator';

/**
 * Checks the shipments of a CSV file, and writes the corrected file and the requests. Returns the exit code: 1 for rows with
 * errors, 2 for a wrong call of the command and for a file that isn't read.
 */
export function runCsv(materials: Materials, args: string[]): number {
  const flags = readFlags(materials, args, {
    program: 'shipping-api csv',
    allowed: {
      source: SOURCES.map(({ id }) => id),
      headers: ['yes', 'no'],
      common: [],
      out: [],
      requests: [],
      format: FORMATS,
    },
  });
  if (!flags) return 2;
  const { values, positionals, language, translate } = flags;
  const [path] = positionals;
  if (path === undefined) {
    console.error(translate('cli-csv-no-file'));
    return 2;
  }
  const file = open(path, values, translate);
  if (!file) return 2;
  if (file.isUnknown) {
    console.error(translate('cli-csv-unknown', { sources: SOURCES.map(({ id }) => id) }));
    return 2;
  }
  const opener = createOpener(materials, () => []);
  if (values.out !== undefined) fixRows(file, opener.getChecker(language), opener.now());
  const all = listRowIssues({ file, path, opener, language, translate });
  const wrong = new Set(all.filter(({ severity }) => severity === 'error').map(({ line }) => line));
  const issues = joinCommon(all, file, translate);
  const format = FORMATS.find((one) => one === values.format) ?? 'text';
  const text = renderIssues(issues, format, translate);
  if (text !== '') console.log(text);
  console.error(describeFile(file, wrong.size, translate));
  if (values.out !== undefined) writeFileSync(values.out, file.save());
  if (values.requests !== undefined) writeFileSync(values.requests, renderRequests(file, wrong));
  return wrong.size > 0 ? 1 : 0;
}

function open(path: string, values: Record<string, string | undefined>, translate: Translate): CsvFile | undefined {
  const { source, headers, common } = values;
  let reading = path;
  try {
    const bytes = readFileSync(path);
    reading = common ?? path;
    const options: CsvOptions = {
      source,
      ...(headers === undefined ? {} : { hasHeaders: headers === 'yes' }),
      ...(common === undefined ? {} : { common: JSON.parse(readFileSync(common, 'utf8')) as Record<string, unknown> }),
    };
    return openCsv(bytes, options);
  } catch (error) {
    const problem = error instanceof CsvProblem ? translate(`cli-csv-${error.kind}`, error.at) : String(error);
    console.error(translate('cli-check-unreadable', { file: reading, problem }));
    return undefined;
  }
}

type Place = { file: CsvFile; path: string; opener: Opener; language: Language; translate: Translate };

/** The issues of all rows. */
export function listRowIssues(place: Place): ReportedIssue[] {
  return place.file.rows.flatMap((_, row) => listIssues(row, place));
}

function listIssues(row: number, { file, path, opener, language, translate }: Place): ReportedIssue[] {
  const { line = 0 } = file.rows[row] ?? {};
  const judged = judgeRow(file, row, opener.getChecker(language), opener.now());
  const ofCells = judged.ofCells.map(({ kind, column, field = '', value, fix }): ReportedIssue => ({
    ...{
      file: path,
      line,
      column: (column ?? 0) + 1,
      severity: fix ? 'error' : 'warning',
      code: kind,
      rule: null,
      field,
    },
    message: translate(`cli-csv-${kind}`, { value, header: file.columns[column ?? -1]?.header ?? '' }),
    ...(fix && { fix }),
  }));
  const ofRequest = judged.ofRequest.map(
    ({ severity, code, rule, field, message, link, fix, place }): ReportedIssue => ({
      ...{ file: path, line, column: (place?.column ?? 0) + 1, severity, code, rule, field },
      ...{ message: addCodes(message, place?.column), fix, link: opener.toUrl(link, language) },
    }),
  );
  return [...ofCells, ...ofRequest];

  /** Where a tool has codes, the message names them: the values of the API are not what the cell must contain. */
  function addCodes(message: string, column = -1): string {
    const codes = Object.entries(file.columns[column]?.codes ?? {}).map(([value, code]) => `${code} = ${value}`);
    return codes.length > 0 ? translate('cli-csv-codes', { message, codes }) : message;
  }
}

/** An issue of every row is reported once if the file has no column for its field. */
function joinCommon(
  issues: readonly ReportedIssue[],
  { rows, columns }: CsvFile,
  translate: Translate,
): ReportedIssue[] {
  const fields = columns.map(({ field }) => field);
  const toKey = ({ code, rule, field }: ReportedIssue): string => [code, rule, field].join(' ');
  const byKey = new Map<string, ReportedIssue[]>();
  for (const issue of issues) byKey.set(toKey(issue), [...(byKey.get(toKey(issue)) ?? []), issue]);
  return issues.flatMap((issue) => {
    const same = byKey.get(toKey(issue)) ?? [];
    const isCommon = rows.length > 1 && same.length === rows.length && !fields.includes(issue.field);
    if (!isCommon) return [issue];
    const { message } = issue;
    return issue === same[0]
      ? [{ ...issue, message: translate('cli-csv-common-field', { message, rows: rows.length }) }]
      : [];
  });
}

/** The recognized parts of the file: the tool, the rows, and the columns that no field has. */
function describeFile({ source, encoding, columns, rows }: CsvFile, wrong: number, translate: Translate): string {
  const name = source ?? translate('cli-csv-any');
  const unused = columns.filter(({ field, example }) => field === undefined && example !== '');
  return [
    translate('cli-csv-read', {
      source: name,
      encoding: encoding === 'utf-8' ? 'UTF-8' : 'Shift_JIS',
      rows: rows.length,
    }),
    translate('cli-csv-wrong', { count: wrong }),
    ...(unused.length > 0 ? [translate('cli-csv-unused', { columns: unused.map(({ header }) => header) })] : []),
  ].join('\n');
}

/** The requests of the rows without errors, as JSON Lines. */
function renderRequests({ rows }: CsvFile, wrong: ReadonlySet<number>): string {
  return rows
    .filter(({ line }) => !wrong.has(line))
    .map(({ body }) => `${JSON.stringify(body)}\n`)
    .join('');
}
