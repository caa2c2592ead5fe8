import { isRecord } from '../rules';
import { readText } from '../sandbox';
import { toMoment } from './clock';
import type { Session } from './session';
import type { Call, Duration } from './sandbox-types';

const FOLDER = '/_sandbox/';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Adds the paths with which tests in other processes control a sandbox, next to those of the API and not part of the contract:
 * `POST /_sandbox/clock`, `/reset`, `/accounts` and `/scenario`, `GET /_sandbox/calls`. They are for loopback: another host name
 * or a web page, which sends its origin, gets 403.
 */
export function withControl(
  session: Session,
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, hostname } = new URL(request.url);
    if (!pathname.startsWith(FOLDER)) return handle(request);
    if (!LOOPBACK.includes(hostname) || request.headers.has('origin'))
      return toError(403, 'The sandbox is controlled from this machine only, and not by web pages.');
    const name = `${request.method} ${pathname.slice(FOLDER.length)}`;
    const run = CONTROLS[name];
    if (!run)
      return toError(
        404,
        `Supported: ${Object.keys(CONTROLS)
          .map((name) => name.replace(' ', ` ${FOLDER}`))
          .join(', ')}.`,
      );
    try {
      const text = await readText(request, BYTES_MAX).catch(() => {
        throw new TypeError('The body is larger than 1 MB, or it broke off.');
      });
      const given: unknown = text === '' ? {} : JSON.parse(text);
      if (!isRecord(given)) throw new TypeError('Specify a JSON object, such as {"advance": {"days": 2}}.');
      const fields = FIELDS[name];
      const unknown = fields && Object.keys(given).find((field) => !fields.includes(field));
      if (unknown !== undefined)
        throw new TypeError(`“${unknown}” isn't supported. Supported: ${fields?.join(', ') || 'no field'}.`);
      return Response.json(await run(session, given));
    } catch (error) {
      return toError(400, error instanceof Error ? error.message : String(error));
    }
  };
}

const BYTES_MAX = 1024 * 1024;
/** What each reads: with a name that was mistyped, it would do something else. The options of a scenario are read with it. */
const FIELDS: Record<string, readonly string[]> = {
  'POST clock': ['advance', 'set'],
  'POST reset': [],
  'POST accounts': ['carrier'],
};

type Instruction = { advance?: unknown; set?: unknown; carrier?: unknown; scenario?: unknown };

const CONTROLS: Record<string, (session: Session, given: Instruction) => object | Promise<object>> = {
  'POST clock': ({ clock }, { advance, set }) => {
    if ((advance === undefined) === (set === undefined))
      throw new TypeError('Specify either "advance", such as {"days": 2}, or "set", a time with its time zone.');
    return { now: (set === undefined ? clock.advance(advance as Duration) : clock.set(toMoment(set))).toISOString() };
  },
  'POST reset': async ({ reset, token }) => {
    await reset();
    return { token };
  },
  'POST scenario': ({ failures }, { scenario, ...options }) => {
    failures.add(scenario, options);
    return { scenario, ...options };
  },
  'GET calls': ({ calls }) => {
    const listed = calls();
    return { calls: maskTokens(listed), dropped: listed.dropped };
  },
  'POST accounts': async ({ registerAccounts }, { carrier }) => {
    const registered = await registerAccounts(carrier as string | undefined);
    if (registered.length === 0) throw new TypeError(`There is no carrier type "${String(carrier)}".`);
    return { registered };
  },
};

/**
 * Other users of the machine can read this list, and a token with it would let them call as the account. Tests in this
 * process read the calls as they were: 'tok_test_4fa1' → '****4fa1'
 */
function maskTokens(calls: readonly Call[]): unknown {
  const text = JSON.stringify(calls, (name, value: unknown) => {
    if (typeof value !== 'string') return value;
    return TOKEN_FIELD.test(name) ? toMasked(value) : value.replace(TOKEN, toMasked);
  });
  return JSON.parse(text);
}

const TOKEN = /tok_\w+/g;
const TOKEN_FIELD = /token$|^authorization$/i;

function toMasked(token: string): string {
  return `****${token.length > 8 ? token.slice(-4) : ''}`;
}

function toError(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
