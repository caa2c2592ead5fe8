import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../contract';
import {
  CsvProblem,
  describeFileIssue,
  ENCODING_NAMES,
  openCsv,
  SOURCES,
  type CsvFile,
  type CsvOptions,
  type FileIssue,
  type Say,
} from '../../csv';
import { createPositions, parseJson, toValue } from '../../request-text';
import { CliError, FLAGS, type Materials } from '../../sandbox/node';
import { fixRow, judgeRow } from '../../check';
import { createOpener, type Opener } from '../opener';
import { readBytes, readText, writeFile } from './files';
import { readCommandFlags, type CommandFlags } from './read-flags';
import { createIssuePrinter, FORMATS, type ReportedIssue } from './render-issues';
import { printError, printProgress } from './terminal';
import type { Translate } from './translator';

/**
 * Checks the shipments of a CSV file, and writes the corrected file and the requests. Returns the exit code: 1 for rows with
 * errors, 2 for a wrong call of the command and for a file that isn't read.
 */
export function runCsv(materials: Materials, args: string[]): number {
  const flags = readCommandFlags(materials, args, {
    program: 'shipping-api csv',
    allowed: {
      source: SOURCES.map(({ id }) => id),
      headers: ['yes', 'no'],
      common: 'FILE',
      out: 'FILE',
      requests: 'FILE',
      now: FLAGS.now,
      format: FORMATS,
    },
  });
  if (!flags) return 2;
  const { translate } = flags;
  try {
    return checkFile(materials, flags);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    printError(translate(error.phrase, error.params));
    return 2;
  }
}

function checkFile(materials: Materials, { values, positionals: [path], language, translate }: CommandFlags): number {
  if (path === undefined) throw new CliError('cli-csv-no-file');
  const now = values.now === undefined ? undefined : FLAGS.now.read(values.now);
  const opener = createOpener(materials, () => [], now);
  const file = open(path, values, { findCode: opener.getChecker(language).findCode, now: opener.now().now, translate });
  if (file.isUnknown)
    throw new CliError('cli-csv-unknown', {
      ...{ sources: SOURCES.map(({ id }) => id), columns: file.columns.length },
      separator: file.separator === '\t' ? 'Tab' : file.separator,
    });
  const format = FORMATS.find((one) => one === values.format) ?? 'text';
  const wrong = printRows({ file, path, opener, language, translate }, { format, isFixed: values.out !== undefined });
  printError(...describeFile(file, wrong.size, translate));
  if (values.out !== undefined) writeFile(values.out, file.save());
  if (values.requests !== undefined) writeFile(values.requests, renderRequests(file, wrong));
  return wrong.size > 0 ? 1 : 0;
}

function open(
  path: string,
  values: CommandFlags['values'],
  { findCode, now, translate }: Pick<CsvOptions, 'findCode' | 'now'> & { translate: Translate },
): CsvFile {
  const { source, headers, common } = values;
  const bytes = readBytes(path);
  const options: CsvOptions = {
    source,
    findCode,
    now,
    ...(headers === undefined ? {} : { hasHeaders: headers === 'yes' }),
    ...(common === undefined ? {} : { common: readCommon(common, translate) }),
  };
  try {
    return openCsv(bytes, options);
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    throw new CliError('cli-csv-failed', { file: path, problem: translate(`csv-${error.kind}`, error.at) });
  }
}

/** The fields of all shipments, in a file with an object of JSON. */
function readCommon(file: string, translate: Translate): Record<string, unknown> {
  const text = readText(file);
  const { root, problems } = parse();
  const [problem] = problems;
  if (!problem && root?.type === 'object') return toValue(root) as Record<string, unknown>;
  const { line, column } = createPositions(text)(problem?.start ?? root?.start ?? 0);
  const kind = problem ? problem.problem : 'object';
  throw new CliError('cli-csv-common-json', { file, line, column, problem: translate(`check-${kind}`) });

  function parse(): ReturnType<typeof parseJson> {
    try {
      return parseJson(text);
    } catch {
      const problem = translate('check-too-deep');
      throw new CliError('cli-csv-common-json', { file, line: 1, column: 1, problem });
    }
  }
}

/** What has other words in the command, since it names flags in the place of parts of the page. */
const HAVE_FLAGS = new Set(['csv-not-sent', 'csv-only-printed', 'csv-unknown-column']);

type Place = { file: CsvFile; path: string; opener: Opener; language: Language; translate: Translate };

/** The issues of all rows. */
export function listRowIssues(place: Place): ReportedIssue[] {
  return place.file.rows.flatMap((_, row) => listIssues(row, place));
}

function listIssues(row: number, { file, path, opener, language, translate }: Place): ReportedIssue[] {
  const { line = 0 } = file.rows[row] ?? {};
  const judged = judgeRow(file, row, opener.getChecker(language), opener.now());
  const ofCells = judged.ofCells.map((issue): ReportedIssue => ({
    ...{ file: path, line, column: (issue.column ?? 0) + 1, severity: issue.severity },
    ...{ code: issue.kind, rule: null, field: issue.field ?? '', message: describeCell(issue) },
    ...(issue.fix && { fix: issue.fix }),
  }));
  const ofRequest = judged.ofRequest.map(
    ({ severity, code, rule, field, message, link, fix, place }): ReportedIssue => ({
      ...{ file: path, line, column: (place?.column ?? 0) + 1, severity, code, rule, field },
      ...{ message: addCodes(message, place?.column), fix, link: opener.toUrl(link, language) },
    }),
  );
  return [...ofCells, ...ofRequest];

  /** The message of a cell, after its column and its value, unless the message has the value. */
  function describeCell(issue: FileIssue): string {
    const { column, value } = issue;
    const say: Say = (phrase, params) => translate(HAVE_FLAGS.has(phrase) ? `cli-${phrase}` : phrase, params);
    const message = describeFileIssue(issue, say, language);
    if (column === undefined) return message;
    const header = file.columns[column]?.header || column + 1;
    return translate('cli-csv-cell', { header, value: message.includes(value) ? [] : [value], message });
  }

  /** Where a tool has codes, the message names them: the values of the API are not what the cell must contain. */
  function addCodes(message: string, column = -1): string {
    const codes = Object.entries(file.columns[column]?.codes ?? {}).map(([value, code]) => `${code} = ${value}`);
    return codes.length > 0 ? translate('cli-csv-codes', { message, codes }) : message;
  }
}

