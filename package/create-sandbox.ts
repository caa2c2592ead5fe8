import { createMemoryStore } from '../sandbox';
import { CliError, createGuard, FLAGS, listenSandbox, type Materials } from '../sandbox/node';
import { toMoment } from './clock';
import { createTranslator, type Translate } from './command/translator';
import { withControl } from './control';
import { assertScenario } from './plan-failures';
import { openSession } from './session';
import type { Sandbox, SandboxOptions } from './sandbox-types';

/** With this seed, IDs are those of the portal's examples. */
const SEED = 'examples';

/**
 * A sandbox in this process, in memory.
 *
 * @throws TypeError for an option that the command wouldn't accept as a flag either
 */
export async function createLocalSandbox(materials: Materials, options: SandboxOptions): Promise<Sandbox> {
  const translate = createTranslator(
    materials.sentences,
    options.language === 'ja' ? 'ja' : 'en',
    'shipping-api sandbox',
  );
  assertOptions(materials, options, translate);
  const {
    now,
    seed = SEED,
    callLimit = 'none',
    ignoreHours = true,
    docsUrl,
    token,
    accounts,
    rates,
    language,
    scenario,
  } = options;
  const report = (problem: string): void => console.error(problem);
  const empty = () => Promise.resolve(createMemoryStore());
  const session = await openSession({
    materials,
    store: createMemoryStore(),
    empty,
    report,
    asked: {
      seed,
      'call-limit': callLimit,
      'ignore-hours': ignoreHours,
      ...(accounts === undefined ? {} : { accounts }),
      ...(rates === undefined ? {} : { rates }),
      ...(language === undefined ? {} : { language }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(now === undefined ? {} : { now: toMoment(now) }),
      ...(docsUrl === undefined ? {} : { 'docs-url': docsUrl.replace(/(?<!\/)\/+$/, '') }),
      ...(token === undefined ? {} : { token }),
    },
  });
  const { handle, clock, reset } = session;
  return {
    url: materials.contract.operator.sandbox_url,
    token: session.token,
    headers: { 'x-access-token': session.token },
    async fetch(input, init) {
      const request = await toRequest(input, init);
      const { signal } = request;
      signal.throwIfAborted();
      const response = await untilAborted(handle(request), signal);
      // As a connection that is closed without a response.
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    },
    clock,
    get calls() {
      return session.calls();
    },
    fail: (planned, given) => session.failures.add(planned, given),
    reset,
    async listen({ port = 0 } = {}) {
      const guard = createGuard({ allowedHost: undefined, sentences: materials.sentences });
      const { origin, close } = await listenSandbox(withControl(session, handle), { port, report, guard }).catch(
        (error: unknown) => {
          throw toSentence(error, translate);
        },
      );
      return { url: `${origin}/v1`, close: () => close(0) };
    },
  };
}

/** Names of the options, in the order of their documentation. */
const OPTIONS: Record<keyof SandboxOptions, true> = {
  now: true,
  seed: true,
  accounts: true,
  rates: true,
  callLimit: true,
  ignoreHours: true,
  language: true,
  docsUrl: true,
  scenario: true,
  token: true,
};

function assertOptions({ contract }: Materials, options: SandboxOptions, translate: Translate): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown !== undefined)
    throw new TypeError(translate('cli-option-unknown', { name: unknown, names: Object.keys(OPTIONS) }));
  const { token, accounts, rates, language, callLimit, scenario } = options;
  const limit = callLimit && `${callLimit.calls}/${callLimit.seconds}`;
  const asked = [
    ['token', 'token', token],
    ['accounts', 'accounts', accounts],
    ['rates', 'rates', rates],
    ['language', 'language', language],
    ['callLimit', 'call-limit', limit],
  ] as const;
  for (const [where, flag, value] of asked) {
    if (value !== undefined && FLAGS[flag].read(value) === undefined)
      throw new TypeError(translate(`cli-bad-${flag}`, { where, value }));
  }
  if (scenario !== undefined) assertScenario(scenario, contract);
}

/** An error of the command with the advice for the caller of the function. */
function toSentence(error: unknown, translate: Translate): unknown {
  if (!(error instanceof CliError)) return error;
  const isTaken = error.phrase === 'cli-port-taken';
  return new Error(translate(isTaken ? 'cli-listen-taken' : 'cli-listen-refused', error.params), {
    cause: error.cause,
  });
}

/** A request of another implementation of `fetch`, such as that of the package undici, is copied. */
async function toRequest(input: string | URL | Request, init: RequestInit | undefined): Promise<Request> {
  if (typeof input === 'string' || input instanceof URL || input instanceof Request) return new Request(input, init);
  const { url, method, headers, signal } = input as Request;
  const isEmpty = method === 'GET' || method === 'HEAD';
  const body = isEmpty ? undefined : await (input as Request).arrayBuffer();
  return new Request(url, { method, headers: [...headers], signal, ...(body && { body }), ...init });
}

/** As over a network: the request may be carried out, but its sender no longer waits. */
function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
