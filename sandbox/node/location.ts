import { join, resolve } from 'node:path';

/** The root of the project, whatever folder a command was started in. */
export const ROOT = resolve(__dirname, '../..');

const USUAL_FILE = join(ROOT, '.cache', 'sandbox.db');

/** Where the data is: a file, `:memory:`, or the address of a libSQL server with the token that it asks for. */
export type Location = { data: string; authToken?: string | undefined };

export function getStoreKind({ data }: Location): 'file' | 'memory' | 'server' {
  if (data === ':memory:') return 'memory';
  return /^(libsql|https?|wss?):/.test(data) ? 'server' : 'file';
}

/** The location that --data names, or the default. A path is relative to the folder in which the command was typed. */
export function locateData(
  text: string | undefined,
  variables: Record<string, string | undefined>,
  usual = USUAL_FILE,
): Location {
  if (text === undefined) return { data: usual };
  const location = { data: text, authToken: variables.SANDBOX_DATA_TOKEN };
  if (getStoreKind(location) !== 'file') return location;
  // npm runs a script in the folder of the project; `INIT_CWD` is the folder of its caller.
  return { data: resolve(variables.INIT_CWD ?? '.', text.replace(/^file:(\/\/(?=\/))?/, '')) };
}

/** How a place is shown to people, without the tokens of an address: 'http://a:b@host/x?c=d' → 'http://host/x' */
export function showLocation(location: Location): string {
  const { data } = location;
  return getStoreKind(location) === 'server' ? data.replace(/[?#].*/, '').replace(/\/\/[^/@]*@/, '//') : data;
}