/** An issue that all rows have had so far, and its rows: those that say something else with their issue. */
type CommonIssue = { first: ReportedIssue; rows: (number | ReportedIssue)[] };

/**
 * Prints the issues of each row as soon as it is checked, after its fixes if the file is to be corrected, and returns the lines
 * with errors. Issues for whose field the file has no column wait as long as all rows have them, and are printed once then.
 */
function printRows(
  place: Place,
  { format, isFixed }: { format: (typeof FORMATS)[number]; isFixed: boolean },
): Set<number> {
  const { file, translate } = place;
  const fields = file.columns.map(({ field = '' }) => `${field}.`);
  const hasColumn = (field: string): boolean => fields.some((one) => one.startsWith(`${field}.`));
  const printer = createIssuePrinter(format, translate);
  const common = new Map<string, CommonIssue>();
  const wrong = new Set<number>();
  for (const row of file.rows.keys()) {
    if (isFixed) printError(...listFixed(place, row));
    const issues = listIssues(row, place);
    if (row === 0 && file.rows.length > 1)
      for (const issue of issues)
        if (issue.field !== '' && !hasColumn(issue.field)) common.set(toKey(issue), { first: issue, rows: [] });
    for (const [key, { first, rows }] of common) {
      const issue = issues.find((one) => toKey(one) === key);
      if (issue) rows.push(isDeepStrictEqual({ ...issue, line: first.line }, first) ? issue.line : issue);
      else {
        common.delete(key);
        printer.print(rows.map((one) => (typeof one === 'number' ? { ...first, line: one } : one)));
      }
    }
    for (const { severity, line } of issues) if (severity === 'error') wrong.add(line);
    printer.print(issues.filter((issue) => !common.has(toKey(issue))));
    printProgress(() => translate('cli-csv-progress', { count: row + 1, rows: file.rows.length }));
  }
  const rows = file.rows.length;
  printer.print(
    [...common.values()].map(({ first }) => ({
      ...first,
      message: translate('cli-csv-common-field', { message: first.message, rows, field: toPath(first.field) }),
    })),
  );
  printer.end();
  return wrong;
}

/** Fixes a row, and says what was changed in each of its cells. */
function listFixed({ file, path, opener, language, translate }: Place, row: number): string[] {
  const { line = 0, records = [] } = file.rows[row] ?? {};
  const places = records.flatMap((record) => file.columns.map((_, column) => ({ record, column })));
  const before = places.map(file.getCell);
  fixRow(file, row, opener.getChecker(language), opener.now());
  return places.flatMap((place, at) => {
    const [was = '', is] = [before[at], file.getCell(place)];
    return was === is
      ? []
      : [translate('cli-csv-fixed', { file: path, line, column: place.column + 1, before: was, after: is })];
  });
}

/** A field that a column can have: setup → setup.carrier */
function toPath(field: string): string {
  const inner: Record<string, string> = {
    setup: 'carrier',
    products: '0.name',
    parcels: '0.weight',
    customs: 'content_type',
    'setup.cash_on_delivery': 'amount',
  };
  const name = inner[field] ?? (field.endsWith('_address') ? 'full_name' : undefined);
  return name === undefined ? field : `${field}.${name}`;
}

function toKey({ code, rule, field }: ReportedIssue): string {
  return [code, rule, field].join(' ');
}

/** The recognized parts of the file: the tool, the rows, and the columns that no field has. */
function describeFile(
  { source, encoding, columns, rows, skipped, unsent }: CsvFile,
  wrong: number,
  translate: Translate,
): string[] {
  const name = source ?? translate('cli-csv-any');
  const unused = columns.filter(
    ({ field, header, example, isNotSent }) => field === undefined && header !== '' && example !== '' && !isNotSent,
  );
  return [
    translate('cli-csv-read', {
      source: name,
      encoding: ENCODING_NAMES[encoding],
      rows: rows.length,
    }),
    ...(Object.values(skipped).some((count) => count > 0) ? [translate('cli-csv-skipped', skipped)] : []),
    ...(unsent.length > 0 ? [translate('cli-csv-unsent', { text: unsent.join(' / ') })] : []),
    translate('cli-csv-wrong', { count: wrong }),
    ...(unused.length > 0 ? [translate('cli-csv-unused', { columns: unused.map(({ header }) => header) })] : []),
  ];
}

/** The requests of the rows without errors, as JSON Lines. */
function renderRequests({ rows }: CsvFile, wrong: ReadonlySet<number>): string {
  return rows
    .filter(({ line }) => !wrong.has(line))
    .map(({ body }) => `${JSON.stringify(body)}\n`)
    .join('');
}
