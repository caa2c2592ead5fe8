import { readFileSync } from 'node:fs';
import type { Language } from '../../contract';
import type { Materials } from '../../sandbox/node';
import { toCheckResult, type Explanation } from '../../check';
import { CsvProblem, openCsv } from '../../csv';
import { openLibrary, type ReadPortalFile } from '../mcp/library';
import { createOpener, type Opener } from '../opener';
import { readFlags } from './read-flags';
import { FORMATS, renderIssues, type ReportedIssue } from './render-issues';
import { listRowIssues } from './run-csv';
import type { Translate } from './translator';

const STANDARD_INPUT = '-';

/** Checks the requests in files. Returns the exit code: 1 for errors in requests, 2 for a wrong call of the command. */
export async function runCheck(materials: Materials, readFile: ReadPortalFile, args: string[]): Promise<number> {
  const operations = materials.contract.operations.filter(({ operation }) => operation.requestBody).map(({ id }) => id);
  const flags = readFlags(materials, args, {
    program: 'shipping-api check',
    allowed: { operation: operations, format: FORMATS },
  });
  if (!flags) return 2;
  const { values, positionals, language, translate } = flags;
  const files = positionals.length > 0 ? positionals : [STANDARD_INPUT];
  const opener = createOpener(materials, () => openLibrary(readFile).readErrors());
  const options = { opener, language, translate, operation: values.operation };
  try {
    const issues = (await Promise.all(files.map((file) => checkFile(file, options)))).flat();
    const format = FORMATS.find((one) => one === values.format) ?? 'text';
    const text = renderIssues(issues, format, translate);
    if (text !== '') console.log(text);
    return issues.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (error) {
    if (error instanceof CsvProblem) {
      console.error(translate(`cli-csv-${error.kind}`, error.at));
      return 2;
    }
    if (!(error instanceof UnreadableError)) throw error;
    console.error(translate('cli-check-unreadable', { file: error.file, problem: error.message }));
    return 2;
  }
}

class UnreadableError extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Options = { opener: Opener; language: Language; translate: Translate; operation: string | undefined };

/** The issues of a file: of its requests, of the rows of a table, or of the requests that its errors of the API are about. */
async function checkFile(file: string, { opener, language, translate, operation }: Options): Promise<ReportedIssue[]> {
  const held = { content: read(file), name: file, ...(operation === undefined ? {} : { operation }) };
  const opened = await opener.open(held, language);
  if (opened.kind === 'table') return checkTable(opened.bytes);
  if ('caught' in opened && opened.caught) return opened.caught.explanations.map(toReported);
  if (opened.kind === 'calls') return [toUnread('cli-check-calls', opened.as, { line: 1, column: 1 })];
  const requests = opened.kind === 'request' ? opened.requests : [{ line: 0, result: toCheckResult(opened, []) }];
  return requests.flatMap(({ line: above, result: { rejected, problems, issues } }): ReportedIssue[] => [
    ...(rejected ? [toUnread('cli-check-rejected', rejected, { line: above + 1, column: 1 })] : []),
    ...problems.map(({ problem, line, column }) =>
      toUnread('cli-check-syntax', problem, { line: above + line, column }),
    ),
    ...issues.map(({ line, column, severity, code, rule, field, message, link, fix }): ReportedIssue => ({
      ...{ file, line: above + line, column, severity, code, rule, field, message, fix },
      link: opener.toUrl(link, language),
    })),
  ]);

  function toUnread(phrase: `cli-${string}`, problem: string, place: { line: number; column: number }): ReportedIssue {
    return {
      ...{ file, ...place, severity: 'error', code: 'INVALID_JSON', rule: null, field: '' },
      message: translate(phrase, { problem }),
    };
  }

  function toReported({ code, detail, rule, field, message, fix, link }: Explanation): ReportedIssue {
    return {
      ...{ file, line: 1, column: 1, severity: 'error', code: detail ?? code, rule, field },
      ...{ message: [message, detail === null ? fix : ''].join(' ').trim(), link: opener.toUrl(link, language) },
    };
  }

  function checkTable(bytes: Uint8Array): ReportedIssue[] {
    const table = openCsv(bytes);
    return table.isUnknown
      ? [toUnread('cli-check-table', file, { line: 1, column: 1 })]
      : listRowIssues({ file: table, path: file, opener, language, translate });
  }
}

function read(file: string): Uint8Array {
  try {
    return readFileSync(file === STANDARD_INPUT ? 0 : file);
  } catch (error) {
    throw new UnreadableError(file, error);
  }
}
