import type { RecordKind, RecordsByKind, ShipmentRecord, StoreWriter, UserRecord } from '../store/store';
import type { Run, Statement } from './database';
import { createReader } from './read-records';
import { toMoment } from './schema';
import { CUT_BLOCK, PUT_SHIPMENT } from './shipment-sql';

export function createWriter(run: Run): StoreWriter {
  return {
    ...createReader(run),
    put: async (kind, owner, record) => {
      await run(toPutStatements(kind, owner, record));
    },
    remove: async (kind, owner, id) => {
      await run([
        { sql: 'DELETE FROM record WHERE kind = :kind AND id = :id AND owner = :owner', args: { kind, id, owner } },
      ]);
    },
    removeUser: async (id) => {
      await run([
        { sql: `DELETE FROM record WHERE owner = :id OR (kind = 'user' AND id = :id)`, args: { id } },
        { sql: 'DELETE FROM tally WHERE owner = :id', args: { id } },
      ]);
    },
  };
}

function toPutStatements<Kind extends RecordKind>(kind: Kind, owner: string, record: RecordsByKind[Kind]): Statement[] {
  const { id } = record;
  const key = 'SELECT seq FROM record WHERE kind = :kind AND id = :id';
  return [
    {
      sql: `INSERT INTO record (kind, owner, id, body) VALUES (:kind, :owner, :id, :body)
              ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, body = excluded.body`,
      args: { kind, owner, id, body: JSON.stringify(record) },
    },
    ...(isShipment(kind, record)
      ? [
          { sql: PUT_SHIPMENT, args: { owner, id, ...toColumns(record) } },
          { sql: CUT_BLOCK, args: { owner, id } },
        ]
      : []),
    { sql: `DELETE FROM lookup WHERE seq = (${key})`, args: { kind, id } },
    ...listKeys(kind, record).map((name) => ({
      sql: `INSERT INTO lookup VALUES (:name, (${key})) ON CONFLICT DO NOTHING`,
      args: { kind, id, name },
    })),
  ];
}

/** What a record is found by, besides its id. */
function listKeys(kind: RecordKind, record: RecordsByKind[RecordKind]): string[] {
  if (isShipment(kind, record)) {
    const { carrier, tracking_numbers: numbers } = record.shipment.delivery;
    const label = record.label ? [`label ${record.label.id}`] : [];
    return [...numbers.map((number) => `tracking ${carrier} ${number}`), ...label];
  }
  return isUser(kind, record) && record.token !== null ? [`token ${record.token}`] : [];
}

function isShipment(kind: RecordKind, _record: RecordsByKind[RecordKind]): _record is RecordsByKind['shipment'] {
  return kind === 'shipment';
}

function isUser(kind: RecordKind, _record: RecordsByKind[RecordKind]): _record is UserRecord {
  return kind === 'user';
}

function toColumns({ shipment, origin }: ShipmentRecord): Record<string, string | number> {
  return {
    created: toMoment(Date.parse(shipment.created_at)),
    state: shipment.state,
    carrier: shipment.delivery.carrier,
    origin,
  };
}
