import { createQueue } from '../store/queue';
import type { Store } from '../store/store';
import { connect } from './connect';
import { runExclusively } from './exclusive-transaction';
import { getStoreKind, type Location } from './location';
import { createReader } from './read-records';
import { retryWhileBusy } from './retry';
import { prepareTables } from './tables';
import { createWriter } from './write-records';
import type { Run } from './database';

const IS_OPEN = 'ends > :now AND ends <= :now + :duration';

/** One statement, so that the calls of several processes are counted one by one without a transaction around it. */
const COUNT_CALL = `
  INSERT INTO call_window (user, ends, used) VALUES (:user, :now + :duration, 1)
  ON CONFLICT DO UPDATE SET used = iif(${IS_OPEN}, used + 1, 1), ends = iif(${IS_OPEN}, ends, excluded.ends)
  RETURNING ends, used`;

function createCallCounter(run: Run): Store['countCall'] {
  return async (args) => {
    const [[row] = []] = await run([{ sql: COUNT_CALL, args }]);
    return { end: Number(row?.[0]), used: Number(row?.[1]) };
  };
}

/**
 * Opens a store in a database file, in memory (`:memory:`), or on a libSQL server that several people share.
 *
 * A file has a write-ahead log and is synced at checkpoints: data survives the end of the process, even if it is killed.
 * After a power failure the last writes may be missing; the rest is consistent.
 *
 * With `empty`, existing data is deleted.
 *
 * @throws CliError if the database cannot be opened, has another version or does not belong to the sandbox
 */
export async function openLibsqlStore(location: Location, options?: { empty?: boolean }): Promise<Store> {
  const { reading, writing } = connect(location);
  let isClosed = false;
  const closeAll = (): void => {
    isClosed = true;
    for (const database of new Set([reading, writing])) database.close();
  };
  try {
    await prepareTables(writing, location, options);
  } catch (error) {
    closeAll();
    throw error;
  }
  const queue = createQueue();
  // A store in memory has one connection, which a write uses until its end.
  const takeTurn = getStoreKind(location) === 'memory' ? queue : <T>(work: () => Promise<T>) => work();
  const reader = createReader((statements) => takeTurn(() => retryWhileBusy(() => reading.run(statements))));

  return {
    read: (work) => work(reader),
    write: (work) => queue(() => runExclusively(writing, (run) => work(createWriter(run)))),
    countCall: createCallCounter((statements) => queue(() => retryWhileBusy(() => writing.run(statements)))),
    close: () =>
      queue(async () => {
        // Writes that are only in the log would be missing from a copy of the file.
        if (getStoreKind(location) === 'file' && !isClosed) {
          await writing.run([{ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }]);
        }
        closeAll();
      }),
  };
}
