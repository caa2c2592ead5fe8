import { EXAMPLE_NOW } from '../../contract';
import { createMemoryStore, createSandbox, prepareAccount, withCors, type Environment } from '../../sandbox';
import { listenSandbox, loadMaterials } from '../../sandbox/node';

const materials = loadMaterials();

export type Served = { url: string; token: string; problems: string[]; close: () => Promise<void> };

/** An empty sandbox on a port of its own, on the day of the published examples or by another clock. Browsers may call it. */
export async function serveSandbox({ now = () => EXAMPLE_NOW }: { now?: () => number } = {}): Promise<Served> {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  const environment: Environment = {
    ...materials,
    store: createMemoryStore(),
    now,
    realClock: { now: () => Date.now(), wait: () => Promise.resolve() },
    seed: 'clients',
    callLimit: undefined,
    ignoreHours: true,
    docsUrl: materials.contract.operator.site_url,
    report,
  };
  const token = await prepareAccount(environment);
  const { handle } = createSandbox(environment);
  const { origin, close } = await listenSandbox(withCors(handle), { port: 0, report });
  return { url: `${origin}/v1`, token, problems, close: () => close(0) };
}
