import { prepareAccount, renewToken } from '../../sandbox';
import {
  createNodeEnvironment,
  kindOf,
  openLibsqlStore,
  Refusal,
  showLocation,
  type Asked,
  type Location,
  type Materials,
} from '../../sandbox/node';
import type { Say } from './voice';

/** Changes the data of a sandbox, whether it runs or not, and prints the account's token. */
export async function maintain(
  command: 'reset' | 'token',
  { materials, asked, location, say }: { materials: Materials; asked: Asked; location: Location; say: Say },
): Promise<void> {
  if (kindOf(location) === 'memory') throw new Refusal('cli-data-forgets', { command });
  const store = await openLibsqlStore(location, { empty: command === 'reset' });
  const environment = createNodeEnvironment({ materials, store, asked, report: (problem) => console.error(problem) });
  const isNew = command === 'token' && asked.token === undefined;
  const token = await (isNew ? renewToken(environment) : prepareAccount(environment, asked.token));
  await store.close();
  console.log(command === 'reset' ? say('cli-reset-done', { data: showLocation(location) }) : say('cli-token-done'));
  console.log(`${say('cli-token')}: ${token}`);
}
