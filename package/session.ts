import { getLimit, resolveExampleValue } from '../contract';
import {
  createRouter,
  createSandbox,
  pickLocale,
  prepareAccount,
  SCENARIO_HEADER,
  type Environment,
  type Store,
} from '../sandbox';
import { createNodeEnvironment, isBusy, type Materials, type SandboxOptions } from '../sandbox/node';
import { createClock } from './clock';
import { keepCalls } from './keep-calls';
import { planFailures, type PlannedFailures } from './plan-failures';
import { recordCall } from './record-call';
import type { Calls, Clock } from './sandbox-types';

/** A sandbox in use: its account, its clock and what it was asked. */
export type Session = {
  /** Serves the paths of files as well, which are no calls. */
  handle: (request: Request) => Promise<Response>;
  token: string;
  clock: Clock;
  calls: () => Calls;
  failures: PlannedFailures;
  reset: () => Promise<void>;
  /** Registers a sample carrier account with every carrier, or with one. Returns the types. */
  registerAccounts: (type?: string) => Promise<string[]>;
};

/** Opens a sandbox over a store. `empty` deletes its data and returns the store to go on with. */
export async function openSession({
  materials,
  store,
  empty,
  asked,
  report,
  mayEnd = false,
}: {
  materials: Materials;
  store: Store;
  empty: () => Promise<Store>;
  asked: SandboxOptions;
  report: (problem: string) => void;
  mayEnd?: boolean;
}): Promise<Session> {
  const clock = createClock(asked.now);
  const calls = keepCalls();
  const bodyMax = getLimit(materials.contract, 'body-size-mb') * 1024 * 1024;
  const failures = planFailures(materials.contract);
  const findRoute = createRouter(materials.contract);
  let received = 0;
  /** The resets so far. A call that began before the last one belongs to data that is gone. */
  let generation = 0;
  let ready: Promise<void> = Promise.resolve();
  const environment = {
    ...createNodeEnvironment({ materials, store, asked, report, mayEnd }),
    now: () => clock.now().getTime(),
  };
  const open = () => createSandbox(environment);
  let sandbox = open();
  const token = await prepareAccount(environment, asked.token);
  if (asked.accounts === 'all') await registerAccounts();

  return {
    ...{ handle, token, clock, calls: calls.list, failures },
    reset: () => inTurn(emptyAll),
    registerAccounts: (type) => inTurn(() => registerAccounts(type)),
  };

  async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const route = findRoute(request.method, pathname);
    const operation = route.kind === 'operation' ? route.entry.id : null;
    const isCall = /\/v1(?:\/|$)/.test(pathname);
    const given = withDefaults(request, { ...asked, scenario: (isCall && failures.take(operation)) || asked.scenario });
    const copy = given.clone();
    const order = (received += 1);
    // While a reset is under way, there are no data to work with, and while accounts are registered, not all of them.
    await ready;
    const [at, begun] = [clock.now(), generation];
    const response = await sandbox.handle(given).catch((error: unknown) => respondBusy(error, given));
    if (begun !== generation) return Response.error();
    if (!isCall) return response;
    const copied = response.type === 'error' ? response : response.clone();
    const recorded = await recordCall({ request: copy, response: copied, operation, at, bodyMax });
    // A reset may have come while the body was read.
    if (begun !== generation) return Response.error();
    calls.add({ order, ...recorded });
    return response;
  }

  /** While another process has locked the database, callers can only try again. */
  function respondBusy(error: unknown, { headers }: Request): Response {
    if (!isBusy(error)) throw error;
    report(materials.sentences.en.phrases['cli-data-busy'] ?? '');
    const message = materials.sentences[pickLocale(headers.get('accept-language'))].phrases['cli-data-busy'];
    return Response.json({ message }, { status: 503, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } });
  }

  /**
   * Resets and registers accounts one after the other, so that what began before a reset is in no data after it. If one fails,
   * what has waited for it goes on with the data as they are.
   */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = ready.then(work);
    ready = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async function emptyAll(): Promise<void> {
    generation += 1;
    clock.reset();
    calls.clear();
    failures.clear();
    environment.store = await empty();
    sandbox = open();
    await prepareAccount(environment, token);
    if (asked.accounts === 'all') await registerAccounts();
  }

  async function registerAccounts(type?: string): Promise<string[]> {
    const samples = listRegistrations(environment, type);
    // These are no calls of the user: they aren't limited, counted or recorded.
    const { handle: register } = createSandbox({ ...environment, callLimit: undefined });
    for (const body of samples) {
      const response = await register(
        new Request(`${materials.contract.operator.sandbox_url}/carriers`, {
          method: 'POST',
          headers: { 'x-access-token': token, 'content-type': 'application/json', 'accept-language': 'en' },
          body: JSON.stringify(body),
        }),
      );
      if (!response.ok && !(await isRegistered(response)))
        throw new Error(`A sample carrier account can't be registered: ${await response.text()}`);
    }
    return samples.map((body) => body.type);
  }
}

/** Whether a registration failed because there is such a carrier account. */
async function isRegistered(response: Response): Promise<boolean> {
  const { details = [] } = (await response.clone().json()) as { details?: { code: string }[] };
  return details.length > 0 && details.every(({ code }) => code === 'DUPLICATE');
}

function listRegistrations({ contract, now }: Environment, type: string | undefined): { type: string }[] {
  return contract.examples
    .filter(({ operation, carrier }) => operation === 'carrier-register' && (type === undefined || type === carrier))
    .map(({ request }) => resolveExampleValue(request, now()) as { type: string });
}

/** `fetch` of Node sends `Accept-Language: *`, which asks for no language. */
function withDefaults(request: Request, { language, scenario }: SandboxOptions): Request {
  const asksForNone = ['*', null].includes(request.headers.get('accept-language'));
  const needsScenario = scenario !== undefined && !request.headers.has(SCENARIO_HEADER);
  if (!(language && asksForNone) && !needsScenario) return request;
  const changed = new Request(request);
  if (language && asksForNone) changed.headers.set('accept-language', language);
  if (needsScenario) changed.headers.set(SCENARIO_HEADER, scenario);
  return changed;
}
