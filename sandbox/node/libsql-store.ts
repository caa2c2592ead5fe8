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
 * A store in a database file, in memory (`:memory:`), or on a libSQL server that several people share.
 *
 * A file is kept with a write-ahead log and synced at its checkpoints: what was written survives the process, however it
 * ends. After a power failure the last moments may be missing; what is there is whole.
 *
 * With `empty`, what was there is dropped.
 *
 * @throws CliError when the database cannot be opened, is of another version or is not the sandbox's.
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
  // In memory there is one connection, which a write holds until its end.
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
