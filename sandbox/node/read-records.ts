import type { RecordKind, RecordsByKind, ShipmentRecord, StoreReader, UserRecord } from '../store/store';
import type { Row, Run } from './database';
import { createShipmentList } from './list-shipments';

export const FIND_RECORD = 'SELECT body FROM record WHERE kind = :kind AND id = :id AND owner = :owner';
/**
 * The unary plus keeps the value out of the choice of an index: without it, SQLite prepares the statement again at each
 * run, because the index of shipments is partial.
 */
export const LIST_RECORDS = 'SELECT body FROM record WHERE owner = :owner AND kind = +:kind ORDER BY seq';
export const FIND_BY_KEY =
  'SELECT body FROM lookup JOIN record USING (seq) WHERE key = :key ORDER BY lookup.seq LIMIT 1';

export function createReader(run: Run, options: { remembersCounts: boolean }): StoreReader {
  const query = async <T>(sql: string, args: Record<string, string>): Promise<T[]> =>
    toBodies<T>((await run([{ sql, args }]))[0]);
  const lookUp = async <T>(key: string): Promise<T | undefined> =>
    (
      await query<T>(FIND_BY_KEY, {
        key,
      })
    )[0];
  return {
    exists: async (kind, id) =>
      (await query('SELECT 1 FROM record WHERE kind = :kind AND id = :id', { kind, id })).length > 0,
    find: async <Kind extends RecordKind>(kind: Kind, owner: string, id: string) =>
      (
        await query<RecordsByKind[Kind]>(FIND_RECORD, {
          kind,
          owner,
          id,
        })
      )[0],
    list: <Kind extends RecordKind>(kind: Kind, owner: string) =>
      query<RecordsByKind[Kind]>(LIST_RECORDS, {
        kind,
        owner,
      }),
    listShipments: createShipmentList(run, options),
    findUserByToken: (token) => lookUp<UserRecord>(`token ${token}`),
    findUserByKey: (key) => lookUp<UserRecord>(`key ${key.toLowerCase()}`),
    findShipmentByTrackingNumber: (carrier, number) => lookUp<ShipmentRecord>(`tracking ${carrier} ${number}`),
    findShipmentByLabel: (id) => lookUp<ShipmentRecord>(`label ${id}`),
  };
}

function toBodies<T>(rows: Row[] = []): T[] {
  return rows.map(([body]) => JSON.parse(body as string) as T);
}
