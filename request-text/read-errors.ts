// cspell:ignore apos
import { expandJson, readClientErrors } from './read-client-errors';
import { readDumps, type Dumped } from './read-dumps';
import { parseLiteral } from './parse-literal';
import { listExpressions, toValue, type Span } from './text-node';
import { Effort, TooDeepError } from './too-deep-error';

export type WrittenDetail = { code: string; field: string; rule: string | null; message: string };

/** An error of the API as a response, a log or a HAR file contains it. */
export type WrittenError = {
  code: string | undefined;
  message: string | undefined;
  /** The longer sentence, which says what to do. */
  description: string | undefined;
  /** Where the portal explains its first detail. */
  link: string | undefined;
  debugId: string | undefined;
  /** The carrier, in the errors of rates. */
  carrier: string | undefined;
  details: WrittenDetail[];
};

export type WrittenErrors = {
  errors: WrittenError[];
  /** The rest of the text, such as the call that failed. */
  rest: string;
};

/** Each error has a code, which is a string. What it is in is read from there. */
const CODE_NAME = /\bcode\b["']?\s{0,20}(?::|=>)(?=\s{0,20}[a-z]?["'`])/g;
const CODE = /^[A-Z][A-Z0-9_]*(?:-\w+)*$/;
/** JSON in a string of JSON in a line of a log has two levels of escapes. */
const ESCAPES_MAX = 3;

type Found = Span & { error: WrittenError };

/**
 * Finds the errors of the API, and of the client of the package, in a text: in the body of a response, a response with its headers, lines of a log (JSON,
 * escaped JSON, what Python or Ruby print), or a HAR file. A log can have all of them in any order. It never throws.
 */
export function readErrors(text: string): WrittenErrors {
  const effort = new Effort();
  const calls = readHar(text);
  if (calls) {
    const failed = calls
      .map(({ request, response }) => ({ request, errors: findErrors(response, effort).map(({ error }) => error) }))
      .filter(({ errors }) => errors.length > 0);
    return { errors: failed.flatMap(({ errors }) => errors), rest: failed[0]?.request ?? '' };
  }
  const client = readClientErrors(text);
  const ofClient = client.errors.map(({ start, ...error }): Found => ({
    ...{ start, end: start },
    error: { ...NOTHING, ...error, details: [] },
  }));
  const plain = readPlain(client.rest, effort);
  const decoded = decodeEntities(plain.rest);
  const inHtml = decoded === plain.rest ? undefined : readPlain(decoded, effort);
  const found = [...ofClient, ...plain.found].sort((a, b) => a.start - b.start);
  const isInHtml = inHtml !== undefined && inHtml.found.length > 0;
  const errors = [...found, ...(isInHtml ? inHtml.found : [])].map(({ error }) => error);
  return { errors: withoutRepeated(errors), rest: isInHtml ? inHtml.rest : plain.rest };
}

type Plain = { found: Found[]; rest: string };

/**
 * The errors in a text as it is, in printed objects, in strings of it, and those that the client says. What one reader has found,
 * the next one doesn't see.
 */
function readPlain(text: string, effort: Effort): Plain {
  const literals = findErrors(text, effort);
  const isWhole = ({ error }: Found): boolean => error.code !== undefined;
  const [whole, parts] = [literals.filter(isWhole), literals.filter((one) => !isWhole(one))];
  const dumped = findDumped(blank(text, whole), effort);
  // Parts of what was printed can be JSON, such as an entry of `details`.
  const alone = parts.filter(({ start }) => !dumped.some((one) => one.start <= start && start < one.end));
  const objects = [...whole, ...dumped, ...alone].map((one) => ({ ...one, error: addMessage(one, text) }));
  const plain = blank(text, objects);
  const quoted = readQuoted(plain, effort);
  const unquoted = blank(plain, quoted);
  // The issues that Node.js prints below the message say more than its lines.
  const unsent = readUnsent(unquoted).filter(
    ({ start, end }) => !alone.some((one) => start < one.start && one.end <= end),
  );
  const found = [...objects, ...quoted, ...unsent].sort((a, b) => a.start - b.start);
  return { found, rest: blank(unquoted, unsent) };
}

/** Where JSON needs a value. */
const BEFORE_VALUE = /[:[,]\s{0,20}$/;

/** The text with blanks in place of some parts, so that all others stay where they are, and JSON around them stays JSON. */
function blank(text: string, parts: readonly Span[]): string {
  const sorted = [...parts].sort((a, b) => a.start - b.start);
  const ends = [0, ...sorted.map(({ end }) => end)];
  const kept = [...sorted, { start: text.length, end: text.length }].map(({ start, end }, at) => {
    const before = text.slice(ends[at], start);
    const gap = text.slice(start, end).replace(/[^\n]/g, ' ');
    return before + (gap !== '' && BEFORE_VALUE.test(before.slice(-25)) ? `0${gap.slice(1)}` : gap);
  });
  return kept.join('');
}

/** The lines of a text, with their places. */
function* listLines(text: string): Generator<Span & { line: string }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { line, start, end: start + line.length };
    start += line.length + 1;
  }
}

