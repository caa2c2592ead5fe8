import type { RecordKind, RecordsByKind, StoreWriter, UserRecord } from '../store/store';
import type { Run, Statement } from './database';
import { createReader } from './read-records';

const PUT_RECORD = `
  INSERT INTO record (kind, owner, id, body, created, state, carrier, reference, origin)
  VALUES (:kind, :owner, :id, :body, :created, :state, :carrier, :reference, :origin)
  ON CONFLICT (kind, id) DO UPDATE SET owner = excluded.owner, body = excluded.body, created = excluded.created,
    state = excluded.state, carrier = excluded.carrier, reference = excluded.reference,
    origin = excluded.origin`;

export function createWriter(run: Run): StoreWriter {
  return {
    ...createReader(run),
    put: async (kind, owner, record) => {
      await run(toPutStatements(kind, owner, record));
    },
    remove: async (kind, owner, id) => {
      await run(toRemoveStatements('kind = :kind AND id = :id AND owner = :owner', { kind, id, owner }));
    },
    removeUser: async (id) => {
      await run([
        ...toRemoveStatements(`owner = :id OR (kind = 'user' AND id = :id)`, { id }),
        { sql: 'DELETE FROM call_window WHERE user = :id', args: { id } },
      ]);
    },
  };
}

function toPutStatements<Kind extends RecordKind>(kind: Kind, owner: string, record: RecordsByKind[Kind]): Statement[] {
  const { id } = record;
  const key = 'SELECT seq FROM record WHERE kind = :kind AND id = :id';
  return [
    { sql: PUT_RECORD, args: { kind, owner, id, body: JSON.stringify(record), ...toColumns(kind, record) } },
    { sql: `DELETE FROM lookup WHERE seq = (${key})`, args: { kind, id } },
    ...listKeys(kind, record).map((name) => ({
      sql: `INSERT INTO lookup VALUES (:name, (${key})) ON CONFLICT DO NOTHING`,
      args: { kind, id, name },
    })),
  ];
}

function toRemoveStatements(matches: string, args: Record<string, string>): Statement[] {
  return [
    { sql: `DELETE FROM lookup WHERE seq IN (SELECT seq FROM record WHERE ${matches})`, args },
    { sql: `DELETE FROM record WHERE ${matches}`, args },
  ];
}

/** Returns the keys that a record is found by, in addition to its ID. */
function listKeys(kind: RecordKind, record: RecordsByKind[RecordKind]): string[] {
  if (isShipment(kind, record)) {
    const { carrier, tracking_numbers: numbers } = record.shipment.delivery;
    const label = record.label ? [`label ${record.label.id}`] : [];
    return [...numbers.map((number) => `tracking ${carrier} ${number}`), ...label];
  }
  if (!isUser(kind, record)) return [];
  const { token, key } = record;
  return [...(token === null ? [] : [`token ${token}`]), ...(key === null ? [] : [`key ${key.toLowerCase()}`])];
}

function isShipment(kind: RecordKind, _record: RecordsByKind[RecordKind]): _record is RecordsByKind['shipment'] {
  return kind === 'shipment';
}

function isUser(kind: RecordKind, _record: RecordsByKind[RecordKind]): _record is UserRecord {
  return kind === 'user';
}

/** The columns by which lists of shipments are filtered. */
function toColumns(kind: RecordKind, record: RecordsByKind[RecordKind]): Record<string, string | number | null> {
  if (!isShipment(kind, record)) {
    return { created: null, state: null, carrier: null, reference: null, origin: null };
  }
  const { shipment, origin } = record;
  const { created_at: created, state, delivery, setup } = shipment;
  return {
    created: Date.parse(created),
    state,
    carrier: delivery.carrier,
    reference: setup.ref_number ?? null,
    origin,
  };
}
