import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import example from '../../contract/data/examples/shipment-create/sagawa.response.json';
import { ACCOUNT, type RecordsByKind, type ShipmentQuery, type StoreReader, type StoreWriter } from '../store/store';
import { createCallCounter } from './count-call';
import type { Database } from './database';
import { openEmbedded } from './embedded-database';
import { openLibsqlStore } from './libsql-store';
import { createReader } from './read-records';
import { CREATE_VERSION_TABLE, SCHEMA } from './schema';
import { COUNT_SHIPMENTS, RAISE_REVISION } from './shipment-sql';
import { createWriter } from './write-records';

const ALL: ShipmentQuery = {
  owner: ACCOUNT,
  from: 0,
  before: Number.MAX_SAFE_INTEGER,
  state: 'any',
  carrier: undefined,
  origin: undefined,
  limit: 1,
  offset: 0,
};

let dir = '';
let reading: Database;
let writing: Database;
let reader: StoreReader;
let writer: StoreWriter;
let counted = 0;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'list-'));
  [reading, writing] = [openEmbedded(join(dir, 'a.db')), openEmbedded(join(dir, 'a.db'))];
  await writing.execute(`PRAGMA journal_mode = WAL; ${[CREATE_VERSION_TABLE, ...SCHEMA].join(';')}`);
  counted = 0;
  const run: Database['run'] = (statements) => {
    counted += statements.filter(({ sql }) => sql === COUNT_SHIPMENTS).length;
    return reading.run(statements);
  };
  reader = createReader(run, { remembersCounts: true });
  writer = createWriter(writing.run);
});
afterEach(() => {
  reading.close();
  writing.close();
  rmSync(dir, { recursive: true });
});

const toShipment = (id: string): RecordsByKind['shipment'] => ({
  id,
  shipment: { ...(example as unknown as RecordsByKind['shipment']['shipment']), id },
  origin: 'api',
  label: null,
  hasCarrierInvoice: false,
});

const count = async (query: Partial<ShipmentQuery> = {}): Promise<number> =>
  (await reader.listShipments({ ...ALL, ...query })).total;

it('counts again only once a shipment has changed', async () => {
  await writer.put('shipment', ACCOUNT, toShipment('a'));
  expect([await count(), await count(), counted]).toEqual([1, 1, 1]);
  expect([await count({ state: 'void' }), await count(), counted]).toEqual([0, 1, 2]);

  const isVoid = toShipment('a');
  isVoid.shipment = { ...isVoid.shipment, state: 'void' };
  await writer.put('shipment', ACCOUNT, isVoid);
  expect([await count({ state: 'void' }), await count(), counted]).toEqual([1, 1, 4]);

  await writer.put('shipment', ACCOUNT, toShipment('b'));
  expect([await count(), counted]).toEqual([2, 5]);
  await writer.remove('shipment', ACCOUNT, 'b');
  expect([await count(), counted]).toEqual([1, 6]);
  await writer.removeUser(ACCOUNT);
  expect([await count(), counted]).toEqual([0, 7]);
});

it('does not count again for what changes no shipment: each call is counted, and files are uploaded', async () => {
  await writer.put('shipment', ACCOUNT, toShipment('a'));
  expect([await count(), counted]).toEqual([1, 1]);
  await createCallCounter(writing.run)({ user: ACCOUNT, now: 0, duration: 1000 });
  await writer.put('file', ACCOUNT, { id: 'logo', type: 'logo', content: '', created_at: '' });
  await writer.remove('file', ACCOUNT, 'logo');
  expect([await count(), counted]).toEqual([1, 1]);
});

it('remembers nothing of a transaction that is rolled back', async () => {
  const transaction = await writing.begin('DELETE FROM record WHERE false');
  const inside = createWriter(transaction.run);
  await inside.put('shipment', ACCOUNT, toShipment('a'));
  expect((await inside.listShipments(ALL)).total).toBe(1);
  await transaction.rollback();

  await writing.run([{ sql: RAISE_REVISION }]);
  expect((await inside.listShipments(ALL)).total).toBe(0);
});

it('counts anew after another process has emptied the file', async () => {
  const place = { data: join(dir, 'b.db') };
  const store = await openLibsqlStore(place);
  const create = (id: string) => store.write((one) => one.put('shipment', ACCOUNT, toShipment(id)));
  const countStored = async () => (await store.read((one) => one.listShipments(ALL))).total;
  await create('a');
  await store.write((one) => one.remove('shipment', ACCOUNT, 'a'));
  expect(await countStored()).toBe(0);
  await (await openLibsqlStore(place, { empty: true })).close();
  await create('b');
  await create('c');
  expect(await countStored()).toBe(2);
  await store.close();
});
