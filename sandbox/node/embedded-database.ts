import Libsql from 'libsql';
import type { Database, Row, Run, Statement } from './database';

type Prepared = { statement: Libsql.Statement; isQuery: boolean };

/**
 * Opens a database in a file or, as `:memory:`, in this process. The client for servers could open it as well, but it
 * prepares every statement for each run, which is slower than running most of them.
 *
 * @throws if it cannot be opened
 */
export function openEmbedded(file: string): Database {
  const database = new Libsql(file);
  const prepared = new Map<string, Prepared>();

  const run: Run = (statements) => settle(() => statements.map(runOne));
  const execute = (script: string): Promise<void> => settle(() => void database.exec(script));

  return {
    // A statement alone needs no transaction around it.
    run: (statements) => (statements.length === 1 ? run(statements) : settle(() => runTogether(statements))),
    execute,
    begin: (lock) =>
      settle(() => {
        beginWith(lock);
        return { run, execute, commit: () => execute('COMMIT'), rollback: () => settle(rollBack) };
      }),
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

  /** Where a failure has not done it already. To ask a closed database for its transaction would end the process. */
  function rollBack(): void {
    if (database.open && database.inTransaction) database.exec('ROLLBACK');
  }

  /**
   * A prepared statement that finds the database locked stays in the way of every later COMMIT until it is run again or
   * collected as garbage (libsql 0.5.29): the lock is taken by a script.
   */
  function beginWith(lock: string): void {
    database.exec('BEGIN');
    try {
      database.exec(lock);
    } catch (error) {
      rollBack();
      throw error;
    }
  }
}

/** What happens at once, as a promise: what it throws is its rejection. */
function settle<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
