import Libsql from 'libsql';
import type { Database, Row, Run, Statement } from './database';

type Prepared = Libsql.Statement<unknown[]>;

/**
 * A database in a file or, as `:memory:`, in this process. The client for servers could open it as well, but prepares
 * every statement anew, which takes longer than most of them run.
 *
 * @throws when it cannot be opened.
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
        let isOpen = true;
        const end = (how: 'COMMIT' | 'ROLLBACK'): Promise<void> =>
          settle(() => {
            if (!isOpen) return;
            database.exec(how);
            isOpen = false;
          });
        return { run, execute, commit: () => end('COMMIT'), rollback: () => end('ROLLBACK') };
      }),
    close() {
      prepared.clear();
      if (database.open) database.close();
    },
  };

  function runOne({ sql, args = {} }: Statement): Row[] {
    const statement = prepared.get(sql) ?? prepare(sql);
    try {
      if (!statement.reader) {
        statement.run(args);
        return [];
      }
      return statement.all(args) as Row[];
    } catch (error) {
      // One that failed half way is not to be used again.
      prepared.delete(sql);
      throw error;
    }
  }

  function prepare(sql: string): Prepared {
    const statement = database.prepare(sql);
    if (statement.reader) statement.raw();
    prepared.set(sql, statement);
    return statement;
  }

  function runTogether(statements: Statement[]): Row[][] {
    database.exec('BEGIN');
    try {
      const rows = statements.map(runOne);
      database.exec('COMMIT');
      return rows;
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * A BEGIN IMMEDIATE that fails stays in the way of every later COMMIT until it is collected as garbage (libsql
   * 0.5.29), and so does a prepared statement: the lock is taken by a script.
   */
  function beginWith(lock: string): void {
    database.exec('BEGIN');
    try {
      database.exec(lock);
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** What happens at once, as a promise: what it throws is its rejection. */
function settle<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error as Error);
  }
}
