import { toMoment } from './clock';
import type { Session } from './session';
import type { Duration } from './sandbox-types';

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
    const run = CONTROLS[`${request.method} ${pathname.slice(FOLDER.length)}`];
    if (!run)
      return toError(
        404,
        `Supported: ${Object.keys(CONTROLS)
          .map((name) => name.replace(' ', ` ${FOLDER}`))
          .join(', ')}.`,
      );
    try {
      const text = await request.text();
      return Response.json(await run(session, (text === '' ? {} : JSON.parse(text)) as Instruction));
    } catch (error) {
      return toError(400, error instanceof Error ? error.message : String(error));
    }
  };
}

type Instruction = { advance?: Duration; set?: string; carrier?: string; scenario?: unknown };

const CONTROLS: Record<string, (session: Session, given: Instruction) => object | Promise<object>> = {
  'POST clock': ({ clock }, { advance, set }) => {
    if ((advance === undefined) === (set === undefined))
      throw new TypeError('Specify either "advance", such as {"days": 2}, or "set", a time with its time zone.');
    return { now: (set === undefined ? clock.advance(advance ?? {}) : clock.set(toMoment(set))).toISOString() };
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
    return { calls: listed, dropped: listed.dropped };
  },
  'POST accounts': async ({ registerAccounts }, { carrier }) => {
    const registered = await registerAccounts(carrier);
    if (registered.length === 0) throw new TypeError(`There is no carrier type "${String(carrier)}".`);
    return { registered };
  },
};

function toError(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
