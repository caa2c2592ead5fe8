import { resolveExampleValue } from '../contract';
import { createSandbox, prepareAccount, SCENARIO_HEADER, type Environment, type Store } from '../sandbox';
import { createNodeEnvironment, type Materials, type SandboxOptions } from '../sandbox/node';
import { createClock } from './clock';
import { recordCall } from './record-call';
import type { Call, Clock } from './sandbox-types';

/** A sandbox in use: its account, its clock and what it was asked. */
export type Session = {
  /** Serves the paths of files as well, which are no calls. */
  handle: (request: Request) => Promise<Response>;
  token: string;
  clock: Clock;
  calls: () => readonly Call[];
  reset: () => Promise<void>;
  /** Registers a sample carrier account with every carrier, or with one. Returns the types. */
  registerAccounts: (type?: string) => Promise<string[]>;
};

/** The most calls that are kept; a process that runs for days drops the oldest. */
const CALLS_MAX = 1000;

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
  let calls: { order: number; call: Call }[] = [];
  let received = 0;
  const environment = {
    ...createNodeEnvironment({ materials, store, asked, report, mayEnd }),
    now: () => clock.now().getTime(),
  };
  const open = () => createSandbox(environment);
  let sandbox = open();
  const token = await prepareAccount(environment, asked.token);
  if (asked.accounts === 'all') await registerAccounts();

  return { handle, token, clock, calls: () => calls.map(({ call }) => call), reset, registerAccounts };

  async function handle(request: Request): Promise<Response> {
    const given = withDefaults(request, asked);
    const copy = given.clone();
    const order = (received += 1);
    const at = clock.now();
    const response = await sandbox.handle(given);
    if (!/\/v1(?:\/|$)/.test(new URL(request.url).pathname)) return response;
    const call = await recordCall({
      request: copy,
      response: response.type === 'error' ? response : response.clone(),
      at,
    });
    // Responses end in any order; calls are listed in the order in which they came.
    calls.push({ order, call });
    if ((calls.at(-2)?.order ?? 0) > order) calls.sort((a, b) => a.order - b.order);
    if (calls.length > CALLS_MAX) calls.shift();
    return response;
  }

  async function reset(): Promise<void> {
    clock.reset();
    calls = [];
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
    .filter(({ operation, carrier }) => operation === 'carrier-register' && (type ?? carrier) === carrier)
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
