import type { CaughtErrors, CheckResult, FoundResponse, TextToCheck } from '../check-result';
import type { CatalogueEntry } from '../explain/explain';
import type { Checker } from '../judge/checker';
import type { Circumstances } from '../judge/judge-body';
import type { Language } from '../../contract';
import { ARCHIVE_START, decodeText, hasRows } from './decode-text';
import type { ListedRequest, NoRequest } from './list-requests';

/** What someone has: a text or the bytes of a file, with its name if it has one. */
export type Held = Omit<TextToCheck, 'text'> & { content: string | Uint8Array; name?: string };

/** A part of it: a request with its result, or what is none. */
export type OpenedPart = (ListedRequest & { result: CheckResult }) | NoRequest;

/** What it is. A text without a name has one part, itself. */
export type Opened =
  | { kind: 'request' | 'nothing'; parts: readonly OpenedPart[] }
  | { kind: 'error'; caught: CaughtErrors }
  /** A successful response of the API, with what it says of errors and warnings. */
  | { kind: 'response'; response: FoundResponse; caught?: CaughtErrors }
  /** Rows, as openCsv opens them with the choices of a reader. */
  | { kind: 'table'; bytes: Uint8Array }
  /** Recorded calls: a HAR file, which can contain errors, or the link of a portal. */
  | { kind: 'calls'; as: 'har' | 'link'; parts: readonly OpenedPart[]; caught?: CaughtErrors };

export type Opening = {
  checker: Checker;
  loadCatalogue: () => readonly CatalogueEntry[] | Promise<readonly CatalogueEntry[]>;
  locale: Language;
};

/** The field that every error of the API contains, in whatever way a log prints it, or the class of one of the client. */
const ERROR_SIGN = /\b(?:code|rule)\b|Error\b/;
/** What curl prints in place of a response. */
const CURL_FAILED = /^curl: \(\d/m;
const LINK = /^[^\s#]{0,2000}#story=\d+\.\S*$/;
/** The headers of a successful response, as `curl -i` prints them. */
const RESPONSE_HEAD = /^HTTP\/[\d.]{1,3} 2\d\d\b[^]{0,10000}?\r?\n\r?\n/;
const BEGINNING = 10_000;

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
  const text = typeof content === 'string' ? content : decodeText(content)?.text;
  if (text === undefined || /\.[ct]sv$/i.test(name)) return toTable(content, text);
  const listed =
    name === ''
      ? [{ text: text.replace(RESPONSE_HEAD, ''), line: 1, column: 1 }]
      : checker.listRequests(name, text, given.operation);
  const parts = listed.map((one) =>
    'problem' in one ? one : { ...one, result: checker.check({ ...given, text: one.text }, circumstances) },
  );
  if (LINK.test(text.trim())) return { kind: 'calls', as: 'link', parts };
  const requests = parts.flatMap((one) => ('result' in one && !one.result.rejected ? [one.result] : []));
  const kind = requests.length > 0 ? 'request' : 'nothing';
  const isArchive = ARCHIVE_START.test(text.slice(0, BEGINNING));
  if (given.isSentAsIs || (requests.length > 1 && !isArchive)) return { kind, parts };
  const caught = await catchErrors({ ...given, text }, kind === 'nothing' ? parts : [], circumstances, opening);
  if (isArchive) return { kind: 'calls', as: 'har', parts, ...(caught && { caught }) };
  const [response] = parts.flatMap((one) => ('result' in one && one.result.response) || []);
  if (response && parts.length === 1) return toResponse(response, caught);
  if (caught) return { kind: 'error', caught };
  return kind === 'nothing' && hasRows(text) ? toTable(content, text) : { kind, parts };
}

/** What was opened as the result of a check: the errors in it, or the reason why it isn't checked as a request. */
export function toCheckResult(opened: Opened, operations: readonly string[]): CheckResult {
  const empty = { operations, problems: [], issues: [] };
  switch (opened.kind) {
    case 'request':
    case 'nothing':
      return opened.parts.map((one) => ('result' in one ? one.result : empty))[0] ?? empty;
    case 'error':
      return { ...empty, caught: opened.caught };
    case 'response':
      return {
        ...empty,
        rejected: 'response',
        response: opened.response,
        ...(opened.caught && { caught: opened.caught }),
      };
    case 'calls':
      return { ...empty, ...(opened.caught ? { caught: opened.caught } : { rejected: opened.as }) };
    case 'table':
      return { ...empty, rejected: 'table' };
  }
}

function toResponse(response: FoundResponse, caught: CaughtErrors | undefined): Opened {
  const explanations = [...(caught?.explanations ?? []), ...response.warnings];
  if (explanations.length === 0) return { kind: 'response', response };
  return { kind: 'response', response, caught: { debugIds: [], time: undefined, rest: '', ...caught, explanations } };
}

/** A table is saved in the encoding of its file, which isn't UTF-16: spreadsheets don't read that. */
function toTable(content: string | Uint8Array, text: string | undefined): Opened {
  const isOwn = typeof content !== 'string' && (text === undefined || !content.includes(0));
  return { kind: 'table', bytes: isOwn ? content : new TextEncoder().encode(text) };
}

async function catchErrors(
  given: TextToCheck,
  [unread]: readonly OpenedPart[],
  circumstances: Circumstances,
  { checker, loadCatalogue, locale }: Opening,
): Promise<CaughtErrors | undefined> {
  const reason = unread && ('result' in unread ? unread.result.rejected : unread.problem);
  const isFailed = CURL_FAILED.test(given.text);
  if (!(typeof reason === 'string' || isFailed || ERROR_SIGN.test(given.text))) return undefined;
  const { explainErrors, readErrors } = await import('../explain/explain');
  const isUnread = reason === 'no-operation' || reason === 'no-body' || reason === 'no-request';
  const read = readErrors(given.text);
  if (!isUnread && !isFailed && read.errors.length === 0) return undefined;
  const caught = explainErrors(
    given.text,
    { catalogue: await loadCatalogue(), carriers: checker.carriers, locale },
    read,
  );
  if (!caught) return undefined;
  // What else a log has can be JSON with the names of a few fields.
  const rest = checker
    .listRequests('', caught.rest, given.operation)
    .flatMap((one) => ('text' in one ? one.text : []))[0];
  const { operation } = checker.check({ ...given, text: rest ?? '' }, circumstances);
  return { ...caught, rest: operation === undefined ? '' : (rest ?? '') };
}
