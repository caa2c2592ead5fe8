// cspell:ignore NOTADB
import { unreachable } from './connect';
import type { Database, Transaction } from './database';
import { getStoreKind, showLocation, type Location } from './location';
import { CliError } from './cli-error';
import { retryWhileBusy } from './retry';
import { CREATE_VERSION_TABLE, SCHEMA, VERSION, VERSION_TABLE } from './schema';
import { runExclusively } from './exclusive-transaction';

/**
 * A checkpoint waits for the disk, and everybody for it: with SQLite's own 1,000 one in thirty creations would. The log
 * grows to 40 MB by this; it is emptied when the sandbox ends.
 */
const PAGES_BETWEEN_CHECKPOINTS = 10_000;

/** Reads every page, in a fraction of the time of a full check, and reports the first problem. */
const QUICK_CHECK = 'PRAGMA quick_check(1)';

/**
 * Makes the tables where there are none. With `empty`, everything that the sandbox kept there is dropped first, of
 * whatever version it is.
 *
 * @throws CliError when the database is of another version or is not the sandbox's. Nothing is changed in it then.
 */
export async function prepareTables(database: Database, location: Location, { empty = false } = {}): Promise<void> {
  const found = await tryOrRefuse(location, () => retryWhileBusy(() => readVersion(database)));
  if (found === 'foreign') throw new CliError('cli-data-foreign', { data: showLocation(location) });
  if (getStoreKind(location) === 'file') {
    await assertSound(database, location);
    await retryWhileBusy(() => database.execute('PRAGMA journal_mode = WAL'));
    await database.execute(`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
  }
  if (empty || found === 'none') await makeTables(database, empty);
  else if (found !== VERSION) {
    throw new CliError('cli-data-version', { data: showLocation(location), found, expected: VERSION });
  }
  if (empty && getStoreKind(location) === 'file') await retryWhileBusy(() => database.execute('VACUUM'));
}

/** A damaged page would end the process, or fail only the calls that read it, long after others were acknowledged. */
async function assertSound(database: Database, location: Location): Promise<void> {
  const [rows = []] = await tryOrRefuse(location, () => retryWhileBusy(() => database.run([{ sql: QUICK_CHECK }])));
  const problem = String(rows[0]?.[0]);
  if (problem !== 'ok') throw new CliError('cli-data-damaged', { data: showLocation(location), problem });
}

function makeTables(database: Database, empty: boolean): Promise<void> {
  const work = async (transaction: Transaction): Promise<void> => {
    if (empty) {
      for (const table of await listTables(transaction)) await transaction.execute(`DROP TABLE "${table}"`);
      await transaction.execute(CREATE_VERSION_TABLE);
    }
    // Another process may have been faster.
    if ((await readVersion(transaction)) === 'none') await transaction.run(SCHEMA.map((sql) => ({ sql })));
  };
  return runExclusively(database, work, `${CREATE_VERSION_TABLE}; DELETE FROM ${VERSION_TABLE} WHERE false`);
}

async function readVersion({ run }: Pick<Database, 'run'>): Promise<number | 'none' | 'foreign'> {
  const tables = await listTables({ run });
  if (!tables.includes(VERSION_TABLE)) return tables.length === 0 ? 'none' : 'foreign';
  const [[row] = []] = await run([{ sql: `SELECT version FROM ${VERSION_TABLE}` }]);
  return row ? Number(row[0]) : 'none';
}

async function listTables({ run }: Pick<Database, 'run'>): Promise<string[]> {
  const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'libsql_*'`;
  const [rows = []] = await run([{ sql }]);
  return rows.map(([name]) => name as string);
}

/** The first words with a database: whatever goes wrong now is about where it is, not about what is in it. */
async function tryOrRefuse<T>(location: Location, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|IOERR)/.test(String(error.code));
    if (isDamaged) {
      const params = { data: showLocation(location), problem: error.message };
      throw new CliError('cli-data-damaged', params, { cause: error });
    }
    const isNoDatabase = error instanceof Error && 'code' in error && error.code === 'SQLITE_NOTADB';
    if (isNoDatabase) throw new CliError('cli-data-foreign', { data: showLocation(location) }, { cause: error });
    throw unreachable(location, error);
  }
}
