import type { Example } from '../../contract';
import { createMemoryStore, createSandbox } from '../../sandbox';
import { listenSandbox, type Materials } from '../../sandbox/node';
import { buildEnvironment } from '../../tools/record/build-environment';
import { openSandbox, sendWhatComesBefore } from '../../tools/record/send-example';

type Served = { url: string; token: string; reports: string[]; close: () => Promise<void> };

/**
 * Serves a sandbox on a separate port, with the data that an example requires. Its clock is the real one, by which samples
 * compute dates, unless `now` is given. Its data has the time of the recording, with the IDs of then, or `createdAt`.
 */
export async function serveExample(
  materials: Materials,
  example: Example,
  { now = Date.now, createdAt }: { now?: (() => number) | undefined; createdAt?: number } = {},
): Promise<Served> {
  const reports: string[] = [];
  const settings = {
    store: createMemoryStore(),
    ignoreHours: true,
    report: (problem: string) => void reports.push(problem),
  };
  const token = await sendWhatComesBefore(materials.contract, example, {
    ...(createdAt !== undefined && { at: createdAt }),
    open: (at) => openSandbox(buildEnvironment(materials, { now: at, ...settings })),
  });
  const { handle } = createSandbox(buildEnvironment(materials, { now, ...settings }));
  const { origin, close } = await listenSandbox(handle, { port: 0, report: settings.report });
  return { url: `${origin}/v1`, token, reports, close: () => close(0) };
}
