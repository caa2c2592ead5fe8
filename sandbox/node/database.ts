export type Statement = { sql: string; args?: Record<string, string | number | null> };

/** Values in the order of the columns. */
export type Row = unknown[];

/** Runs statements one after the other in a transaction. Returns the rows of each. */
export type Run = (statements: Statement[]) => Promise<Row[][]>;

/** A connection to a database, in this process or on a server. */
export type Database = {
  run: Run;
  /** Begins a transaction that writes. It fails while another connection writes. */
  begin: () => Promise<Transaction>;
  close: () => void;
};

export type Transaction = {
  run: Run;
  commit: () => Promise<void>;
  /** Discards what was written; does nothing after a commit. */
  rollback: () => Promise<void>;
};
