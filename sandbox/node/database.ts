export type Statement = { sql: string; args?: Record<string, string | number | null> };

/** Values in the order of the columns. */
export type Row = unknown[];

/** Runs statements one after the other in a transaction. Returns the rows of each. */
export type Run = (statements: Statement[]) => Promise<Row[][]>;

/** A connection to a database, in this process or on a server. */
export type Database = {
  run: Run;
  /** Runs a script of statements that return no rows. */
  execute: (script: string) => Promise<void>;
  /**
   * Begins a transaction.
   *
   * @param lock statements of which the first that writes makes others wait
   */
  begin: (lock: string) => Promise<Transaction>;
  close: () => void;
};

export type Transaction = Pick<Database, 'run' | 'execute'> & {
  commit: () => Promise<void>;
  /** Drops what was written; after a commit it does nothing. */
  rollback: () => Promise<void>;
};
