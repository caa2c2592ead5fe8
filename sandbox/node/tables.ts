// cspell:ignore NOTADB
import { unreachable } from './connect';
import type { Database, Run } from './database';
import { getStoreKind, showLocation, type Location } from './location';
import { CliError } from './cli-error';
import { retryWhileBusy } from './retry';
import { CREATE_VERSION_TABLE, SCHEMA, VERSION, VERSION_TABLE } from './schema';
import { runExclusively } from './exclusive-transaction';

/** Reads every page, in a fraction of the time of a full check, and reports the first problem. */
const QUICK_CHECK = 'PRAGMA quick_check(1)';

/**
 * Creates the tables if there are none. With `empty`, all tables that the sandbox created, in any version, are dropped
 * first.
 *
 * @throws CliError if the database has another version or isn't the sandbox's. Nothing is changed in it then.
 */
export async function prepareTables(database: Database, location: Location, { empty = false } = {}): Promise<void> {
  const isFile = getStoreKind(location) === 'file';
  const set = (sql: string) => retryWhileBusy(() => database.run([{ sql }]));
  const found = await tryOrRefuse(location, () => retryWhileBusy(() => readVersion(database.run)));
  if (found === 'foreign') throw new CliError('cli-data-foreign', { data: showLocation(location) });
  if (isFile) {
    await assertSound(database, location);
    await set('PRAGMA journal_mode = WAL');
    await set('PRAGMA synchronous = NORMAL');
  }
  if (empty || found === 'none') await createTables(database, empty);
  else if (found !== VERSION) {
    throw new CliError('cli-data-version', { data: showLocation(location), found, expected: VERSION });
  }
  if (empty && isFile) await set('VACUUM');
}

/** Without this check, a damaged page would fail calls, or end the process, only when it is read. */
async function assertSound(database: Database, location: Location): Promise<void> {
  const [rows = []] = await tryOrRefuse(location, () => retryWhileBusy(() => database.run([{ sql: QUICK_CHECK }])));
  const problem = String(rows[0]?.[0]);
  if (problem !== 'ok') throw new CliError('cli-data-damaged', { data: showLocation(location), problem });
}

function createTables(database: Database, empty: boolean): Promise<void> {
  return runExclusively(database, async (run) => {
    if (empty) await run((await listTables(run)).map((table) => ({ sql: `DROP TABLE "${table}"` })));
    // Another process may have created them in the meantime.
    if ((await readVersion(run)) === 'none') await run([CREATE_VERSION_TABLE, ...SCHEMA].map((sql) => ({ sql })));
  });
}

async function readVersion(run: Run): Promise<number | 'none' | 'foreign'> {
  const tables = await listTables(run);
  if (!tables.includes(VERSION_TABLE)) return tables.length === 0 ? 'none' : 'foreign';
  const [[row] = []] = await run([{ sql: `SELECT version FROM ${VERSION_TABLE}` }]);
  return row ? Number(row[0]) : 'none';
}

async function listTables(run: Run): Promise<string[]> {
  const sql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'libsql_*'`;
  const [rows = []] = await run([{ sql }]);
  return rows.map(([name]) => name as string);
}

/** Runs the first statements on a database: an error of theirs means that the location is wrong or the file is damaged. */
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
