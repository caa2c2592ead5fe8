export type Statement = { sql: string; args?: Record<string, string | number | null> };

/**
 * Runs statements one after the other, in one go; of them all or none is seen. Every query of the sandbox asks for one
 * column: given are its values, row by row, for each statement.
 */
export type Run = (statements: Statement[]) => Promise<unknown[][]>;

/** A connection to a database, in this process or on a server. */
export type Database = {
  run: Run;
  /** Runs a script of statements that give nothing back. */
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