/** The errors in strings of JSON, which can be in strings again. */
function readQuoted(text: string, effort: Effort): Found[] {
  const found: Found[] = [];
  for (const { line, start, end } of listLines(text)) {
    let plain = line;
    for (let level = 0; level < ESCAPES_MAX && plain.includes('\\'); level += 1) {
      plain = unescape(plain);
      const inside = findErrors(plain, effort);
      found.push(...inside.map(({ error }) => ({ start, end, error })));
      plain = blank(plain, inside);
    }
  }
  return found;
}

/** A log often has an error twice: as the response, and as an object of the code, which can be printed without its details. */
function withoutRepeated(errors: readonly WrittenError[]): WrittenError[] {
  const known = new Map<string, WrittenError>();
  for (const error of errors) {
    const id = error.debugId ?? JSON.stringify(error);
    const other = known.get(id);
    if (!other || other.details.length < error.details.length) known.set(id, error);
  }
  return [...known.values()];
}

/** The message of the client for a request that it didn't send, and its lines: '  setup.date: Specify 2026-12-24 or earlier.' */
const UNSENT = /^.*(?:\bwas not sent:|は送信されませんでした：)\r?\n((?:[ \t].*(?:\r?\n|$))+)/gm;
const UNSENT_LINE = /^[ \t]+([\w.[\]]+): (.+)$/gm;

function readUnsent(text: string): Found[] {
  const inJson = [...listLines(text)].flatMap(({ line, start, end }) => {
    const expanded = expandJson(line);
    return expanded === line ? [] : listUnsent(expanded).map(({ error }) => ({ start, end, error }));
  });
  return [...inJson, ...listUnsent(text)];
}

function listUnsent(text: string): Found[] {
  return [...text.matchAll(UNSENT)].flatMap(({ 0: whole, 1: lines = '', index: start }) => {
    // The fields that Node.js prints below the stack have the form of issues.
    const [issues = ''] = lines.split(/^[ \t]+at /m, 1);
    const details = [...issues.matchAll(UNSENT_LINE)].map(([, field = '', message = '']): WrittenDetail => ({
      code: '',
      field,
      rule: null,
      message,
    }));
    const error = { ...NOTHING, code: 'VALIDATION_ERROR', details };
    return details.length > 0 ? [{ start, end: start + whole.length, error }] : [];
  });
}

