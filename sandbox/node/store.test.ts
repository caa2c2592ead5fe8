import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import example from '../../contract/data/examples/shipment-create/sagawa.response.json';
import { createMemoryStore } from '../store/memory-store';
import { createTestBrowser } from '../../tests/sandbox/test-browser';
import {
  ACCOUNT,
  type FileRecord,
  type RecordsByKind,
  type ShipmentQuery,
  type Store,
  type UserRecord,
} from '../store/store';
import { openLibsqlStore } from './libsql-store';
import { HAS_SQLD, startSqld } from '../../tests/sqld/start-sqld';

type Shipment = RecordsByKind['shipment'];

const NOON = Date.parse('2026-11-24T03:00:00.000Z');
const ALL: ShipmentQuery = {
  owner: ACCOUNT,
  from: 0,
  before: NOON * 2,
  state: 'any',
  carrier: undefined,
  refNumber: undefined,
  origin: undefined,
  limit: 250,
  offset: 0,
};

const STORES: { name: string; open: (dir: string) => Promise<Opened>; isSkipped?: boolean }[] = [
  { name: 'the store in memory', open: () => Promise.resolve({ store: createMemoryStore() }) },
  { name: 'the store of a browser', open: async () => ({ store: await createTestBrowser().openTab() }) },
  { name: 'a libSQL file', open: async (dir) => ({ store: await openLibsqlStore({ data: join(dir, 'a %23?.db') }) }) },
  { name: 'libSQL in memory', open: async () => ({ store: await openLibsqlStore({ data: ':memory:' }) }) },
  {
    name: 'a libSQL server',
    open: async (dir) => {
      const { url, authToken, stop } = await startSqld(dir);
      return { store: await openLibsqlStore({ data: url, authToken }), stop };
    },
    isSkipped: !HAS_SQLD,
  },
];
type Opened = { store: Store; stop?: () => Promise<void> };

// Hundreds of writes over HTTP are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dir = '';
let store: Store;
let stop: Opened['stop'];
async function open(opener: (typeof STORES)[number]['open']): Promise<void> {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
  ({ store, stop } = await opener(dir));
}
async function close(): Promise<void> {
  await store.close();
  await stop?.();
  rmSync(dir, { recursive: true });
}

