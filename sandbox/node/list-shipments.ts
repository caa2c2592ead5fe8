import type { ShipmentQuery, ShipmentRecord, StoreReader } from '../store/store';
import type { Row, Run } from './database';
import { COUNT_SHIPMENTS, LIST_SHIPMENTS } from './shipment-sql';

/** A number that changes with every commit of another connection: https://sqlite.org/pragma.html#pragma_data_version */
const DATA_VERSION = 'PRAGMA data_version';

/** How many counts are remembered between two changes of the data. */
const COUNTS_MAX = 100;

/**
 * Lists and counts shipments in one transaction. Among 100,000, counting takes several times as long as the page, so with
 * `isReadOnly`, a connection that writes nothing itself, the counts are remembered until another one writes.
 */
export function createShipmentList(run: Run, { isReadOnly }: { isReadOnly: boolean }): StoreReader['listShipments'] {
  const counts = new Map<string, number>();
  let counted: unknown;

  return async (query) => {
    const args = toArguments(query);
    const { limit, offset } = query;
    const list = { sql: LIST_SHIPMENTS, args: { ...args, limit, offset } };
    const count = { sql: COUNT_SHIPMENTS, args };
    if (!isReadOnly) {
      const [[[total] = []] = [], rows] = await run([count, list]);
      return { total: Number(total), records: toRecords(rows) };
    }
    const key = JSON.stringify(args);
    if (counts.has(key)) {
      const [[[version] = []] = [], rows] = await run([{ sql: DATA_VERSION }, list]);
      const total = version === counted ? counts.get(key) : undefined;
      if (total !== undefined) return { total, records: toRecords(rows) };
    }
    const [[[version] = []] = [], [[total] = []] = [], rows] = await run([{ sql: DATA_VERSION }, count, list]);
    if (version !== counted || counts.size >= COUNTS_MAX) counts.clear();
    counted = version;
    counts.set(key, Number(total));
    return { total: Number(total), records: toRecords(rows) };
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
