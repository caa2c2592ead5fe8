import type { Example } from '../../contract';
import { createMemoryStore, createSandbox, type Environment } from '../../sandbox';
import { listenSandbox, type Materials } from '../../sandbox/node';
import { openSandbox, sendWhatComesBefore } from '../../tools/record/send-example';

type Served = { url: string; token: string; reports: string[]; close: () => Promise<void> };

/** A sandbox on a port of its own, under the real clock, that holds what an example comes after. */
export async function serveExample(materials: Materials, example: Example): Promise<Served> {
  const store = createMemoryStore();
  const reports: string[] = [];
  const toEnvironment = (now: () => number): Environment => ({
    ...materials,
    store,
    now,
    realClock: { now: () => Date.now(), wait: () => Promise.resolve() },
    seed: 'examples',
    callLimit: undefined,
    ignoreHours: true,
    docsUrl: materials.contract.operator.site_url,
    report: (problem) => void reports.push(problem),
  });
  const token = await sendWhatComesBefore(materials.contract, example, {
    open: (now) => openSandbox(toEnvironment(now)),
  });
  const { handle } = createSandbox(toEnvironment(() => Date.now()));
  const { origin, close } = await listenSandbox(handle, { port: 0, report: (problem) => void reports.push(problem) });
  return { url: `${origin}/v1`, token, reports, close: () => close(0) };
}
