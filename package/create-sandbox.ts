import { getLimit } from '../contract';
import { createMemoryStore } from '../sandbox';
import { createGuard, listenSandbox, type Materials } from '../sandbox/node';
import { toMoment } from './clock';
import { withControl } from './control';
import { openSession } from './session';
import type { Sandbox, SandboxOptions } from './sandbox-types';

/** With this seed, IDs are those of the portal's examples. */
const SEED = 'examples';

/** A sandbox in this process, in memory. */
export async function createLocalSandbox(materials: Materials, options: SandboxOptions): Promise<Sandbox> {
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
      const bodyMax = getLimit(materials.contract, 'body-size-mb') * 1024 * 1024;
      const guard = createGuard({ allowedHost: undefined, bodyMax });
      const { origin, close } = await listenSandbox(withControl(session, handle), { port, report, guard });
      return { url: `${origin}/v1`, close: () => close(0) };
    },
  };
}
