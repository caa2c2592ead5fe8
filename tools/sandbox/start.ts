import { getLimit } from '../../contract';
import { createSandbox, prepareAccount, withCors, type Sandbox } from '../../sandbox';
import {
  CliError,
  createGuard,
  createNodeEnvironment,
  listenSandbox,
  openLibsqlStore,
  showLocation,
  watchData,
  USUAL_PORT,
  type SandboxOptions,
  type Location,
  type Materials,
} from '../../sandbox/node';
import { renderReady } from './ready';
import type { Translate } from './translator';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Processes requests until the process receives a signal, and reports when it is ready. */
export async function start(
  materials: Materials,
  asked: SandboxOptions,
  location: Location,
  translate: Translate,
): Promise<void> {
  const report = (problem: string): void => console.error(problem);
  let open: (sandbox: Sandbox) => void = () => undefined;
  const opened = new Promise<Sandbox>((resolve) => (open = resolve));
  // The port comes first: where a sandbox is running already, this one has changed nothing in its data.
  const handle = async (request: Request): Promise<Response> => (await opened).handle(request);
  const bodyMax = getLimit(materials.contract, 'body-size-mb') * 1024 * 1024;
  const server = await listenSandbox(asked.cors ? withCors(handle) : handle, {
    port: asked.port ?? USUAL_PORT,
    report,
    guard: createGuard({ allowedHost: asked['allow-host'], bodyMax }),
  });
  const store = await openLibsqlStore(location);
  const environment = createNodeEnvironment({ materials, store, asked, report });
  const token = await prepareAccount(environment, asked.token);
  open(createSandbox(environment));

  const end = new Promise<'signal' | 'gone'>((resolve) => {
    for (const signal of ENDINGS) process.once(signal, () => resolve('signal'));
    watchData(location, () => resolve('gone'));
  });
  console.log(renderReady(translate, { address: `${server.origin}/v1`, token, location, now: asked.now }));
  const cause = await end;
  await server.close();
  await store.close();
  if (cause === 'gone') throw new CliError('cli-data-gone', { data: showLocation(location) });
  console.log(translate('cli-ended'));
}
