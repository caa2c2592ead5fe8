import { viewBody, type RuleContract } from '../../contract';
import { createPositions, parseJson, toHalfWidth, type TextNode, type TextProblem } from '../../request-text';

/** A place in a file, from 1. */
type Place = { line: number; column: number };

/** A request of a file: its text, and where that begins. */
export type ListedRequest = Place & {
  text: string;
  /** It is in a string of JSON, so that places in it aren't places of the file. */
  isInString?: boolean;
  /** Where the text stops being JSON, in case that it is no code of a language either. */
  notJson?: NoRequest;
};

/** A part of a file that is no request: not JSON from a place on, or JSON without the fields of a request. */
export type NoRequest = Place & { problem: TextProblem | 'no-request' };

/** What requests are in, in fixtures, logs, HAR files and collections: `{ "request": { "body": … }, "response": … }` */
const WRAPPERS = new Set([
  'request',
  'requests',
  'body',
  'data',
  'payload',
  'json',
  'postData',
  'text',
  'raw',
  'log',
  'entries',
  'item',
]);

/**
 * Lists the requests of a file: those of JSON Lines, of an array and of the objects that fixtures have around a request, one
 * by one, and any other text, such as curl and code, as one. A file that is JSON by its name has to be JSON.
 *
 * @param isRequest whether an object with these names is a request
 */
export function listRequests(
  file: string,
  text: string,
  isRequest: (names: readonly string[]) => boolean,
): (ListedRequest | NoRequest)[] {
  const isLines = /\.(?:jsonl|ndjson)$/i.test(file) || hasObjectLines(text);
  const isJson = isLines || /\.(?:json|har)$/i.test(file);
  const filled = isLines ? listLines(text) : text.trim() === '' ? [] : [{ text, line: 1, column: 1 }];
  if (filled.length === 0) return [{ line: 1, column: 1, problem: 'no-request' }];
  return filled.flatMap((one) => openText(one, isJson, isRequest));
}

function listLines(text: string): ListedRequest[] {
  const lines = text.split(/\r?\n/).map((one, at) => ({ text: one, line: at + 1, column: 1 }));
  return lines.filter((one) => one.text.trim() !== '');
}

/** Whether each line is an object of JSON, as its first line shows for most texts. */
function hasObjectLines(text: string): boolean {
  const [first = ''] = /^\s*\{.*\}[ \t]*\r?\n/.exec(text) ?? [];
  if (!isObject(first)) return false;
  const lines = listLines(text);
  return lines.length > 1 && lines.every((one) => isObject(one.text));
}

/**
 * Whether an object with these names is the body of a request: most of them are fields of one operation. A file such as
 * package.json shares only `name` or `type` with some. The body of a named operation may have any names, but those of its
 * surroundings.
 */
export function createRequestTest(
  contract: RuleContract,
  operation: string | undefined,
): (names: readonly string[]) => boolean {
  const named = contract.operations.filter(({ id }) => operation === undefined || id === operation);
  const operations = named.flatMap(({ id }) => viewBody(contract, id)?.names ?? []);
  return (names) => {
    const known = Math.max(...operations.map((fields) => names.filter((name) => fields.has(name)).length), 0);
    return operation === undefined ? known * 2 > names.length : known > 0 || !names.some((name) => WRAPPERS.has(name));
  };
}

function openText(
  whole: ListedRequest,
  isJson: boolean,
  isRequest: (names: readonly string[]) => boolean,
): (ListedRequest | NoRequest)[] {
  const { text } = whole;
  const parsed = isJson || /^\s*[{[]/.test(text) ? parse(text) : undefined;
  if (parsed === undefined) return [whole];
  const toPosition = createPositions(text);
  const place = (offset: number): Place => {
    const { line, column } = toPosition(offset);
    return { line: whole.line + line - 1, column };
  };
  const [problem] = parsed.problems;
  // What begins as JSON and isn't can be code of a language.
  const notJson = problem && { ...place(problem.start), problem };
  // The check names a full-width character, and the one that JSON has in its place.
  const isWide = toHalfWidth(text) !== text;
  if (notJson) return isJson && !isWide ? [notJson] : [{ ...whole, notJson }];
  const { root } = parsed;
  const found = root ? collect(root) : [];
  if (found.length > 0) return found;
  return [{ ...place(root?.start ?? 0), problem: 'no-request' }];

  function collect(node: TextNode): (ListedRequest | NoRequest)[] {
    if (node.type === 'array') {
      const items = node.items.map((item) => ({ item, found: collect(item) }));
      if (items.every((one) => one.found.length === 0)) return [];
      return items.flatMap(({ item, found: own }) =>
        own.length > 0 || isWrapper(item) ? own : [{ ...place(item.start), problem: 'no-request' as const }],
      );
    }
    if (node.type === 'value' && typeof node.value === 'string') {
      const isBody = /^\s*\{/.test(node.value) && isRequest(listNames(parse(node.value)?.root));
      return isBody ? [{ text: node.value, ...place(node.start), isInString: true }] : [];
    }
    if (node.type !== 'object') return [];
    if (isRequest(listNames(node))) return [{ text: text.slice(node.start, node.end), ...place(node.start) }];
    return node.entries.flatMap(({ name, value }) => (WRAPPERS.has(name) ? collect(value) : []));
  }
}

function parse(text: string): ReturnType<typeof parseJson> | undefined {
  try {
    // A file can have many requests.
    return parseJson(text, Infinity);
  } catch {
    // It is nested too deeply, which the check reports.
    return undefined;
  }
}

function listNames(node: TextNode | undefined): string[] {
  return node?.type === 'object' ? node.entries.map(({ name }) => name) : [];
}

/** Whether it has a part that could contain a request, such as an entry of a HAR file for a call without a body. */
function isWrapper(node: TextNode): boolean {
  return listNames(node).some((name) => WRAPPERS.has(name));
}

function isObject(text: string): boolean {
  try {
    return text.trimStart().startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
