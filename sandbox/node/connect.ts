import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { Refusal } from './refusal';

/** Where the data is: a file, `:memory:`, or the address of a libSQL server with the token that it asks for. */
export type Location = { data: string; authToken?: string };

/** Reads go past a write that is under way; where there is one connection only, both are the same. */
export type Clients = { reading: Client; writing: Client };

export function isFile({ data }: Location): boolean {
  return data !== ':memory:' && !/^(libsql|https?|wss?):/.test(data);
}

/** @throws Refusal when the file cannot be opened or the address is none. */
export function openClients(location: Location): Clients {
  const { data, authToken } = location;
  try {
    if (isFile(location)) return openFile(resolve(data));
    const client = createClient({ url: data, authToken });
    return { reading: client, writing: client };
  } catch (error) {
    throw unreachable(location, error);
  }
}

export function unreachable({ data }: Location, cause: unknown): Refusal {
  return new Refusal(
    'cli-data-unreachable',
    { data, problem: cause instanceof Error ? cause.message : String(cause) },
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
