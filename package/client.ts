import operations from '@package/operations.json';
import type { CheckedIssue, CheckOptions } from './check-types';
import type { Client, ClientOptions, ErrorBody, ErrorDetail } from './client-types';

export type { Client, ClientOptions, ErrorBody, ErrorDetail, Input } from './client-types';

/** An error that the API returned. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: ErrorBody['code'];
  readonly details: ErrorDetail[];
  /** Include it when you contact support. */
  readonly debugId: string;

  constructor(status: number, { code, message, details, debug_id: debugId }: ErrorBody) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.debugId = debugId;
  }
}

/** A request that was not sent, because the API would reject it. */
export class InvalidRequestError extends Error {
  override readonly name: string = 'InvalidRequestError';
  readonly issues: CheckedIssue[];

  constructor(operation: string, issues: CheckedIssue[]) {
    super([`${operation} was not sent:`, ...issues.map(({ field, message }) => `  ${field}: ${message}`)].join('\n'));
    this.issues = issues;
  }
}

/** A request whose response did not arrive: whether the API carried it out is unknown. */
export class ConnectionLostError extends Error {
  override readonly name: string = 'ConnectionLostError';
}

type Entry = { id: string; method: string; path: string };
type Parts = {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal;
};

/** Creates a client of the API: one method for each operation, which returns the body of the response. */
export function createClient(options: ClientOptions): Client {
  const methods = Object.entries(operations).map(([name, entry]) => [
    name,
    (parts: Parts = {}) => call(name, entry, { parts, options }),
  ]);
  return Object.fromEntries(methods) as Client;
}

async function call(
  name: string,
  entry: Entry,
  { parts, options }: { parts: Parts; options: ClientOptions },
): Promise<unknown> {
  const { language = 'en', check = false, retry = 3 } = options;
  if (check && parts.body !== undefined) {
    const now = check === true ? new Date() : check.now();
    await assertValid(entry.id, parts.body, { language, now });
  }
  for (let attempt = 0; ; attempt += 1) {
    const mayRepeat = attempt < retry;
    const response = await send(name, entry, { parts, options, mayRepeat });
    if (response?.ok) return await response.json();
    if (response && !(response.status === 429 && mayRepeat)) throw await toError(response);
    await wait(readRetryAfter(response), parts.signal);
  }
}

/** Undefined for a lost connection after which the request may be repeated. */
async function send(
  name: string,
  { method, path }: Entry,
  { parts, options, mayRepeat }: { parts: Parts; options: ClientOptions; mayRepeat: boolean },
): Promise<Response | undefined> {
  const {
    baseUrl,
    token,
    language = 'en',
    fetch: sendRequest = (url: string, init: RequestInit) => fetch(url, init),
  } = options;
  try {
    return await sendRequest(toUrl(baseUrl, path, parts), {
      method: method.toUpperCase(),
      headers: {
        'x-access-token': token,
        'accept-language': language,
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(parts.signal ? { signal: parts.signal } : {}),
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    if (method === 'get' && mayRepeat) return undefined;
    throw new ConnectionLostError(explainLoss(name, method, parts.body), { cause: error });
  }
}

function explainLoss(name: string, method: string, body: unknown): string {
  const loss = `The connection was lost during ${name}.`;
  if (method === 'get') return loss;
  if (name !== 'createShipment')
    return `${loss} It may have been carried out and is not repeated: read the current state first.`;
  const reference = (body as { setup?: { ref_number?: string } } | undefined)?.setup?.ref_number;
  const lookUp =
    reference === undefined
      ? 'listShipments(), by its time and consignee. With setup.ref_number, you could look it up by your own reference'
      : `listShipments({ query: { ref_number: ${JSON.stringify(reference)} } })`;
  return `${loss} It is not repeated, because a second call would create and charge a second label. Look the shipment up with ${lookUp}.`;
}

async function assertValid(operation: string, body: unknown, options: CheckOptions): Promise<void> {
  const { checkRequest } = await import('./check');
  const errors = checkRequest(operation, body, options).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InvalidRequestError(operation, errors);
}

async function toError(response: Response): Promise<Error> {
  const text = await response.text();
  try {
    return new ApiError(response.status, JSON.parse(text) as ErrorBody);
  } catch {
    return new Error(`The response with status ${response.status} is not from the API: ${text.slice(0, 200)}`);
  }
}

/** '/carriers/{carrier}', { carrier: 'a b' } → 'https://…/v1/carriers/a%20b' */
function toUrl(baseUrl: string, path: string, { path: values = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new TypeError(`Specify path.${name}.`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

/** The seconds of `Retry-After`, or 1. The API has no dates there; a proxy may. */
function readRetryAfter(response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after') ?? 1);
  return Number.isFinite(seconds) ? seconds : 1;
}

function wait(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
