import { prepareAccount, renewToken } from '../../sandbox';
import {
  createNodeEnvironment,
  getStoreKind,
  openStore,
  setAside,
  CliError,
  showLocation,
  type SandboxOptions,
  type Location,
  type Materials,
} from '../../sandbox/node';
import { print, printError } from './terminal';
import type { Translate } from './translator';

/** Changes the data of a sandbox, whether it runs or not, and prints the account's token. */
export async function maintain(
  command: 'reset' | 'token',
  {
    materials,
    asked,
    location,
    translate,
  }: { materials: Materials; asked: SandboxOptions; location: Location; translate: Translate },
): Promise<void> {
  if (getStoreKind(location) === 'memory') throw new CliError('cli-data-forgets', { command });
  const store = await (command === 'reset' ? openEmpty(location, translate) : openStore(location));
  const environment = createNodeEnvironment({
    materials,
    store,
    asked,
    report: (problem) => printError(...problem.split('\n')),
  });
  const isNew = command === 'token' && asked.token === undefined;
  const token = await (isNew ? renewToken(environment) : prepareAccount(environment, asked.token));
  await store.close();
  print(
    command === 'reset' ? translate('cli-reset-done', { data: showLocation(location) }) : translate('cli-token-done'),
  );
  print(`${translate('cli-token')}: ${token}`);
}

/** A damaged database cannot be emptied: a new file replaces it. */
async function openEmpty(location: Location, translate: Translate): ReturnType<typeof openStore> {
  try {
    return await openStore(location, { empty: true });
  } catch (error) {
    if (!(error instanceof CliError) || error.phrase !== 'cli-data-damaged') throw error;
    print(translate('cli-reset-kept', { copy: setAside(location.data) }));
    return openStore(location);
  }
}
