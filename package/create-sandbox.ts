import { createMemoryStore } from '../sandbox';
import { CliError, createGuard, FLAGS, listenSandbox, type Materials } from '../sandbox/node';
import { toMoment } from './clock';
import { readMoment } from '../rules';
import { assertOptions, isBoolean, isIntegerFrom, isText, type Checks, type Sentences } from './assert-options';
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
  const refuse = (call: string): Sentences => ({
    unknown: (name, names) => translate('cli-option-unknown', { call, name, names }),
    wrong: (where, value) =>
      translate(ADVICE[where] ?? 'cli-bad-options', { where, call, value: value.replace(/^"|"$/g, '') }),
  });
  assertOptions(options, toChecks(materials), refuse('createSandbox'));
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
    async listen(asked = {}) {
      assertOptions(asked, { port: isPort }, refuse('listen'));
      const { port = 0 } = asked;
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

/** What an option accepts as a flag of the command does. */
const isFlag = (name: keyof typeof FLAGS) => (value: unknown) =>
  typeof value === 'string' && FLAGS[name].read(value) !== undefined;
const isPort = (value: unknown): boolean => isIntegerFrom(0)(value) && FLAGS.port.read(String(value)) !== undefined;

/** The options, in the order of their documentation. */
function toChecks({ contract }: Materials): Checks<keyof SandboxOptions> {
  return {
    now: (value) => readMoment(value) !== undefined,
    seed: isText,
    accounts: isFlag('accounts'),
    rates: isFlag('rates'),
    callLimit: isCallLimit,
    ignoreHours: isBoolean,
    language: isFlag('language'),
    docsUrl: isFlag('docs-url'),
    scenario: (value) => {
      assertScenario(value, contract);
      return true;
    },
    token: isFlag('token'),
  };
}

const ADVICE: Record<string, `cli-${string}`> = {
  now: 'cli-bad-now',
  seed: 'cli-option-seed',
  accounts: 'cli-bad-accounts',
  rates: 'cli-bad-rates',
  callLimit: 'cli-option-call-limit',
  ignoreHours: 'cli-option-ignore-hours',
  language: 'cli-bad-language',
  docsUrl: 'cli-bad-docs-url',
  token: 'cli-bad-token',
  port: 'cli-bad-port',
};

function isCallLimit(value: unknown): boolean {
  const { calls, seconds, ...others } = (value ?? {}) as Record<string, unknown>;
  const isCount = isIntegerFrom(1);
  if (Object.keys(others).length > 0 || !isCount(calls) || !isCount(seconds)) return false;
  return FLAGS['call-limit'].read(`${String(calls)}/${String(seconds)}`) !== undefined;
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