/** The lines in front of the first field of a printed object: `Array`, `(`, `object(stdClass)#3 (5) {` */
const OPENING = /^[\s\w\\()#{[&.]{0,200}$/;
/** Such lines, at most. */
const OPENING_LINES = 3;
/** The brackets behind its last field. */
const CLOSING = /(?:[\s"')\]},;>]|NULL|bool\(\w{4,5}\))*/y;
/** A code of the API or of a carrier in a line, which is another error. */
const NAMED_CODE = /[A-Z]_[A-Z\d]/;

/** Errors in printed objects that have the parts that only an error of the API has. */
function findDumped(text: string, effort: Effort): Found[] {
  return readDumps(text, effort)
    .flatMap(toDumpedErrors)
    .map(({ error, start, end }) => {
      const [prefix = '', ...above] = text
        .slice(Math.max(0, start - OUTER_MAX), start)
        .split('\n')
        .toReversed();
      const isOther = (line: string): boolean => !OPENING.test(line) || NAMED_CODE.test(line);
      const lines = NAMED_CODE.test(prefix) ? [''] : [prefix, ...above.slice(0, OPENING_LINES)];
      const other = lines.findIndex((line, at) => at > 0 && isOther(line));
      const opening = other === -1 ? lines : lines.slice(0, other);
      CLOSING.lastIndex = end;
      CLOSING.test(text);
      return { error, start: start - opening.join('\n').length, end: CLOSING.lastIndex };
    });
}

function toDumpedErrors({ values, inner, start, end }: Dumped): Found[] {
  const details = inner.map(({ values: own }) => Object.fromEntries(own));
  const error = toError({ ...Object.fromEntries(values), ...(details.length > 0 && { details }) });
  const parts = error
    ? [error.message, error.description, error.link, error.debugId, error.details[0]].filter(Boolean)
    : [];
  return error && parts.length > 1 ? [{ error, start, end }] : inner.flatMap(toDumpedErrors);
}

/** The first line that Node.js prints of an error of the client, whose message isn't among its fields. */
const CLIENT_ERROR = /\bApiError\]?: (.+)/g;

function addMessage({ error, start }: Found, text: string): WrittenError {
  if (error.code === undefined || error.message !== undefined) return error;
  const [, message] = [...text.slice(Math.max(0, start - OUTER_MAX), start).matchAll(CLIENT_ERROR)].at(-1) ?? [];
  return message === undefined ? error : { ...error, message };
}

/** The most characters of the body of an error. What isn't closed is not read to the end of a long log each time. */
const BODY_LENGTH_MAX = 100_000;
/** The most characters in front of the code of an error, such as the stack of an error. */
const OUTER_MAX = 5000;
/** What isn't closed around the code, such as the brackets of a log or of code, is tried as well. */
const OUTER_TRIES = 3;
/** A code in front of the details alone: `console.error(error.code, error.details)` */
const CODE_IN_FRONT = /\b([A-Z]{1,20}_[A-Z\d_]{1,40}(?:-\w{1,20})?)\b(?!["'])[^\n{}]{0,200}\[\s{0,20}$/;
const FRONT_MAX = 300;

/** The errors in objects of a text, up to where the effort is spent. */
function findErrors(text: string, effort: Effort): Found[] {
  const found: Found[] = [];
  for (const { index } of text.matchAll(CODE_NAME)) {
    if (effort.isSpent) break;
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const one = findAround(text, index, effort);
    if (!one) continue;
    // The entries of `details` can be in front of the code.
    while ((found.at(-1)?.start ?? -1) >= one.start) found.pop();
    const before = found.at(-1);
    const isNext = before && one.error.code === undefined && /^\s*,\s*$/.test(text.slice(before.end, one.start));
    if (isNext && before.error.details.length > 0) {
      before.error.details.push(...one.error.details);
      before.end = one.end;
    } else found.push(one);
  }
  return found;
}

/** The error whose object is the nearest around a place. */
function findAround(text: string, at: number, effort: Effort): Found | undefined {
  let depth = 0;
  let tries = 0;
  for (let start = at - 1; start >= 0 && at - start < OUTER_MAX && tries < OUTER_TRIES; start -= 1) {
    const sign = text.charAt(start);
    if (sign === '}') depth += 1;
    if (sign !== '{') continue;
    depth -= 1;
    if (depth >= 0) continue;
    depth = 0;
    tries += 1;
    const literal = readLiteral(text.slice(0, start + BODY_LENGTH_MAX), start, effort);
    if (!literal || literal.end < at) continue;
    const error = toError(literal.value);
    if (error?.code !== undefined) return { start, end: literal.end, error };
    // An entry of `details` alone, or a warning.
    const front = CODE_IN_FRONT.exec(text.slice(Math.max(0, start - FRONT_MAX), start));
    return (
      error && { start: start - (front?.[0].length ?? 0), end: literal.end, error: { ...error, code: front?.[1] } }
    );
  }
  return undefined;
}

/** An object in the notation of the language that leaves nothing to be computed. */
function readLiteral(text: string, start: number, effort: Effort): { value: unknown; end: number } | undefined {
  try {
    for (const language of ['node', 'python', 'ruby'] as const) {
      const root = parseLiteral(text, start, { language, effort });
      if (root && listExpressions(root).length === 0) return { value: toValue(root), end: root.end };
    }
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
  }
  return undefined;
}

function toError(value: unknown): WrittenError | undefined {
  if (!isObject(value)) return undefined;
  const { code, message, description, link, details, carrier } = value;
  // The client of the package has it as `debugId`.
  const debugId = value.debug_id ?? value.debugId;
  // An entry of `details` alone, or a warning.
  const detail = 'field' in value ? toDetail(value) : undefined;
  if (detail) return { ...NOTHING, details: [detail] };
  const isError = Array.isArray(details) || typeof message === 'string' || debugId !== undefined;
  if (!isCode(code) || !isError) return undefined;
  return {
    code,
    message: toText(message),
    description: toText(description),
    link: toText(link),
    debugId: toText(debugId),
    carrier: toText(carrier),
    details: Array.isArray(details) ? details.flatMap((one) => toDetail(one) ?? []) : [],
  };
}

const NOTHING = {
  code: undefined,
  message: undefined,
  description: undefined,
  link: undefined,
  debugId: undefined,
  carrier: undefined,
};

function toDetail(value: unknown): WrittenDetail | undefined {
  if (!isObject(value) || !isCode(value.code)) return undefined;
  const { code, field, rule, message } = value;
  return { code, field: toText(field) ?? '', rule: toText(rule) ?? null, message: toText(message) ?? '' };
}

type Call = { request: string; response: string };

/** The calls of a HAR file, or of one of its entries. */
function readHar(text: string): Call[] | undefined {
  const value = parse(text);
  const log = isObject(value) && isObject(value.log) ? value.log.entries : [value];
  const entries = Array.isArray(log) ? log.filter(isObject) : [];
  const calls = entries.flatMap(({ request, response }): Call[] => {
    const content = isObject(response) && isObject(response.content) ? response.content : undefined;
    if (!isObject(request) || !content) return [];
    return [{ request: readContent(request.postData), response: readContent(content) }];
  });
  return calls.length > 0 ? calls : undefined;
}

/** The text of a body. Charles and Playwright write it in Base64. */
function readContent(content: unknown): string {
  if (!isObject(content)) return '';
  const text = toText(content.text) ?? '';
  return content.encoding === 'base64' ? decodeBase64(text) : text;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** 'eyLjgYIifQ==' → '{"あ"}'; a string that isn't Base64 of UTF-8 is returned as it is. */
function decodeBase64(text: string): string {
  let bits = '';
  for (const sign of text.replace(/[\s=]/g, '')) bits += BASE64.indexOf(sign).toString(2).padStart(6, '0');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  try {
    return decodeURIComponent(
      bytes.map((byte) => `%${Number.parseInt(byte, 2).toString(16).padStart(2, '0')}`).join(''),
    );
  } catch {
    return text;
  }
}

const ENTITIES: Record<string, string> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

/** '{&quot;code&#34;: …' → '{"code": …', as errors are in HTML and in logs of web pages */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|apos|amp|lt|gt));/gi, (entity, hex, decimal, name) => {
    const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity;
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** '{\\"code\\": …' → '{"code": …' */
function unescape(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, point: string | undefined, sign: string) => {
    if (point !== undefined) return String.fromCharCode(Number.parseInt(point, 16));
    return { n: '\n', r: '\r', t: '\t' }[sign] ?? sign;
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
