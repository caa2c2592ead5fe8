import type { CaughtErrors, CheckResult, TextToCheck } from '../check-result';
import type { CatalogueEntry } from '../explain/explain';
import type { Checker } from '../judge/checker';
import type { Circumstances } from '../judge/judge-body';
import type { Language } from '../../contract';
import { ARCHIVE_START, decodeText } from './decode-text';
import { listRequests } from './list-requests';

/** What someone has: a text or the bytes of a file, with its name if it has one. */
export type Held = Omit<TextToCheck, 'text'> & { content: string | Uint8Array; name?: string };

/** What it is. `line` is the number of lines above a request. */
export type Opened =
  | { kind: 'request'; requests: readonly { line: number; result: CheckResult }[] }
  | { kind: 'error'; caught: CaughtErrors }
  /** Rows, as openCsv opens them with the choices of a reader. */
  | { kind: 'table'; bytes: Uint8Array }
  /** Recorded calls: a HAR file, which can contain errors, or the link of a portal. */
  | { kind: 'calls'; as: 'har' | 'link'; caught?: CaughtErrors }
  | { kind: 'nothing'; result: CheckResult };

export type Opening = {
  checker: Checker;
  loadCatalogue: () => readonly CatalogueEntry[] | Promise<readonly CatalogueEntry[]>;
  locale: Language;
};

/** The field that every error of the API contains, in whatever way a log prints it, or the class of one of the client. */
const ERROR_SIGN = /\b(?:code|rule)\b|Error\b/;
const LINK = /^[^\s#]{0,2000}#story=\d+\.\S*$/;
/** The marks of a text that is data of another kind than rows. */
const NO_ROWS = /^\s*[{[<]/;
const LINES_READ = 10_000;

/**
 * Opens whatever someone has, and checks it if it is a request. An error next to a request is an error: the text that remains is
 * the request that caused it. The catalog and the
 * reader of errors load only for a text that can contain one.
 *
 * @throws when the catalog can't be loaded
 */
export async function open(held: Held, circumstances: Circumstances, opening: Opening): Promise<Opened> {
  const { content, name = '', ...given } = held;
  const { checker } = opening;
  if (/\.[ct]sv$/i.test(name)) return toTable(content);
  const text = typeof content === 'string' ? content : decodeText(content);
  if (text === undefined) return toTable(content);
  if (LINK.test(text.trim())) return { kind: 'calls', as: 'link' };
  const requests = (name === '' ? [{ text, line: 0 }] : listRequests(name, text)).map((one) => ({
    line: one.line,
    result: checker.check({ ...given, text: one.text }, circumstances),
  }));
  const [{ result } = { result: checker.check({ ...given, text }, circumstances) }] = requests;
  if (given.isSentAsIs || requests.length > 1) return { kind: 'request', requests };
  const isArchive = ARCHIVE_START.test(text.slice(0, LINES_READ));
  const caught = await catchErrors({ ...given, text }, result, circumstances, opening);
  if (isArchive) return { kind: 'calls', as: 'har', ...(caught && { caught }) };
  if (caught) return { kind: 'error', caught };
  if (result.rejected && hasRows(text)) return toTable(content);
  return result.rejected ? { kind: 'nothing', result } : { kind: 'request', requests };
}

/** What was opened as the result of a check: the errors in it, or the reason why it isn't checked as a request. */
export function toCheckResult(opened: Opened, operations: readonly string[]): CheckResult {
  const empty = { operations, problems: [], issues: [] };
  switch (opened.kind) {
    case 'request':
      return opened.requests[0]?.result ?? empty;
    case 'nothing':
      return opened.result;
    case 'error':
      return { ...empty, caught: opened.caught };
    case 'calls':
      return { ...empty, ...(opened.caught ? { caught: opened.caught } : { rejected: opened.as }) };
    case 'table':
      return { ...empty, rejected: 'table' };
  }
}

function toTable(content: string | Uint8Array): Opened {
  return { kind: 'table', bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content };
}

async function catchErrors(
  given: TextToCheck,
  result: CheckResult,
  circumstances: Circumstances,
  { checker, loadCatalogue, locale }: Opening,
): Promise<CaughtErrors | undefined> {
  if (!(result.rejected || ERROR_SIGN.test(given.text))) return undefined;
  const { explainErrors, readErrors } = await import('../explain/explain');
  const isUnread = result.rejected === 'no-operation' || result.rejected === 'no-body';
  const read = readErrors(given.text);
  if (!isUnread && read.errors.length === 0) return undefined;
  const caught = explainErrors(
    given.text,
    { catalogue: await loadCatalogue(), carriers: checker.carriers, locale },
    read,
  );
  if (!caught) return undefined;
  const { operation } = checker.check({ ...given, text: caught.rest }, circumstances);
  return operation === undefined ? { ...caught, rest: '' } : caught;
}

/** Whether the first two lines have at least three cells each, with the same separator, as in rows that a spreadsheet copies. */
function hasRows(text: string): boolean {
  const lines = text.slice(0, LINES_READ).split(/\r?\n/, 2);
  const isSplit = (separator: string): boolean =>
    lines.length === 2 && lines.every((line) => line.split(separator).length > 2);
  return !NO_ROWS.test(text) && (isSplit('\t') || isSplit(','));
}
