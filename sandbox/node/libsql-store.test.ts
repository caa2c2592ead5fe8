import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT, type FileRecord, type Store } from '../store/store';
import { openLibsqlStore } from './libsql-store';
import { CliError } from './cli-error';
import { COUNT_SHIPMENTS, FIND_BY_KEY, FIND_RECORD, LIST_RECORDS, LIST_SHIPMENTS } from './read-records';

vi.setConfig({ testTimeout: 60_000 });

let dir = '';
let data = '';
const opened: Store[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'libsql-'));
  data = join(dir, 'below', 'sandbox.db');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(dir, { recursive: true });
});

async function open(options?: { empty: boolean }): Promise<Store> {
  const store = await openLibsqlStore({ data }, options);
  opened.push(store);
  return store;
}

async function refuse(options?: { empty: boolean }): Promise<string> {
  const error = await open(options).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(CliError);
  return `${(error as CliError).phrase} ${JSON.stringify((error as CliError).params)}`;
}

const note = (id: string, content = ''): FileRecord => ({ id, type: 'logo', content, created_at: '' });
const put = (store: Store, record: FileRecord) => store.write((writer) => writer.put('file', ACCOUNT, record));
const listIds = async (store: Store) =>
  (await store.read((reader) => reader.list('file', ACCOUNT))).map(({ id }) => id);

async function run(...statements: string[]): Promise<void> {
  mkdirSync(join(dir, 'below'), { recursive: true });
  const client = createClient({ url: `file:${data}` });
  for (const statement of statements) await client.execute(statement);
  client.close();
}

