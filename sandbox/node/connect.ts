import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { kindOf, showLocation, type Location } from './location';
import { Refusal } from './refusal';

/** Reads go past a write that is under way; where there is one connection only, both are the same. */
export type Clients = { reading: Client; writing: Client };

/** @throws Refusal when the file cannot be opened or the address is none. */
export function openClients(location: Location): Clients {
  const { data, authToken } = location;
  try {
    if (kindOf(location) === 'file') return openFile(resolve(data));
    const client = createClient({ url: data, authToken });
    return { reading: client, writing: client };
  } catch (error) {
    throw unreachable(location, error);
  }
}

export function unreachable(location: Location, cause: unknown): Refusal {
  return new Refusal(
    'cli-data-unreachable',
    { data: showLocation(location), problem: cause instanceof Error ? cause.message : String(cause) },
    { cause },
  );
}

function openFile(file: string): Clients {
  mkdirSync(dirname(file), { recursive: true });
  // Tokens and credentials are in it: for nobody else's eyes.
  closeSync(openSync(file, 'a', 0o600));
  const url = pathToFileURL(file).href;
  return { reading: createClient({ url, concurrency: 1 }), writing: createClient({ url, concurrency: 1 }) };
}
