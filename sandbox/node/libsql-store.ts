// cspell:ignore savepoints
import type { Store, StoreWriter } from '../store/store';
import { connect } from './connect';
import type { Run } from './database';
import { createCallCounter } from './count-call';
import { groupCommits, type Write } from './group-commit';
import { getStoreKind, type Location } from './location';
import { createQueue } from './queue';
import { createReader } from './read-records';
import { retryWhileBusy } from './retry';
import { prepareTables } from './tables';
import { runExclusively } from './exclusive-transaction';
import { createWriter } from './write-records';

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
  // In memory there is one connection, and a write uses it until its end.
  const takeTurn = getStoreKind(location) === 'memory' ? queue : <T>(work: () => Promise<T>) => work();
  const reader = createReader((statements) => takeTurn(() => retryWhileBusy(() => reading.run(statements))), {
    remembersCounts: true,
  });
  // Each word with a server is a way there and back: savepoints would cost more than they save.
  const alone: Write = (work) => queue(() => runExclusively(writing, ({ run }) => work(run)));
  const write = getStoreKind(location) === 'file' ? groupCommits(writing, queue) : alone;

  return {
    read: (work) => work(reader),
    write: (work) => write((run) => work(getWriter(run))),
    countCall: createCallCounter((statements) => queue(() => retryWhileBusy(() => writing.run(statements)))),
    close: () =>
      queue(async () => {
        // What is in the log alone would be missing from a copy of the file.
        if (getStoreKind(location) === 'file' && !isClosed) await writing.execute('PRAGMA wal_checkpoint(TRUNCATE)');
        closeAll();
      }),
  };
}

const writers = new WeakMap<Run, StoreWriter>();

/** The transactions of a file all run statements by the same function. */
function getWriter(run: Run): StoreWriter {
  const writer = writers.get(run) ?? createWriter(run);
  writers.set(run, writer);
  return writer;
}
