/** Changes whenever the tables or the shape of a record change: data of another version is refused. */
export const VERSION = 1;

/** The table that says whose database this is, and of which version. Every version has it. */
export const VERSION_TABLE = 'shipping_sandbox';
export const CREATE_VERSION_TABLE = `CREATE TABLE IF NOT EXISTS ${VERSION_TABLE} (version INTEGER NOT NULL) STRICT`;

/** How many shipments of one owner can be of one millisecond, as a power of two; the clock may be frozen. */
export const TIES = 20;

/** The last moment that fits beside the ties in an integer of the database: in the year 2248. */
const LAST_MOMENT = 2 ** (63 - TIES) - 1;

/** How many shipments are counted together. Fewer make more counts to add up, more make more rows to walk. */
export const BLOCK_SIZE = 512;

/**
 * The tables besides that of the version.
 *
 * `record` keeps everything as JSON, in the order in which it came. `lookup` leads from a token, a tracking number or
 * the id of a label to its record.
 *
 * `shipment` is what lists are made of: for each shipment its place in the owner's order (its moment, then its number
 * within that millisecond) and what lists are filtered by. Counting all rows before a page would cost more with every
 * page and every shipment, so the order is cut into blocks, and `tally` holds how many shipments of each kind are in
 * each block. Triggers keep it right whatever is written.
 */
export const SCHEMA = [
  `INSERT INTO ${VERSION_TABLE} VALUES (${VERSION})`,
  `CREATE TABLE record (
     seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, owner TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
     UNIQUE (kind, id)
   ) STRICT`,
  `CREATE INDEX record_of_owner ON record (owner, kind, seq)`,
  `CREATE TABLE lookup (key TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (key, seq)) WITHOUT ROWID, STRICT`,
  `CREATE INDEX lookup_of_record ON lookup (seq)`,
  `CREATE TABLE shipment (
     owner TEXT NOT NULL, place INTEGER NOT NULL, block INTEGER NOT NULL, seq INTEGER NOT NULL UNIQUE,
     state TEXT NOT NULL, carrier TEXT NOT NULL, origin TEXT NOT NULL, PRIMARY KEY (owner, place)
   ) WITHOUT ROWID, STRICT`,
  `CREATE TABLE tally (
     owner TEXT NOT NULL, block INTEGER NOT NULL, state TEXT NOT NULL, carrier TEXT NOT NULL, origin TEXT NOT NULL,
     n INTEGER NOT NULL, PRIMARY KEY (owner, block, state, carrier, origin)
   ) WITHOUT ROWID, STRICT`,
  `CREATE TRIGGER record_removed AFTER DELETE ON record BEGIN
     DELETE FROM lookup WHERE seq = OLD.seq;
     DELETE FROM shipment WHERE seq = OLD.seq;
   END`,
  `CREATE TRIGGER shipment_added AFTER INSERT ON shipment BEGIN ${addToTally('NEW', 1)}; END`,
  `CREATE TRIGGER shipment_changed AFTER UPDATE ON shipment BEGIN
     ${addToTally('OLD', -1)};
     ${addToTally('NEW', 1)};
   END`,
  `CREATE TRIGGER shipment_removed AFTER DELETE ON shipment BEGIN ${addToTally('OLD', -1)}; END`,
];

function addToTally(row: 'OLD' | 'NEW', difference: number): string {
  return `INSERT INTO tally VALUES (${row}.owner, ${row}.block, ${row}.state, ${row}.carrier, ${row}.origin, ${difference})
     ON CONFLICT DO UPDATE SET n = n + ${difference}`;
}

/** A moment as the tables take it, in milliseconds since 1970: what lies outside counts as the nearest that fits. */
export function toMoment(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), LAST_MOMENT);
}
