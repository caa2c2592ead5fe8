import type { RecordKind, RecordsByKind, ShipmentQuery, ShipmentRecord, StoreReader, UserRecord } from '../store/store';
import type { Row, Run } from './database';
import { toMoment } from './schema';
import { LIST_SHIPMENTS } from './shipment-sql';

export function createReader(run: Run): StoreReader {
  const query = async <T>(sql: string, args: Record<string, string>): Promise<T[]> =>
    toBodies<T>((await run([{ sql, args }]))[0]);
  const lookUp = async <T>(key: string): Promise<T | undefined> =>
    (
      await query<T>('SELECT body FROM lookup JOIN record USING (seq) WHERE key = :key ORDER BY lookup.seq LIMIT 1', {
        key,
      })
    )[0];
  return {
    exists: async (kind, id) =>
      (await query('SELECT 1 FROM record WHERE kind = :kind AND id = :id', { kind, id })).length > 0,
    find: async <Kind extends RecordKind>(kind: Kind, owner: string, id: string) =>
      (
        await query<RecordsByKind[Kind]>('SELECT body FROM record WHERE kind = :kind AND id = :id AND owner = :owner', {
          kind,
          owner,
          id,
        })
      )[0],
    list: <Kind extends RecordKind>(kind: Kind, owner: string) =>
      query<RecordsByKind[Kind]>('SELECT body FROM record WHERE owner = :owner AND kind = :kind ORDER BY seq', {
        kind,
        owner,
      }),
    listShipments: async (asked) => {
      const [rows = []] = await run([{ sql: LIST_SHIPMENTS, args: toArguments(asked) }]);
      // Of an empty page there is one row, with the count alone.
      const found = rows.filter(([, body]) => body !== null);
      const shipments = found.map(([, body]) => (JSON.parse(body as string) as ShipmentRecord).shipment);
      return { total: Number(rows[0]?.[0]), shipments: shipments.reverse() };
    },
    findUserByToken: (token) => lookUp<UserRecord>(`token ${token}`),
    findShipmentByTrackingNumber: (carrier, number) => lookUp<ShipmentRecord>(`tracking ${carrier} ${number}`),
    findShipmentByLabel: (id) => lookUp<ShipmentRecord>(`label ${id}`),
  };
}

function toArguments({ owner, from, before, state, carrier, origin, limit, offset }: ShipmentQuery) {
  return {
    owner,
    from: toMoment(from),
    before: toMoment(before),
    state: state === 'any' ? null : state,
    carrier: carrier ?? null,
    origin: origin ?? null,
    limit,
    offset,
  };
}

function toBodies<T>(rows: Row[] = []): T[] {
  return rows.map(([body]) => JSON.parse(body as string) as T);
}
