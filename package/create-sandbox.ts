import type { Contract } from '../contract';
import { createMemoryStore, readScenario, SCENARIO_HEADER } from '../sandbox';
import { createGuard, FLAGS, listenSandbox, type Materials } from '../sandbox/node';
import { toMoment } from './clock';
import { createTranslator } from './command/translator';
import { withControl } from './control';
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
  assertOptions(materials, options);
  const {
    now,
    seed = SEED,
    callLimit = 'none',
    ignoreHours = true,
    docsUrl,
    token,
    accounts,
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
      ...(language === undefined ? {} : { language }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(now === undefined ? {} : { now: toMoment(now) }),
      ...(docsUrl === undefined ? {} : { 'docs-url': docsUrl.replace(/\/+$/, '') }),
      ...(token === undefined ? {} : { token }),
    },
  });
  const { handle, clock, reset } = session;
  return {
    url: materials.contract.operator.sandbox_url,
    token: session.token,
    headers: { 'x-access-token': session.token },
    async fetch(input, init) {
      const response = await handle(new Request(input, init));
      // As a connection that is closed without a response.
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    },
    clock,
    get calls() {
      return session.calls();
    },
    reset,
    async listen({ port = 0 } = {}) {
      const guard = createGuard({ allowedHost: undefined, sentences: materials.sentences });
      const { origin, close } = await listenSandbox(withControl(session, handle), { port, report, guard });
      return { url: `${origin}/v1`, close: () => close(0) };
    },
  };
}

function assertOptions({ sentences, contract }: Materials, options: SandboxOptions): void {
  const { token, accounts, language, callLimit, scenario } = options;
  const translate = createTranslator(sentences, 'en', 'shipping-api sandbox');
  const limit = callLimit && `${callLimit.calls}/${callLimit.seconds}`;
  const asked = [
    ['token', 'token', token],
    ['accounts', 'accounts', accounts],
    ['language', 'language', language],
    ['callLimit', 'call-limit', limit],
  ] as const;
  for (const [where, flag, value] of asked) {
    if (value !== undefined && FLAGS[flag].read(value) === undefined)
      throw new TypeError(translate(`cli-bad-${flag}`, { where, value }));
  }
  if (scenario !== undefined) assertScenario(scenario, contract);
}

function assertScenario(scenario: string, contract: Contract): void {
  try {
    readScenario(new Headers({ [SCENARIO_HEADER]: scenario }), contract);
  } catch {
    const names = Object.keys(contract.scenarios).join(', ');
    throw new TypeError(`scenario: “${scenario}” isn't supported. Specify one of: ${names}.`);
  }
}
