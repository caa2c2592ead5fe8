import { createSandbox, prepareAccount, type Sandbox } from '../../sandbox';
import {
  createNodeEnvironment,
  listenSandbox,
  openLibsqlStore,
  USUAL_PORT,
  type Asked,
  type Location,
  type Materials,
} from '../../sandbox/node';
import { renderReady } from './ready';
import type { Say } from './voice';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Answers calls until the process is told to end, and says so when it is ready. */
export async function start(materials: Materials, asked: Asked, location: Location, say: Say): Promise<void> {
  const report = (problem: string): void => console.error(problem);
  let open: (sandbox: Sandbox) => void = () => undefined;
  const opened = new Promise<Sandbox>((resolve) => (open = resolve));
  // The port comes first: where a sandbox is running already, this one has changed nothing in its data.
  const server = await listenSandbox(async (request) => (await opened).handle(request), {
    port: asked.port ?? USUAL_PORT,
    report,
  });
  const store = await openLibsqlStore(location);
  const environment = createNodeEnvironment({ materials, store, asked, report });
  const token = await prepareAccount(environment, asked.token);
  open(createSandbox(environment));

  const end = new Promise<void>((resolve) => {
    for (const signal of ENDINGS) process.once(signal, () => resolve());
  });
  console.log(renderReady(say, { address: `${server.origin}/v1`, token, location, now: asked.now }));
  await end;
  await server.close();
  await store.close();
  console.log(say('cli-ended'));
}
