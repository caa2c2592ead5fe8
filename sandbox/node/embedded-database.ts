import Libsql from 'libsql';
import type { Database, Row, Run, Statement } from './database';

type Prepared = { statement: Libsql.Statement; isQuery: boolean };

/**
 * Opens a database in a file or, as `:memory:`, in this process. The client for servers could open it as well, but its
 * statements that find the database locked block later commits (see `begin`).
 *
 * @throws if it cannot be opened
 */
export function openEmbedded(file: string): Database {
  const database = new Libsql(file);
  const prepared = new Map<string, Prepared>();

  const runAll: Run = (statements) => toPromise(() => statements.map(runOne));
  const execute = (script: string): Promise<void> => toPromise(() => void database.exec(script));

  return {
    // A single statement needs no transaction.
    run: (statements) => (statements.length === 1 ? runAll(statements) : toPromise(() => runTogether(statements))),
    /**
     * A prepared statement that finds the database locked blocks every later COMMIT until it is run again or collected as
     * garbage (libsql 0.5.29), so a script begins the transaction.
     */
    async begin() {
      await execute('BEGIN IMMEDIATE');
      return { run: runAll, commit: () => execute('COMMIT'), rollback: () => toPromise(rollBack) };
    },
    close() {
      prepared.clear();
      if (database.open) database.close();
    },
  };

  function runOne({ sql, args = {} }: Statement): Row[] {
    // A statement that failed is reused: it keeps its locks until its next run or until it is garbage-collected.
    const { statement, isQuery } = prepared.get(sql) ?? prepare(sql);
    if (isQuery) return statement.all(args) as Row[];
    statement.run(args);
    return [];
  }

  function prepare(sql: string): Prepared {
    const statement = database.prepare(sql);
    const isQuery = statement.reader;
    if (isQuery) statement.raw();
    const entry = { statement, isQuery };
    prepared.set(sql, entry);
    return entry;
  }

  function runTogether(statements: Statement[]): Row[][] {
    database.exec('BEGIN');
    try {
      const rows = statements.map(runOne);
      database.exec('COMMIT');
      return rows;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  /** Some errors roll back themselves. Asking a closed database for its transaction would end the process. */
  function rollBack(): void {
    if (database.open && database.inTransaction) database.exec('ROLLBACK');
  }
}

/** Runs synchronous work as a promise, which rejects with what the work throws. */
function toPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
