import type { Client, InStatement, ResultSet } from '@libsql/client';
import type { Store } from '../store/store';
import { openClients } from './connect';
import { kindOf, type Location } from './location';
import { createQueue } from './queue';
import { createReader } from './read-records';
import { retryWhileBusy } from './retry';
import { prepareTables } from './tables';
import { writeAlone } from './write-alone';
import { createWriter } from './write-records';

/**
 * A store in a database file, in memory (`:memory:`), or on a libSQL server that several people share.
 *
 * A file is kept with a write-ahead log and synced at its checkpoints: what was written survives the process, however it
 * ends. After a power failure the last moments may be missing; what is there is whole.
 *
 * With `empty`, what was there is dropped.
 *
 * @throws Refusal when the database cannot be opened, is of another version or is not the sandbox's.
 */
export async function openLibsqlStore(location: Location, options?: { empty?: boolean }): Promise<Store> {
  const { reading, writing } = openClients(location);
  const closeAll = (): void => {
    for (const client of new Set([reading, writing])) client.close();
  };
  try {
    await prepareTables(writing, location, options);
  } catch (error) {
    closeAll();
    throw error;
  }
  const queue = createQueue();
  // In memory there is one connection, which a write holds until its end.
  const takeTurn = reading === writing && writing.protocol === 'file' ? queue : <T>(work: () => Promise<T>) => work();
  const reader = createReader((statements) => takeTurn(() => retryWhileBusy(() => runRead(reading, statements))));

  return {
    read: (work) => work(reader),
    write: (work) =>
      queue(() =>
        writeAlone(writing, (transaction) => work(createWriter((statements) => transaction.batch(statements)))),
      ),
    close: () =>
      queue(async () => {
        // What stands in the log alone would be missed by whoever copies the file.
        if (kindOf(location) === 'file' && !writing.closed)
          await writing.executeMultiple('PRAGMA wal_checkpoint(TRUNCATE)');
        closeAll();
      }),
  };
}

async function runRead(client: Client, statements: InStatement[]): Promise<ResultSet[]> {
  const [first, ...others] = statements;
  // A statement alone needs no transaction around it.
  return first && others.length === 0 ? [await client.execute(first)] : client.batch(statements, 'read');
}
