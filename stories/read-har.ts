import { matchesPath } from '../contract';
import type { CallRecord } from '../sandbox/web';
import { asObject, parseJson } from './json';
import { STORY_CALLS_MAX, toStory, type Sandbox, type Story } from './story';

/** Why a file can't be replayed. */
export type HarProblem = 'not-har' | 'no-calls' | 'no-bodies' | 'too-many-calls' | 'too-large';

export class HarError extends Error {
  constructor(readonly problem: HarProblem) {
    super(`The HAR file can't be replayed: ${problem}.`);
  }
}

/** How the calls of the API are recognized among those of a file. */
export type Api = {
  /** The operations, with their paths below the version prefix: `/shipments/{id}`. */
  operations: readonly { method: string; path: string; hasBody: boolean }[];
  /** The version prefix: `/v1`. */
  prefix: string;
};

type Message = ReturnType<typeof asObject>;
type Entry = Pick<CallRecord, 'method' | 'at' | 'duration'> & {
  url: URL;
  /** The name that this portal writes. */
  caller: string | undefined;
  request: Message;
  response: Message;
};

/** Bytes of a file. A browser's archive of a whole session has images and scripts as well. */
export const HAR_SIZE_MAX = 20_000_000;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const SCENARIO = /^(?!slow\b)[\w:-]{1,60}$/;
/** The status of a rejected token. */
const REJECTED = 403;
/** How far from today a call may be, in milliseconds: ten years. */
const TIME_DISTANCE_MAX = 10 * 365 * 86_400_000;
const CALLER = /^[\w-]{1,100}$/;

/**
 * Reads the calls of an HTTP Archive: one that this portal, a browser or a proxy wrote. Requests to other hosts are
 * counted and omitted, and so are calls that succeeded with a body which isn't in the file: without it, they would fail. The
 * caller of a call is the one that the archive names, or the sub user whose token an earlier
 * response of it contains; otherwise it is the account.
 *
 * @throws HarError
 */
export function readHar(text: string, api: Api): { story: Story; ignored: number; incomplete: number } {
  const { entries, sandbox } = readLog(text);
  const requests = entries.flatMap(toEntry);
  const hosts = new Set(requests.filter(({ url }) => isOfApi(url, api)).map(({ url }) => url.host));
  // A path that is no operation's, on the host of the API, may be the mistake.
  const ofApi = requests.filter(({ url }) => hosts.has(url.host) && toPath(url.pathname, api.prefix) !== '');
  if (ofApi.length === 0) throw new HarError('no-calls');
  if (ofApi.length > STORY_CALLS_MAX) throw new HarError('too-many-calls');
  const callers = new Map<string, string>();
  const calls = ofApi
    .sort((a, b) => a.at - b.at)
    .map((one) => {
      const call = toCall(one, api, callers);
      rememberTokens(call, callers);
      return call;
    });
  const complete = calls.filter((call) => !lacksBody(call, api));
  if (complete.length === 0) throw new HarError('no-bodies');
  const story = toStory(complete, sandbox ?? { seed: 'archive', now: calls.at(-1)?.at ?? 0, ignoreHours: true });
  return { story, ignored: entries.length - ofApi.length, incomplete: calls.length - complete.length };
}

function readLog(text: string): { entries: unknown[]; sandbox: Sandbox | undefined } {
  const { log } = asObject(parseJson(text));
  const { entries, _sandbox: sandbox } = asObject(log);
  if (!Array.isArray(entries)) throw new HarError('not-har');
  return { entries: entries as unknown[], sandbox: isSandbox(sandbox) ? sandbox : undefined };
}

function isSandbox(value: unknown): value is Sandbox {
  const { seed, now, ignoreHours } = asObject(value);
  return typeof seed === 'string' && isTime(now) && typeof ignoreHours === 'boolean';
}

/** An entry with what a call needs, or nothing: archives have entries of data URLs and of requests that never began. */
function toEntry(value: unknown): Entry[] {
  const { request, response, startedDateTime, time, _caller: caller } = asObject(value);
  const { method, url } = asObject(request);
  const at = Date.parse(String(startedDateTime));
  if (typeof method !== 'string' || typeof url !== 'string' || !METHODS.includes(method)) return [];
  if (!URL.canParse(url) || !isTime(at)) return [];
  return [
    {
      method,
      url: new URL(url),
      at,
      duration: typeof time === 'number' ? time : 0,
      caller: typeof caller === 'string' ? caller : undefined,
      request: asObject(request),
      response: asObject(response),
    },
  ];
}

/** Whether a URL is of a resource of the API, on whatever host: a shop may call it through its own proxy. */
function isOfApi({ pathname }: URL, { operations, prefix }: Api): boolean {
  const [, resource = ''] = toPath(pathname, prefix).split('/');
  return operations.some(({ path }) => path.split('/')[1] === resource);
}

function lacksBody({ method, path, body, status }: CallRecord, { operations }: Api): boolean {
  const [pathname = ''] = path.split('?');
  const called = operations.find((one) => one.method === method && matchesPath(pathname, one.path));
  return called?.hasBody === true && body === undefined && status === 200;
}

/** '/api/v1/shipments', '/v1' → '/shipments' */
function toPath(pathname: string, prefix: string): string {
  const at = pathname.indexOf(`${prefix}/`);
  return at < 0 ? '' : pathname.slice(at + prefix.length);
}

function toCall(entry: Entry, { prefix }: Api, callers: Map<string, string>): CallRecord {
  const { url, method, at, duration, request, response } = entry;
  const scenario = readHeader(request, 'sandbox-scenario') ?? '';
  const { text: body } = asObject(request.postData);
  const status = Number(response.status);
  return {
    method,
    path: toPath(url.pathname, prefix) + url.search,
    caller: findCaller(entry, callers),
    scenario: SCENARIO.test(scenario) ? scenario : '',
    body: typeof body === 'string' && body !== '' ? body : undefined,
    at,
    duration,
    status: Number.isInteger(status) ? status : 0,
    headers: [],
    response: readContent(response),
  };
}

/** Without a name in the archive, a token that no response of it contains is the account's, unless it was rejected. */
function findCaller({ caller, request, response }: Entry, callers: Map<string, string>): string {
  if (caller !== undefined) return CALLER.test(caller) ? caller : '';
  const known = callers.get(readHeader(request, 'x-access-token') ?? '');
  return known ?? (response.status === REJECTED ? '' : 'account');
}

/** A response that contains a token contains the ID of the sub user as well. */
function rememberTokens({ response }: CallRecord, callers: Map<string, string>): void {
  const { id, token } = asObject(parseJson(response));
  if (typeof id === 'string' && typeof token === 'string') callers.set(token, id);
}

function readHeader({ headers }: Message, wanted: string): string | undefined {
  const pairs = Array.isArray(headers) ? headers.map(asObject) : [];
  const found = pairs.find(({ name }) => String(name).toLowerCase() === wanted)?.value;
  return typeof found === 'string' ? found : undefined;
}

/** The body of a response; archives have some in Base64. */
function readContent({ content }: Message): string {
  const { text, encoding } = asObject(content);
  if (typeof text !== 'string') return '';
  if (encoding !== 'base64') return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value - Date.now()) <= TIME_DISTANCE_MAX;
}
