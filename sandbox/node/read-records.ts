import type { RecordKind, RecordsByKind, ShipmentQuery, ShipmentRecord, StoreReader, UserRecord } from '../store/store';
import type { Row, Run } from './database';

export const FIND_RECORD = 'SELECT body FROM record WHERE kind = :kind AND id = :id AND owner = :owner';
/**
 * The unary plus keeps the value out of the choice of an index: without it, SQLite prepares the statement again at each
 * run, because the index of shipments is partial.
 */
export const LIST_RECORDS = 'SELECT body FROM record WHERE owner = :owner AND kind = +:kind ORDER BY seq';
export const FIND_BY_KEY =
  'SELECT body FROM lookup JOIN record USING (seq) WHERE key = :key ORDER BY lookup.seq LIMIT 1';

/** Arguments: owner, from, before (milliseconds since 1970), state, carrier, reference, origin; null for any. */
const IS_LISTED = `kind = 'shipment' AND owner = :owner AND created >= :from AND created < :before
  AND (:state IS NULL OR state = :state)
  AND (:carrier IS NULL OR carrier = :carrier)
  AND (:reference IS NULL OR reference = :reference)
  AND (:origin IS NULL OR origin = :origin)`;
export const COUNT_SHIPMENTS = `SELECT count(*) FROM record WHERE ${IS_LISTED}`;
/** A page, newest first. The index alone finds its shipments, and only theirs are read. Also: limit, offset. */
export const LIST_SHIPMENTS = `
  SELECT body
  FROM (SELECT seq FROM record WHERE ${IS_LISTED} ORDER BY created DESC, seq DESC LIMIT :limit OFFSET :offset)
  JOIN record USING (seq)
  ORDER BY created DESC, seq DESC`;

export function createReader(run: Run): StoreReader {
  const query = async <T>(sql: string, args: Record<string, string>): Promise<T[]> =>
    toBodies<T>((await run([{ sql, args }]))[0]);
  const lookUp = async <T>(key: string): Promise<T | undefined> => (await query<T>(FIND_BY_KEY, { key }))[0];
  return {
    exists: async (kind, id) =>
      (await query('SELECT 1 FROM record WHERE kind = :kind AND id = :id', { kind, id })).length > 0,
    find: async <Kind extends RecordKind>(kind: Kind, owner: string, id: string) =>
      (await query<RecordsByKind[Kind]>(FIND_RECORD, { kind, owner, id }))[0],
    list: <Kind extends RecordKind>(kind: Kind, owner: string) =>
      query<RecordsByKind[Kind]>(LIST_RECORDS, { kind, owner }),
    async listShipments({ limit, offset, ...asked }) {
      const args = toArguments(asked);
      const [[[count] = []] = [], rows] = await run([
        { sql: COUNT_SHIPMENTS, args },
        { sql: LIST_SHIPMENTS, args: { ...args, limit, offset } },
      ]);
      return { total: Number(count), records: toBodies<ShipmentRecord>(rows) };
    },
    findUserByToken: (token) => lookUp<UserRecord>(`token ${token}`),
    findUserByKey: (key) => lookUp<UserRecord>(`key ${key.toLowerCase()}`),
    findShipmentByTrackingNumber: (carrier, number) => lookUp<ShipmentRecord>(`tracking ${carrier} ${number}`),
    findShipmentByLabel: (id) => lookUp<ShipmentRecord>(`label ${id}`),
  };
}

function toArguments({ state, carrier, refNumber, origin, ...others }: Omit<ShipmentQuery, 'limit' | 'offset'>) {
  return {
    ...others,
    state: state === 'any' ? null : state,
    carrier: carrier ?? null,
    reference: refNumber ?? null,
    origin: origin ?? null,
  };
}

function toBodies<T>(rows: Row[] = []): T[] {
  return rows.map(([body]) => JSON.parse(body as string) as T);
}
