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

/** Where the body of an error can begin, in JSON, JavaScript, Python or Ruby. */
const BODY =
  /\{\s*[:"']?(?:auth|carrier|carrier_id|code|debug_?[iI]d|description|details|field|link|message|outcome|rule|severity|status)\b/g;
const CODE = /^[A-Z][A-Z0-9_]*(?:-\w+)*$/;
/** JSON in a string of JSON in a line of a log has two levels of escapes. */
const ESCAPES_MAX = 3;

type Found = Span & { error: WrittenError };

/**
 * Finds the errors of the API, and of the client of the package, in a text: in the body of a response, a response with its headers, lines of a log (JSON,
 * escaped JSON, what Python or Ruby print), or a HAR file. It never throws.
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
  const ofClient = client.errors.map((error): WrittenError => ({ ...NOTHING, ...error, details: [] }));
  for (const written of new Set([client.rest, decodeEntities(client.rest)])) {
    const found = readPlain(written, effort);
    const message = found && CLIENT_ERROR.exec(written)?.[1];
    if (found) return { ...found, errors: [...found.errors.map((error) => addMessage(error, message)), ...ofClient] };
  }
  return { errors: ofClient, rest: client.rest };
}

/** The errors in a text as it is, in printed objects, and in strings of it. A log can have all of them. */
function readPlain(text: string, effort: Effort): WrittenErrors | undefined {
  const found = findErrors(text, effort);
  // Parts of what was printed can be JSON, such as an entry of `details`.
  const whole = found.every(({ error }) => error.code === undefined) ? findDumped(text, effort) : undefined;
  if (whole) return whole;
  const ends = [0, ...found.map(({ end }) => end)];
  const plain = [...found.map(({ start }) => start), text.length]
    .map((start, at) => text.slice(ends[at], start))
    .join('');
  const dumped = found.length > 0 ? findDumped(plain, effort) : undefined;
  const rest = dumped?.rest ?? plain;
  const quoted = readQuoted(plain, effort);
  const errors = [...found.map(({ error }) => error), ...(dumped?.errors ?? []), ...quoted];
  if (errors.length === 0) return readUnsent(expandJson(text));
  return { errors: withoutRepeated(errors), rest: errors.length === quoted.length ? '' : rest };
}

/** The errors in strings of JSON, which can be in strings again. */
function readQuoted(text: string, effort: Effort): WrittenError[] {
  let plain = text;
  for (let level = 0; level < ESCAPES_MAX && plain.includes('\\'); level += 1) {
    plain = unescape(plain);
    const errors = findErrors(plain, effort).map(({ error }) => error);
    if (errors.length > 0) return errors;
  }
  return [];
}

/** A log often has an error twice: as the response, and as an object of the code. */
function withoutRepeated(errors: readonly WrittenError[]): WrittenError[] {
  const known = new Set<string>();
  return errors.filter(({ debugId }) => debugId === undefined || (!known.has(debugId) && known.add(debugId)));
}

/** The message of the client for a request that it didn't send, and its lines: '  setup.date: Specify 2026-12-24 or earlier.' */
const UNSENT = /^.*(?:\bwas not sent:|は送信されませんでした：)\r?\n((?:[ \t].*(?:\r?\n|$))+)/m;
const UNSENT_LINE = /^[ \t]+([\w.[\]]+): (.+)$/gm;

function readUnsent(text: string): WrittenErrors | undefined {
  const [whole, lines = ''] = UNSENT.exec(text) ?? [];
  if (whole === undefined) return undefined;
  // The fields that Node.js prints below the stack have the form of issues.
  const [issues = ''] = lines.split(/^[ \t]+at /m, 1);
  const details = [...issues.matchAll(UNSENT_LINE)].map(([, field = '', message = '']): WrittenDetail => ({
    code: '',
    field,
    rule: null,
    message,
  }));
  const error = { ...NOTHING, code: 'VALIDATION_ERROR', details };
  return details.length > 0 ? { errors: [error], rest: text.replace(whole, '') } : undefined;
}

/** The lines in front of the first field of a printed object: `Array`, `(`, `object(stdClass)#3 (5) {` */
const OPENING = /^[\s\w\\()#{[&.]{0,200}$/;
/** Such lines, at most. */
const OPENING_LINES = 3;

/** Errors in printed objects; undefined if there is none with the parts that only an error of the API has. */
function findDumped(text: string, effort: Effort): WrittenErrors | undefined {
  const found = readDumps(text, effort).flatMap(toDumpedErrors);
  const [first] = found;
  if (!first) return undefined;
  const lines = text.slice(0, first.start).split('\n').slice(0, -1);
  for (let count = 0; count < OPENING_LINES && OPENING.test(lines.at(-1) ?? '}'); count += 1) lines.pop();
  return { errors: found.map(({ error }) => error), rest: lines.join('\n') };
}

function toDumpedErrors({ values, inner, start }: Dumped): { error: WrittenError; start: number }[] {
  const details = inner.map(({ values: own }) => Object.fromEntries(own));
  const error = toError({ ...Object.fromEntries(values), ...(details.length > 0 && { details }) });
  const parts = error
    ? [error.message, error.description, error.link, error.debugId, error.details[0]].filter(Boolean)
    : [];
  return error && parts.length > 1 ? [{ error, start }] : inner.flatMap(toDumpedErrors);
}

/** The first line that Node.js prints of an error of the client, whose message isn't among its fields. */
const CLIENT_ERROR = /\bApiError\]?: (.+)/;

function addMessage(error: WrittenError, message: string | undefined): WrittenError {
  return error.code === undefined || error.message !== undefined ? error : { ...error, message };
}

/** The most characters of the body of an error. What isn't closed is not read to the end of a long log each time. */
const BODY_LENGTH_MAX = 100_000;

/** The errors in objects of a text, up to where the effort is spent. */
function findErrors(text: string, effort: Effort): Found[] {
  const found: Found[] = [];
  try {
    for (const { index: start } of text.matchAll(BODY)) {
      if (start < (found.at(-1)?.end ?? 0)) continue;
      const literal = readLiteral(text.slice(0, start + BODY_LENGTH_MAX), start, effort);
      const error = literal && toError(literal.value);
      if (error) found.push({ start, end: literal.end, error });
    }
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
  }
  return found;
}

/** An object in the notation of the language that leaves nothing to be computed. */
function readLiteral(text: string, start: number, effort: Effort): { value: unknown; end: number } | undefined {
  for (const language of ['node', 'python', 'ruby'] as const) {
    const root = parseLiteral(text, start, { language, effort });
    if (root && listExpressions(root).length === 0) return { value: toValue(root), end: root.end };
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
