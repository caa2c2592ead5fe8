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
const BODY = /\{\s*[:"']?(?:auth|carrier|carrier_id|code|debug_id|description|details|field|link|message|rule)\b/g;
const CODE = /^[A-Z][A-Z0-9_]*(?:-\w+)*$/;
/** JSON in a string of JSON in a line of a log has two levels of escapes. */
const ESCAPES_MAX = 3;

type Found = Span & { error: WrittenError };

/**
 * Finds the errors of the API in a text: in the body of a response, a response with its headers, lines of a log (JSON,
 * escaped JSON, what Python or Ruby print), or a HAR file. It never throws.
 */
export function readErrors(text: string): WrittenErrors {
  const calls = readHar(text);
  if (calls) {
    const failed = calls
      .map(({ request, response }) => ({ request, errors: findErrors(response).map(({ error }) => error) }))
      .filter(({ errors }) => errors.length > 0);
    return { errors: failed.flatMap(({ errors }) => errors), rest: failed[0]?.request ?? '' };
  }
  const found = findErrors(text);
  if (found.length > 0) {
    const ends = [0, ...found.map(({ end }) => end)];
    const rest = [...found.map(({ start }) => start), text.length].map((start, at) => text.slice(ends[at], start));
    return { errors: found.map(({ error }) => error), rest: rest.join('') };
  }
  let plain = text;
  for (let level = 0; level < ESCAPES_MAX && plain.includes('\\'); level += 1) {
    plain = unescape(plain);
    const errors = findErrors(plain).map(({ error }) => error);
    if (errors.length > 0) return { errors, rest: '' };
  }
  return { errors: [], rest: text };
}

function findErrors(text: string): Found[] {
  const found: Found[] = [];
  const effort = new Effort();
  try {
    for (const { index: start } of text.matchAll(BODY)) {
      if (start < (found.at(-1)?.end ?? 0)) continue;
      const literal = readLiteral(text, start, effort);
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
  const { code, message, description, link, details, debug_id: debugId, carrier } = value;
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
    const body = isObject(request.postData) ? toText(request.postData.text) : undefined;
    return [{ request: body ?? '', response: toText(content.text) ?? '' }];
  });
  return calls.length > 0 ? calls : undefined;
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
