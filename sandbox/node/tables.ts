// cspell:ignore NOTADB
import { unreachable } from './connect';
import type { Database, Transaction } from './database';
import { kindOf, showLocation, type Location } from './location';
import { Refusal } from './refusal';
import { retryWhileBusy } from './retry';
import { CREATE_VERSION_TABLE, SCHEMA, VERSION, VERSION_TABLE } from './schema';
import { writeAlone } from './write-alone';

/**
 * A checkpoint waits for the disk, and everybody for it: with SQLite's own 1,000 one in thirty creations would. The log
 * grows to 40 MB by this; it is emptied when the sandbox ends.
 */
const PAGES_BETWEEN_CHECKPOINTS = 10_000;

/**
 * Makes the tables where there are none. With `empty`, everything that the sandbox kept there is dropped first, of
 * whatever version it is.
 *
 * @throws Refusal when the database is of another version or is not the sandbox's. Nothing is changed in it then.
 */
export async function prepareTables(database: Database, location: Location, { empty = false } = {}): Promise<void> {
  const found = await tryOrRefuse(location, () => retryWhileBusy(() => readVersion(database)));
  if (found === 'foreign') throw new Refusal('cli-data-foreign', { data: showLocation(location) });
  if (kindOf(location) === 'file') {
    await retryWhileBusy(() => database.execute('PRAGMA journal_mode = WAL'));
    await database.execute(`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
  }
  if (empty || found === 'none') await makeTables(database, empty);
  else if (found !== VERSION) {
    throw new Refusal('cli-data-version', { data: showLocation(location), found, expected: VERSION });
  }
  if (empty && kindOf(location) === 'file') await retryWhileBusy(() => database.execute('VACUUM'));
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
  return writeAlone(database, work, `${CREATE_VERSION_TABLE}; DELETE FROM ${VERSION_TABLE} WHERE false`);
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
    const isNoDatabase = error instanceof Error && 'code' in error && error.code === 'SQLITE_NOTADB';
    if (isNoDatabase) throw new Refusal('cli-data-foreign', { data: showLocation(location) }, { cause: error });
    throw unreachable(location, error);
  }
}
