import { readFileSync, writeFileSync } from 'node:fs';
import { CsvProblem, openCsv, SOURCES, type CsvFile, type CsvOptions } from '../../csv';
import { isSafeFix, listChanges, type FieldChange } from '../../rules';
import type { Materials } from '../../sandbox/node';
import { createChecker, type Checker } from '../../check';
import { readFlags } from './read-flags';
import { FORMATS, renderIssues, type ReportedIssue } from './render-issues';
import type { Translate } from './translator';

/** Each fix may show what was hidden by another one. */
const FIXES_MAX = 20;

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
  const { contract, sentences, validators } = materials;
  const checker = createChecker({
    ...{ contract, validateBody: validators.body, sentences: sentences[language], locale: language },
  });
  const file = open(path, values, translate);
  if (!file) return 2;
  if (file.isUnknown) {
    console.error(translate('cli-csv-unknown', { sources: SOURCES.map(({ id }) => id) }));
    return 2;
  }
  if (values.out !== undefined) fixAll(file, checker);
  const root = `${contract.operator.site_url}${language === 'en' ? '/en' : ''}`;
  const all = file.rows.flatMap((_, row) => listIssues({ file, path, row, checker, translate, root }));
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

/** The issues of the request of a row. */
function check({ rows }: CsvFile, row: number, checker: Checker): ReturnType<Checker['check']>['issues'] {
  const text = JSON.stringify(rows[row]?.body);
  const given = { text, operation: 'shipment-create', isSentAsIs: true, accounts: 'all' as const };
  return checker.check(given, { now: Date.now(), ignoreHours: true, accounts: 'all' }).issues;
}

/** Makes the changes that remove no value, row by row, as far as the file has cells for them. */
function fixAll(file: CsvFile, checker: Checker): void {
  for (const row of file.rows.keys()) {
    for (let round = 0; round < FIXES_MAX; round += 1) {
      const fixes: (readonly FieldChange[])[] = [
        ...(file.rows[row]?.fileIssues ?? []).map(({ fix }) => fix ?? []),
        ...check(file, row, checker).map(({ fix }) => (isSafeFix(fix) ? listChanges(fix) : [])),
      ];
      if (!fixes.some((changes) => changes.length > 0 && file.change(row, changes))) break;
    }
  }
}

type Place = { file: CsvFile; path: string; row: number; checker: Checker; translate: Translate; root: string };

function listIssues({ file, path, row, checker, translate, root }: Place): ReportedIssue[] {
  const { line = 0, fileIssues = [] } = file.rows[row] ?? {};
  const ofCells = fileIssues.map(({ kind, column, field = '', value, fix }): ReportedIssue => ({
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
  const known = new Set(ofCells.filter(({ fix }) => fix).map(({ field }) => field));
  const ofRequest = check(file, row, checker)
    .filter(({ field }) => !known.has(field))
    .map(({ severity, code, rule, field, message, link, fix }): ReportedIssue => ({
      ...{ file: path, line, column: (file.findCell(row, field)?.column ?? 0) + 1, severity, code, rule, field },
      ...{ message: addCodes(message, row, field), fix, link: `${root}/${link}` },
    }));
  return [...ofCells, ...ofRequest];

  /** Where a tool has codes, the message names them: the values of the API are not what the cell must contain. */
  function addCodes(message: string, at: number, field: string): string {
    const place = file.findCell(at, field);
    const codes = Object.entries(file.columns[place?.column ?? -1]?.codes ?? {}).map(
      ([value, code]) => `${code} = ${value}`,
    );
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