describe('a file', () => {
  it('keeps what was written when it is opened again', async () => {
    const first = await open();
    await put(first, note('a'));
    await first.close();
    expect(await listIds(await open())).toEqual(['a']);
  });

  it('has a log of what is written on the disk, so that a process that is killed leaves it whole', async () => {
    await put(await open(), note('a', 'x'.repeat(1000)));
    expect(statSync(`${data}-wal`).size).toBeGreaterThan(1000);
  });

  it('is whole without its log once it is closed', async () => {
    const store = await open();
    await put(store, note('a', 'x'.repeat(100_000)));
    await store.close();
    expect(statSync(`${data}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    expect(readFileSync(data).includes('x'.repeat(1000))).toBe(true);
  });

  it('is for its owner alone', async () => {
    await put(await open(), note('a'));
    for (const file of [data, `${data}-wal`, `${data}-shm`]) expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('is emptied, while others have it open as well', async () => {
    const first = await open();
    const count = async () => (await first.countCall({ user: ACCOUNT, now: 0, duration: 1000 })).used;
    await put(first, note('a', 'x'.repeat(1_000_000)));
    expect([await count(), await count()]).toEqual([1, 2]);
    const second = await open({ empty: true });
    expect(await count()).toBe(1);
    expect(await listIds(first)).toEqual([]);
    await put(first, note('b'));
    expect(await listIds(second)).toEqual(['b']);
    await second.close();
    await first.close();
    expect(statSync(data).size).toBeLessThan(500_000);
  });

  it('of another version is rejected, and can be emptied', async () => {
    await (await open()).close();
    await run('UPDATE shipping_sandbox SET version = 99', 'CREATE TABLE of_that_version (a)');
    expect(await refuse()).toMatch(/^cli-data-version .*"found":99,"expected":6/);
    expect(await listIds(await open({ empty: true }))).toEqual([]);
  });

  it('of another application is rejected and not changed, even if it is to be emptied', async () => {
    await run('CREATE TABLE customers (name)', `INSERT INTO customers VALUES ('Mori')`);
    const before = readFileSync(data);
    expect(await refuse()).toMatch(/^cli-data-foreign /);
    expect(await refuse({ empty: true })).toMatch(/^cli-data-foreign /);
    expect(readFileSync(data).equals(before)).toBe(true);
  });

  it('that is not a database is rejected and not changed', async () => {
    mkdirSync(join(dir, 'below'));
    writeFileSync(data, 'a text, longer than the header of a database file is. '.repeat(10));
    expect(await refuse({ empty: true })).toMatch(/^cli-data-foreign /);
    expect(readFileSync(data, 'utf8')).toMatch(/^a text/);
  });

  it.each([2, 3, 5])('that is damaged at page %i is rejected with its name', async (page) => {
    const store = await open();
    for (let index = 0; index < 40; index += 1) await put(store, note(`file-${index}`, 'x'.repeat(2000)));
    await store.close();
    const bytes = readFileSync(data);
    bytes.fill(0xff, (page - 1) * 4096, page * 4096);
    writeFileSync(data, bytes);
    expect(await refuse()).toMatch(/^cli-data-damaged .*sandbox\.db/);
  });

  it('that cannot be opened is rejected', async () => {
    mkdirSync(data, { recursive: true });
    expect(await refuse()).toMatch(/^cli-data-unreachable .*EISDIR/);
  });

  it('serves two at once: nobody loses a change, and each sees what the other wrote', async () => {
    const stores = [await open(), await open()];
    await put(stores[0] as Store, note('counter', '0'));
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        (stores[index % 2] as Store).write(async (writer) => {
          const counter = await writer.find('file', ACCOUNT, 'counter');
          // Lets the other one try in the middle of this write.
          await new Promise((resolve) => setImmediate(resolve));
          await writer.put('file', ACCOUNT, note('counter', String(Number(counter?.content) + 1)));
          await writer.put('file', ACCOUNT, note(`file-${index}`));
        }),
      ),
    );
    for (const store of stores) {
      expect(await listIds(store)).toHaveLength(201);
      expect((await store.read((reader) => reader.find('file', ACCOUNT, 'counter')))?.content).toBe('200');
    }
  });

  it('counts the calls of two at once in one window', async () => {
    const stores = [await open(), await open()];
    const windows = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (stores[index % 2] as Store).countCall({ user: 'osaka', now: 1000, duration: 1000 }),
      ),
    );
    expect(new Set(windows.map(({ used }) => used)).size).toBe(40);
  });

  it('is read while a write is under way', async () => {
    const store = await open();
    await put(store, note('a'));
    await store.write(async (writer) => {
      await writer.put('file', ACCOUNT, note('b'));
      expect(await listIds(store)).toEqual(['a']);
    });
    expect(await listIds(store)).toEqual(['a', 'b']);
  });

  it('continues after a statement that the database rejected', async () => {
    const store = await open();
    const broken = { ...note('x'), id: null };
    for (let index = 0; index < 3; index += 1) {
      await expect(store.write((writer) => writer.put('file', ACCOUNT, broken as never))).rejects.toThrow();
      await put(store, note(`file-${index}`));
    }
    expect(await listIds(store)).toEqual(['file-0', 'file-1', 'file-2']);
  });

  it('is made once by two that come at the same time', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((store, index) => put(store, note(`file-${index}`))));
    expect((await listIds(stores[0])).sort()).toEqual(['file-0', 'file-1', 'file-2']);
  });

  it.each([
    ['counts shipments', COUNT_SHIPMENTS, 'USING COVERING INDEX shipment_of_owner'],
    ['lists shipments', LIST_SHIPMENTS, 'USING COVERING INDEX shipment_of_owner'],
    ['lists other records', LIST_RECORDS, 'USING INDEX record_of_owner'],
    ['finds by an id', FIND_RECORD, 'USING INDEX sqlite_autoindex_record_1'],
    ['finds by a key', FIND_BY_KEY, 'USING PRIMARY KEY'],
  ])('%s by an index', async (_, sql, index) => {
    await open();
    const names = new Set([...sql.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''));
    const client = createClient({ url: `file:${data}` });
    const args = Object.fromEntries([...names].map((name) => [name, 1]));
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    client.close();
    expect(rows.map(({ detail }) => detail as string).join('\n')).toContain(index);
  });

  it('is closed after the writes that are waiting', async () => {
    const store = await open();
    const writes = [put(store, note('a')), put(store, note('b'))];
    await store.close();
    await Promise.all(writes);
    expect(await listIds(await open())).toEqual(['a', 'b']);
  });
});

describe('a server', () => {
  it('is rejected if no server responds', async () => {
    data = 'http://127.0.0.1:9';
    expect(await refuse()).toMatch(/^cli-data-unreachable .*127\.0\.0\.1:9/);
  });

  it.each(['http://', 'libsql:', 'http://a b', 'http://127.0.0.1:9?x=1'])('%s is refused', async (address) => {
    data = address;
    expect(await refuse()).toMatch(/^cli-data-unreachable /);
  });
});
