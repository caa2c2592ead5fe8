import { continueWindow } from './continue-window';
import { createQueue } from './queue';
import type {
  CallWindow,
  RecordKind,
  RecordsByKind,
  ShipmentQuery,
  ShipmentRecord,
  Store,
  StoreReader,
  StoreWriter,
  UserRecord,
} from './store';

/** A record as it is kept. A row never changes: putting a record again replaces its row. */
export type Row = { kind: RecordKind; owner: string; id: string; body: RecordsByKind[RecordKind] };
/** Rows by kind and ID, in the order in which they were first written. */
export type Rows = Map<string, Row>;

/** A store that forgets everything when it is dropped: for tests, and for browsers without storage. */
export function createMemoryStore(): Store {
  let rows: Rows = new Map();
  const queue = createQueue();
  const windows = new Map<string, CallWindow>();

  return {
    read: (work) => work(createReader(() => rows)),
    write: (work) =>
      queue(async () => {
        const changed: Rows = new Map(rows);
        const result = await work(createWriter(changed));
        for (const user of listRemovedUsers(rows, changed)) windows.delete(user);
        rows = changed;
        return result;
      }),
    countCall(call) {
      const window = continueWindow(windows.get(call.user), call);
      windows.set(call.user, window);
      return Promise.resolve({ ...window });
    },
    close: () => Promise.resolve(),
  };
}

export function createReader(rows: () => Rows): StoreReader {
  const findRow = (matches: (shipment: ShipmentRecord) => boolean): ShipmentRecord | undefined => {
    for (const { kind, body } of rows().values()) {
      if (kind === 'shipment' && matches(body as ShipmentRecord)) return structuredClone(body as ShipmentRecord);
    }
    return undefined;
  };
  const findUser = (matches: (user: UserRecord) => boolean): Promise<UserRecord | undefined> => {
    const users = [...rows().values()].filter(({ kind }) => kind === 'user').map(({ body }) => body as UserRecord);
    return Promise.resolve(structuredClone(users.find(matches)));
  };
  return {
    exists: (kind, id) => Promise.resolve(rows().has(toKey(kind, id))),
    find: <Kind extends RecordKind>(kind: Kind, owner: string, id: string) => {
      const row = rows().get(toKey(kind, id));
      return Promise.resolve(row?.owner === owner ? (structuredClone(row.body) as RecordsByKind[Kind]) : undefined);
    },
    list: <Kind extends RecordKind>(kind: Kind, owner: string) =>
      Promise.resolve(
        [...rows().values()]
          .filter((row) => row.kind === kind && row.owner === owner)
          .map(({ body }) => structuredClone(body) as RecordsByKind[Kind]),
      ),
    listShipments: (query) => Promise.resolve(listShipments(rows(), query)),
    findUserByToken: (token) => findUser((user) => user.token === token),
    findUserByKey: (key) => findUser((user) => user.key?.toLowerCase() === key.toLowerCase()),
    findShipmentByTrackingNumber: (carrier, number) =>
      Promise.resolve(
        findRow(
          ({ shipment: { delivery } }) => delivery.carrier === carrier && delivery.tracking_numbers.includes(number),
        ),
      ),
    findShipmentByLabel: (labelId) => Promise.resolve(findRow(({ label }) => label?.id === labelId)),
  };
}

export function createWriter(rows: Rows): StoreWriter {
  return {
    ...createReader(() => rows),
    put(kind, owner, record) {
      rows.set(toKey(kind, record.id), { kind, owner, id: record.id, body: structuredClone(record) });
      return Promise.resolve();
    },
    remove(kind, owner, id) {
      if (rows.get(toKey(kind, id))?.owner === owner) rows.delete(toKey(kind, id));
      return Promise.resolve();
    },
    removeUser(id) {
      for (const [key, row] of rows) if (row.owner === id || (row.kind === 'user' && row.id === id)) rows.delete(key);
      return Promise.resolve();
    },
  };
}

/** Lists the IDs of the users that a write has removed. */
export function listRemovedUsers(before: Rows, after: Rows): string[] {
  return [...before].filter(([key, { kind }]) => kind === 'user' && !after.has(key)).map(([, { id }]) => id);
}

function listShipments(rows: Rows, query: ShipmentQuery): Awaited<ReturnType<StoreReader['listShipments']>> {
  const found = [...rows.values()]
    .filter(({ kind, owner }) => kind === 'shipment' && owner === query.owner)
    .map(({ body }) => body as RecordsByKind['shipment'])
    .filter(({ shipment, origin }) => {
      const created = Date.parse(shipment.created_at);
      return (
        created >= query.from &&
        created < query.before &&
        (query.state === 'any' || shipment.state === query.state) &&
        (query.carrier === undefined || shipment.delivery.carrier === query.carrier) &&
        (query.refNumber === undefined || shipment.setup.ref_number === query.refNumber) &&
        (query.origin === undefined || origin === query.origin)
      );
    })
    // Rows are in the order in which they were written; of rows with the same time, the later one is first.
    .reverse()
    .sort((a, b) => Date.parse(b.shipment.created_at) - Date.parse(a.shipment.created_at));
  return {
    total: found.length,
    records: found.slice(query.offset, query.offset + query.limit).map((record) => structuredClone(record)),
  };
}

/** The key of a row: 'user', 'account' → 'user account' */
export function toKey(kind: RecordKind, id: string): string {
  return `${kind} ${id}`;
}
