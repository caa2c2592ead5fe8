import { withCors, type Store } from '../../sandbox';
import {
  CliError,
  createGuard,
  getStoreKind,
  listenSandbox,
  openStore,
  showLocation,
  watchData,
  USUAL_PORT,
  type SandboxOptions,
  type Location,
  type Materials,
} from '../../sandbox/node';
import { withControl } from '../control';
import { openSession, type Session } from '../session';
import { renderReady } from './ready';
import { print, printError } from './terminal';
import type { Translate } from './translator';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Processes requests until the process receives a signal, and reports when it is ready. */
export async function start(
  materials: Materials,
  asked: SandboxOptions,
  location: Location,
  translate: Translate,
): Promise<void> {
  const report = (problem: string): void => printError(...problem.split('\n'));
  let open: (session: Session) => void = () => undefined;
  const opened = new Promise<Session>((resolve) => (open = resolve));
  // The port comes first: where a sandbox is running already, this one has changed nothing in its data.
  const handle = async (request: Request): Promise<Response> => {
    const session = await opened;
    return withControl(session, asked.cors ? withCors(session.handle) : session.handle)(request);
  };
  const server = await listenSandbox(handle, {
    port: asked.port ?? USUAL_PORT,
    report,
    guard: createGuard({ allowedHost: asked['allow-host'], sentences: materials.sentences }),
  });
  let store: Store | undefined;
  let grace: number | undefined = 0;
  try {
    const opening = await openStore(location);
    store = opening;
    const session = await openSession({
      materials,
      store,
      empty: () => empty(location, opening),
      asked,
      report,
      mayEnd: true,
    });
    const { token } = session;
    open(session);

    const end = new Promise<'signal' | 'gone'>((resolve) => {
      for (const signal of ENDINGS) process.once(signal, () => resolve('signal'));
      watchData(location, () => resolve('gone'));
    });
    print(...renderReady(translate, { address: `${server.origin}/v1`, token, location, now: asked.now }));
    grace = undefined;
    if ((await end) === 'gone') throw new CliError('cli-data-gone', { data: showLocation(location) });
  } finally {
    // A server that listens keeps the process alive, also where the data could not be opened.
    await server.close(grace);
    await store?.close();
  }
  print(translate('cli-ended'));
}

/** Deletes the data of a store that is in use; one in memory is replaced. */
async function empty(location: Location, store: Store): Promise<Store> {
  const emptied = await openStore(location, { empty: true });
  if (getStoreKind(location) === 'memory') return emptied;
  await emptied.close();
  return store;
}
