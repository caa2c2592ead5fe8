import { EXAMPLE_NOW } from '../../contract';
import { createSandbox, prepareAccount } from '../../sandbox';
import { listenSandbox, loadMaterials } from '../../sandbox/node';
import { buildEnvironment } from '../../tools/record/build-environment';

const materials = loadMaterials();

export type Served = { url: string; token: string; problems: string[]; close: () => Promise<void> };

/** An empty sandbox on a free port, on the day of the published examples or by another clock. */
export async function serveSandbox({ now = () => EXAMPLE_NOW }: { now?: () => number } = {}): Promise<Served> {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  const environment = buildEnvironment(materials, { now, ignoreHours: true, report });
  const token = await prepareAccount(environment);
  const { handle } = createSandbox(environment);
  const { origin, close } = await listenSandbox(handle, { port: 0, report });
  return { url: `${origin}/v1`, token, problems, close: () => close(0) };
}