for (const { name, open: opener, isSkipped = false } of STORES) {
  describe.skipIf(isSkipped)(name, () => {
    beforeEach(() => open(opener));
    afterEach(close);

    it('finds a record by its id and owner only', async () => {
      await put('file', ACCOUNT, file('a'));
      expect(await store.read((reader) => reader.find('file', ACCOUNT, 'a'))).toEqual(file('a'));
      expect(await store.read((reader) => reader.find('file', 'osaka', 'a'))).toBeUndefined();
      expect(await store.read((reader) => reader.find('address', ACCOUNT, 'a'))).toBeUndefined();
      expect(await store.read((reader) => reader.find('file', ACCOUNT, 'b'))).toBeUndefined();
      expect(await store.read((reader) => reader.find('file', ACCOUNT, 'a\0'))).toBeUndefined();
      expect(await store.read((reader) => reader.find('file', ACCOUNT, "' OR 1 --"))).toBeUndefined();
    });

    it('says whether an id is taken, by whomever', async () => {
      await put('file', 'osaka', file('a'));
      expect(await store.read((reader) => reader.exists('file', 'a'))).toBe(true);
      expect(await store.read((reader) => reader.exists('file', 'b'))).toBe(false);
      expect(await store.read((reader) => reader.exists('user', 'a'))).toBe(false);
    });

    it('keeps every character of a text', async () => {
      const odd = { ...file('日本 "\'\\'), content: '𠮟 \u2028 \0 \ud800 e\u0301 {"a":1}' };
      await put('file', ACCOUNT, odd);
      expect(await store.read((reader) => reader.find('file', ACCOUNT, odd.id))).toEqual(odd);
    });

    it('returns copies and stores copies', async () => {
      const given = user('osaka', 'tok_a');
      await put('user', ACCOUNT, given);
      given.info.company = 'changed';
      for (const read of [
        () => store.read((reader) => reader.find('user', ACCOUNT, 'osaka')),
        () => store.read((reader) => reader.findUserByToken('tok_a')),
        async () => (await store.read((reader) => reader.list('user', ACCOUNT)))[0],
      ]) {
        const found = await read();
        expect(found?.info.company).toBe('Shop');
        if (found) found.info.company = 'changed as well';
      }
      expect((await store.read((reader) => reader.find('user', ACCOUNT, 'osaka')))?.info.company).toBe('Shop');
    });

    it('lists what belongs to an owner, oldest first; what is put again keeps its place', async () => {
      for (const id of ['c', 'a', 'b']) await put('file', ACCOUNT, file(id));
      await put('file', 'osaka', file('d'));
      await put('file', ACCOUNT, { ...file('a'), content: 'new' });
      const files = await store.read((reader) => reader.list('file', ACCOUNT));
      expect(files.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
      expect(files[1]?.content).toBe('new');
      expect(await store.read((reader) => reader.list('file', 'nobody'))).toEqual([]);
    });

    it('finds a user by the newest token alone', async () => {
      await put('user', ACCOUNT, user('osaka', 'tok_a'));
      await put('user', ACCOUNT, user('kobe', null));
      await put('user', ACCOUNT, user('osaka', 'tok_b'));
      const find = (token: string) => store.read((reader) => reader.findUserByToken(token));
      expect((await find('tok_b'))?.id).toBe('osaka');
      for (const token of ['tok_a', '', 'null', 'tok_', 'TOK_B', 'tok_b ', 'tok_b\0']) {
        expect(await find(token)).toBeUndefined();
      }
    });

    it('finds a sub user by its key, in upper or lower case', async () => {
      await put('user', ACCOUNT, { ...user('osaka', null), key: 'Osaka@Shop.example' });
      await put('user', ACCOUNT, { ...user('account', null), key: null });
      const find = async (key: string) => (await store.read((reader) => reader.findUserByKey(key)))?.id;
      expect([await find('osaka@shop.EXAMPLE'), await find('osaka@shop'), await find('')]).toEqual([
        'osaka',
        undefined,
        undefined,
      ]);
    });

    it('counts the calls of each user in a window that begins with the first call', async () => {
      const count = (user: string, now: number, duration = 1000) => store.countCall({ user, now, duration });
      expect(await count('osaka', NOON)).toEqual({ end: NOON + 1000, used: 1 });
      expect(await count('osaka', NOON + 999)).toEqual({ end: NOON + 1000, used: 2 });
      expect(await count('kobe', NOON + 999)).toEqual({ end: NOON + 1999, used: 1 });
      expect(await count('osaka', NOON + 1000)).toEqual({ end: NOON + 2000, used: 1 });
      // The limit was changed, or the clock was set back: nobody waits for an end that is too far away.
      expect(await count('osaka', NOON + 1000, 500)).toEqual({ end: NOON + 1500, used: 1 });
    });

    it('counts simultaneous calls one by one, also during writes', async () => {
      const counting = Array.from({ length: 20 }, () => store.countCall({ user: 'osaka', now: NOON, duration: 1000 }));
      const failing = store.write(async (writer) => {
        await writer.put('file', ACCOUNT, file('a'));
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      const used = (await Promise.all(counting)).map((window) => window.used).sort((a, b) => a - b);
      expect(used).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    it('finds a shipment by each tracking number at its carrier, and by its label', async () => {
      await put('shipment', 'osaka', shipment('s1', NOON, { numbers: ['111', '222'], label: 'secret' }));
      const track = (carrier: string, number: string) =>
        store.read((reader) => reader.findShipmentByTrackingNumber(carrier, number));
      expect((await track('sagawa', '111'))?.shipment.id).toBe('s1');
      expect((await track('sagawa', '222'))?.label?.id).toBe('secret');
      expect(await track('yamato', '111')).toBeUndefined();
      expect(await track('sagawa', '11')).toBeUndefined();
      expect((await store.read((reader) => reader.findShipmentByLabel('secret')))?.shipment.id).toBe('s1');
      expect(await store.read((reader) => reader.findShipmentByLabel('s1'))).toBeUndefined();
    });

    it('removes only what belongs to the owner', async () => {
      await put('shipment', ACCOUNT, shipment('s1', NOON, { numbers: ['111'], label: 'l1' }));
      await store.write((writer) => writer.remove('shipment', 'osaka', 's1'));
      expect((await page(ALL)).total).toBe(1);
      await store.write((writer) => writer.remove('shipment', ACCOUNT, 's1'));
      expect(await page(ALL)).toEqual({ total: 0, ids: [] });
      expect(await store.read((reader) => reader.findShipmentByLabel('l1'))).toBeUndefined();
      expect(await store.read((reader) => reader.findShipmentByTrackingNumber('sagawa', '111'))).toBeUndefined();
    });

    it('removes a user with all that it owns', async () => {
      await put('user', ACCOUNT, user('osaka', 'tok_a'));
      await put('user', ACCOUNT, user('kobe', 'tok_b'));
      for (const owner of ['osaka', 'kobe', ACCOUNT]) {
        await put('shipment', owner, shipment(`s-${owner}`, NOON, { numbers: [owner] }));
        await put('file', owner, file(`f-${owner}`));
      }
      const count = (user: string) => store.countCall({ user, now: NOON, duration: 1000 });
      for (const id of ['osaka', 'kobe']) await count(id);
      await store.write((writer) => writer.removeUser('osaka'));
      expect([(await count('osaka')).used, (await count('kobe')).used]).toEqual([1, 2]);
      expect((await store.read((reader) => reader.list('user', ACCOUNT))).map(({ id }) => id)).toEqual(['kobe']);
      expect(await store.read((reader) => reader.findUserByToken('tok_a'))).toBeUndefined();
      expect(await store.read((reader) => reader.list('file', 'osaka'))).toEqual([]);
      expect(await store.read((reader) => reader.findShipmentByTrackingNumber('sagawa', 'osaka'))).toBeUndefined();
      expect((await page({ ...ALL, owner: 'osaka' })).total).toBe(0);
      expect((await page({ ...ALL, owner: 'kobe' })).ids).toEqual(['s-kobe']);
      expect((await page(ALL)).ids).toEqual([`s-${ACCOUNT}`]);
      await put('shipment', 'osaka', shipment('s-new', NOON));
      expect(await page({ ...ALL, owner: 'osaka' })).toEqual({ total: 1, ids: ['s-new'] });
    });

    it('keeps all of a write or, when it throws, nothing', async () => {
      await put('user', ACCOUNT, user('osaka', 'tok_a'));
      const failing = store.write(async (writer) => {
        await writer.put('user', ACCOUNT, user('osaka', 'tok_b'));
        await writer.put('shipment', ACCOUNT, shipment('s1', NOON, { label: 'l1' }));
        expect((await writer.findUserByToken('tok_b'))?.id).toBe('osaka');
        expect((await writer.listShipments(ALL)).total).toBe(1);
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect((await store.read((reader) => reader.findUserByToken('tok_a')))?.id).toBe('osaka');
      expect(await store.read((reader) => reader.findUserByToken('tok_b'))).toBeUndefined();
      expect(await store.read((reader) => reader.findShipmentByLabel('l1'))).toBeUndefined();
      expect((await page(ALL)).total).toBe(0);
      await put('shipment', ACCOUNT, shipment('s2', NOON));
      expect(await page(ALL)).toEqual({ total: 1, ids: ['s2'] });
    });

    it('lets no write fall into another, and shows none before its end', async () => {
      await put('file', ACCOUNT, { ...file('counter'), content: '0' });
      const seen = new Set<number>();
      await Promise.all([
        ...Array.from({ length: 200 }, (_, index) =>
          store.write(async (writer) => {
            const counter = await writer.find('file', ACCOUNT, 'counter');
            const next = Number(counter?.content) + 1;
            await writer.put('file', ACCOUNT, file(`file-${index}`));
            await writer.put('file', ACCOUNT, { ...file('counter'), content: String(next) });
          }),
        ),
        ...Array.from({ length: 20 }, async () => {
          const files = await store.read((reader) => reader.list('file', ACCOUNT));
          expect(files.length - 1).toBe(Number(files[0]?.content));
          seen.add(files.length);
        }),
      ]);
      expect((await store.read((reader) => reader.find('file', ACCOUNT, 'counter')))?.content).toBe('200');
      expect(await store.read((reader) => reader.list('file', ACCOUNT))).toHaveLength(201);
      expect(seen.size).toBeGreaterThan(0);
    });
  });
}

for (const { name, open: opener, isSkipped = false } of STORES) {
  describe.skipIf(isSkipped)(`lists of shipments of ${name}`, () => {
    const COUNT = 1543;
    const CARRIERS = ['sagawa', 'yamato', 'dhl'];
    const kept: Shipment[] = [];
    beforeAll(async () => {
      await open(opener);
      await store.write(async (writer) => {
        for (let index = 0; index < COUNT; index += 1) {
          // Several have the same time, and some are written later than they were created.
          const moment = NOON + Math.floor(index / 3) * 1000 - (index % 50 === 0 ? 86_400_000 : 0);
          const one = shipment(`s${index}`, moment, {
            carrier: CARRIERS[index % 3],
            state: index % 7 === 0 ? 'void' : 'active',
            origin: index % 11 === 0 ? 'dashboard' : 'api',
          });
          one.shipment.setup.ref_number = `PO-${index % 40}`;
          kept.push(one);
          await writer.put('shipment', ACCOUNT, one);
        }
        await writer.put('shipment', 'osaka', shipment('other', NOON));
      });
    });

    it.each<Partial<ShipmentQuery>>([
      {},
      { limit: 1 },
      { limit: 50, offset: 50 },
      { limit: 50, offset: 492 },
      { limit: 250, offset: 1023 },
      { limit: 50, offset: COUNT - 10 },
      { limit: 50, offset: COUNT },
      { limit: 50, offset: COUNT * 100 },
      { state: 'active', origin: 'api' },
      { state: 'void', limit: 20, offset: 20 },
      { carrier: 'dhl', state: 'void', origin: 'api' },
      { carrier: 'dhl', limit: 10, offset: 240 },
      { carrier: 'seino' },
      { refNumber: 'PO-4' },
      { refNumber: 'PO-4', carrier: 'dhl', limit: 5, offset: 5 },
      { refNumber: 'po-4' },
      { from: NOON, before: NOON + 1 },
      { from: NOON + 1, before: NOON + 1000 },
      { from: NOON + 50_000, before: NOON + 200_000, offset: 100, limit: 100 },
      { from: NOON - 90_000_000, before: NOON, state: 'active' },
      { from: NOON + 200_000, before: NOON },
      { from: -1, before: 1 },
      { from: -8.64e15, before: 8.64e15, limit: 3 },
    ])('%j', async (asked) => {
      expect(await page({ ...ALL, ...asked })).toEqual(expected(kept, { ...ALL, ...asked }));
    });

    afterAll(close);
    it('follows what is voided, removed and put out of order', async () => {
      await store.write(async (writer) => {
        for (const one of kept.filter((_, index) => index % 5 === 1)) {
          one.shipment.state = 'void';
          await writer.put('shipment', ACCOUNT, one);
        }
        for (const one of kept.splice(100, 300)) await writer.remove('shipment', ACCOUNT, one.id);
        for (let index = 0; index < 20; index += 1) {
          const one = shipment(`late${index}`, NOON + 300 - index * 10_000);
          kept.push(one);
          await writer.put('shipment', ACCOUNT, one);
        }
      });
      for (const state of ['active', 'void', 'any'] as const) {
        for (let offset = 0; offset < kept.length; offset += 90) {
          const asked = { ...ALL, state, offset, limit: 90 };
          expect(await page(asked)).toEqual(expected(kept, asked));
        }
      }
    });
  });
}

function put<Kind extends keyof RecordsByKind>(kind: Kind, owner: string, record: RecordsByKind[Kind]): Promise<void> {
  return store.write((writer) => writer.put(kind, owner, record));
}

async function page(query: ShipmentQuery): Promise<{ total: number; ids: string[] }> {
  const { total, records } = await store.read((reader) => reader.listShipments(query));
  return { total, ids: records.map(({ shipment }) => shipment.id) };
}

/** The expected list, by its definition. */
function expected(kept: Shipment[], { from, before, state, carrier, refNumber, origin, limit, offset }: ShipmentQuery) {
  const found = kept
    .map((one, index) => ({ ...one, index, created: Date.parse(one.shipment.created_at) }))
    .filter(({ created }) => created >= from && created < before)
    .filter(({ shipment }) => state === 'any' || shipment.state === state)
    .filter(({ shipment }) => carrier === undefined || shipment.delivery.carrier === carrier)
    .filter(({ shipment }) => refNumber === undefined || shipment.setup.ref_number === refNumber)
    .filter((one) => origin === undefined || one.origin === origin)
    .sort((a, b) => b.created - a.created || b.index - a.index);
  return { total: found.length, ids: found.slice(offset, offset + limit).map(({ id }) => id) };
}

function file(id: string): FileRecord {
  return { id, type: 'logo', content: 'AAAA', created_at: new Date(NOON).toISOString() };
}

function user(id: string, token: string | null): UserRecord {
  const info = { first_name: 'Ken', last_name: 'Sato', company: 'Shop' };
  return { id, role: 'sub-user', token, key: `${id}@shop.example`, info, created_at: new Date(NOON).toISOString() };
}

function shipment(
  id: string,
  moment: number,
  given: {
    numbers?: string[];
    label?: string;
    carrier?: string;
    state?: 'active' | 'void';
    origin?: 'api' | 'dashboard';
  } = {},
): Shipment {
  const { numbers = [], label, carrier = 'sagawa', state = 'active', origin = 'api' } = given;
  const body = {
    ...structuredClone(example),
    id,
    state,
    created_at: new Date(moment).toISOString(),
    delivery: { ...example.delivery, carrier, tracking_numbers: numbers },
  } as unknown as Shipment['shipment'];
  return {
    id,
    shipment: body,
    origin,
    hasCarrierInvoice: false,
    label: label
      ? { id: label, printSize: 'PDF_A4', hasArchivePage: false, accountNumber: null, earliestDelivery: null }
      : null,
  };
}
