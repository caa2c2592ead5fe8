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
  const store = await openStore(location);
  const session = await openSession({ materials, store, empty: () => empty(location, store), asked, report });
  const { token } = session;
  open(session);

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

/** Deletes the data of a store that is in use; one in memory is replaced. */
async function empty(location: Location, store: Store): Promise<Store> {
  const emptied = await openStore(location, { empty: true });
  if (getStoreKind(location) === 'memory') return emptied;
  await emptied.close();
  return store;
}
