/** Changes whenever the tables or the shape of a record change: data of another version is rejected. */
export const VERSION = 6;

/** The table that says whose database this is, and of which version. Every version has it. */
export const VERSION_TABLE = 'shipping_sandbox';
export const CREATE_VERSION_TABLE = `CREATE TABLE IF NOT EXISTS ${VERSION_TABLE} (version INTEGER NOT NULL) STRICT`;

/**
 * The tables, without that of the version.
 *
 * `record` contains everything as JSON, in the order in which it was written. Lists of shipments are filtered by the
 * columns after `body`, which are empty for other kinds. `lookup` maps a token, the key of a sub user, a tracking number
 * or the ID of a label to its record.
 */
export const SCHEMA = [
  `INSERT INTO ${VERSION_TABLE} VALUES (${VERSION})`,
  `CREATE TABLE record (
     seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, owner TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
     created INTEGER, state TEXT, carrier TEXT, reference TEXT, origin TEXT, UNIQUE (kind, id)
   ) STRICT`,
  `CREATE INDEX record_of_owner ON record (owner, kind, seq)`,
  // Everything that a list is sorted and filtered by, so that counting reads the index alone.
  `CREATE INDEX shipment_of_owner ON record (owner, created, seq, state, carrier, reference, origin) WHERE kind = 'shipment'`,
  `CREATE TABLE lookup (key TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (key, seq)) WITHOUT ROWID, STRICT`,
  `CREATE INDEX lookup_of_record ON lookup (seq)`,
  `CREATE TABLE call_window (user TEXT PRIMARY KEY, ends INTEGER NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID, STRICT`,
];
