import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from './database';
import { openEmbedded } from './embedded-database';
import { getStoreKind, showLocation, type Location } from './location';
import { CliError } from './cli-error';
import { openServer } from './server-database';

/** Reads go past a write that is under way; where there is one connection only, both are the same. */
export type Connections = { reading: Database; writing: Database };

/** @throws CliError when the file cannot be opened or the address is none. */
export function connect(location: Location): Connections {
  const { data, authToken } = location;
  try {
    if (getStoreKind(location) === 'file') return openFile(resolve(data));
    const database = getStoreKind(location) === 'memory' ? openEmbedded(data) : openServer(data, authToken);
    return { reading: database, writing: database };
  } catch (error) {
    throw unreachable(location, error);
  }
}

export function unreachable(location: Location, cause: unknown): CliError {
  return new CliError(
    'cli-data-unreachable',
    { data: showLocation(location), problem: cause instanceof Error ? cause.message : String(cause) },
    { cause },
  );
}

function openFile(file: string): Connections {
  mkdirSync(dirname(file), { recursive: true });
  // Tokens and credentials are in it: for nobody else's eyes.
  closeSync(openSync(file, 'a', 0o600));
  return { reading: openEmbedded(file), writing: openEmbedded(file) };
}
