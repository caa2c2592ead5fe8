import type { ShipmentQuery, ShipmentRecord, StoreReader } from '../store/store';
import type { Row, Run } from './database';
import { COUNT_SHIPMENTS, LIST_SHIPMENTS, READ_REVISION } from './shipment-sql';

/** How many counts are remembered between two changes of shipments. */
const COUNTS_MAX = 100;

/**
 * Lists and counts shipments in one transaction. Among 100,000, counting takes several times as long as the page: with
 * `remembersCounts`, a count is kept until a shipment changes. Within a transaction that may be rolled back, none is.
 */
export function createShipmentList(
  run: Run,
  { remembersCounts }: { remembersCounts: boolean },
): StoreReader['listShipments'] {
  const counts = new Map<string, number>();
  let revisionOfCounts: unknown;

  return async (query) => {
    const args = toArguments(query);
    const { limit, offset } = query;
    const list = { sql: LIST_SHIPMENTS, args: { ...args, limit, offset } };
    const key = JSON.stringify(args);
    if (counts.has(key)) {
      const [[[revision] = []] = [], rows] = await run([{ sql: READ_REVISION }, list]);
      const total = revision === revisionOfCounts ? counts.get(key) : undefined;
      if (total !== undefined) return { total, records: toRecords(rows) };
    }
    const [[[revision] = []] = [], [[count] = []] = [], rows] = await run([
      { sql: READ_REVISION },
      { sql: COUNT_SHIPMENTS, args },
      list,
    ]);
    const total = Number(count);
    if (remembersCounts) {
      if (revision !== revisionOfCounts || counts.size >= COUNTS_MAX) counts.clear();
      revisionOfCounts = revision;
      counts.set(key, total);
    }
    return { total, records: toRecords(rows) };
  };
}

function toArguments({ owner, from, before, state, carrier, origin }: ShipmentQuery) {
  return {
    owner,
    from,
    before,
    state: state === 'any' ? null : state,
    carrier: carrier ?? null,
    origin: origin ?? null,
  };
}

function toRecords(rows: Row[] = []): ShipmentRecord[] {
  return rows.map(([body]) => JSON.parse(body as string) as ShipmentRecord);
}
