import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestSandbox } from '../../tests/sandbox/test-sandbox';
import { prepareAccount } from '../api/prepare-account';
import { ACCOUNT, type FileRecord } from '../store/store';
import type { CallRecord } from './call-record';
import { BusyError, type WebStore } from './indexed-db-store';
import { createTestBrowser } from '../../tests/sandbox/test-browser';

const CALL: CallRecord = {
  method: 'GET',
  path: '/shipments',
  caller: 'account',
  scenario: '',
  body: undefined,
  at: 0,
  duration: 1,
  status: 200,
  headers: [],
  response: '{}',
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('tabs', () => {
  it('see what another one has written at their next read', async () => {
    const { openTab } = createTestBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await put(one, 'a');
    expect(await list(other)).toEqual(['a']);
    await put(other, 'b');
    expect(await list(one)).toEqual(['a', 'b']);
    await one.write((writer) => writer.remove('file', ACCOUNT, 'a'));
    expect(await list(other)).toEqual(['b']);
  });

  it('lose no write when both write at once', async () => {
    const { openTab } = createTestBrowser();
    const tabs = [await openTab(), await openTab()];
    await Promise.all(Array.from({ length: 40 }, (_, index) => put(tabs[index % 2] as WebStore, `file-${index}`)));
    for (const tab of tabs) expect(new Set(await list(tab)).size).toBe(40);
  });

  it('share one token although both start at once', async () => {
    const { openTab } = createTestBrowser();
    const start = async (): Promise<string> => {
      const store = await openTab();
      const { environment } = await createTestSandbox();
      return prepareAccount({ ...environment, store, seed: store.settings().seed });
    };
    const [one, other] = await Promise.all([start(), start()]);
    expect(other).toBe(one);
  });

  it('share settings and the log', async () => {
    const { openTab, announced } = createTestBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await one.changeSettings({ clockOffset: 3_600_000 });
    await one.logCall(CALL);
    expect(announced()).toBe(2);
    await list(other);
    expect(other.settings()).toEqual(one.settings());
    expect(other.settings().clockOffset).toBe(3_600_000);
    expect(await other.listCalls()).toEqual([CALL]);
  });

  it('add up the times by which the clock is moved, also at once', async () => {
    const { openTab } = createTestBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await Promise.all([one, one, other].map((tab) => tab.changeSettings({ advance: 1000 })));
    await one.changeSettings({ clockOffset: 500, advance: 1000 });
    await one.changeSettings({ advance: -200 });
    await list(other);
    expect(other.settings().clockOffset).toBe(1300);
    await other.changeSettings({ ignoreHours: true });
    expect(other.settings().clockOffset).toBe(1300);
  });

  it('are all empty after a reset, and the database has no row', async () => {
    const { openTab, indexedDB } = createTestBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await put(one, 'a');
    await one.logCall(CALL);
    await one.changeSettings({ ignoreHours: true });
    const { seed } = one.settings();
    expect(await list(other)).toEqual(['a']);
    await other.reset();
    for (const tab of [one, other]) {
      expect(await list(tab)).toEqual([]);
      expect(tab.settings().ignoreHours).toBe(false);
      expect(tab.settings().seed).not.toBe(seed);
      expect(await tab.listCalls()).toEqual([]);
    }
    expect(await countRows(indexedDB)).toBe(0);
  });

  it.each([
    ['in the database', {}],
    ['in memory', { indexedDB: undefined }],
  ])('start new call windows after a reset, %s', async (_, lacks) => {
    const tab = await createTestBrowser().openTab(lacks);
    const count = async () => (await tab.countCall({ user: 'account', now: 0, duration: 1000 })).used;
    expect([await count(), await count()]).toEqual([1, 2]);
    await tab.reset();
    expect(await count()).toBe(1);
  });

  it('report that another tab has the lock', async () => {
    const { openTab, locks } = createTestBrowser();
    const tab = await openTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    locks.request('sandbox', {}, () => new Promise(() => undefined)).catch(() => undefined);
    const writing = put(tab, 'a');
    const failing = expect(writing).rejects.toBeInstanceOf(BusyError);
    await vi.advanceTimersByTimeAsync(5001);
    await failing;
  });
});

describe('a store that is opened again', () => {
  it('has what was written, in its order', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    for (const id of ['c', 'a', 'b']) await put(store, id);
    await put(store, 'a');
    const { seed } = store.settings();
    await store.close();
    const again = await openTab();
    expect(await list(again)).toEqual(['c', 'a', 'b']);
    expect(again.settings().seed).toBe(seed);
    await put(again, 'd');
    expect(await list(again)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('keeps the last calls only', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    for (let at = 0; at < 203; at += 1) await store.logCall({ ...CALL, at });
    const calls = await store.listCalls();
    expect(calls.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, index) => index + 3));
  });

  it('leaves a database of a newer release alone', async () => {
    const { openTab, indexedDB } = createTestBrowser();
    await new Promise((resolve) => {
      indexedDB.open('sandbox', 99).onsuccess = ({ target }) => {
        (target as IDBOpenDBRequest).result.close();
        resolve(undefined);
      };
    });
    await expect(openTab()).rejects.toMatchObject({ name: 'VersionError' });
  });
});

describe('a store whose connection is lost', () => {
  const error = (name: string) => () => {
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', name);
  };
  const original = Reflect.get(IDBDatabase.prototype, 'transaction') as (
    this: IDBDatabase,
    ...args: unknown[]
  ) => IDBTransaction;
  const next = () => vi.spyOn(IDBDatabase.prototype, 'transaction');
  const LOST = {
    'when it is used': () => next().mockImplementationOnce(error('UnknownError')),
    'and closed': () => next().mockImplementationOnce(error('InvalidStateError')),
    'in the middle': () =>
      next().mockImplementationOnce(function (this: IDBDatabase, ...args) {
        const begun = original.apply(this, args);
        begun.abort();
        return begun;
      }),
  };

  it.each(Object.entries(LOST))('%s, opens it again and does the work once', async (_, lose) => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    await put(store, 'a');
    const uses: [what: string, use: () => Promise<unknown>][] = [
      ['read', () => list(store)],
      ['write', () => put(store, 'b')],
      ['log', () => store.logCall(CALL)],
      ['list', () => store.listCalls()],
      ['count', () => store.countCall({ user: ACCOUNT, now: 0, duration: 1000 })],
      ['put aside', () => store.putAside()],
      ['look', () => store.hasAside()],
      ['bring back', () => store.bringBack()],
    ];
    for (const [what, use] of uses) {
      lose();
      await expect(use(), what).resolves.not.toThrow();
      vi.restoreAllMocks();
      expect(store.unsaved(), what).toBeUndefined();
    }
    expect(await list(store)).toEqual(['a', 'b']);
    expect(await store.listCalls()).toEqual([CALL]);
    expect(await list(await openTab())).toEqual(['a', 'b']);
  });

  it('reports the error when it is lost again', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(error('UnknownError'));
    await expect(put(store, 'a')).rejects.toMatchObject({ name: 'UnknownError' });
  });
});

describe('without a place to save', () => {
  it.each([
    { lacks: { indexedDB: undefined }, unsaved: 'blocked' },
    { lacks: { locks: undefined }, unsaved: 'no-locks' },
    { lacks: { indexedDB: createBlockedFactory() }, unsaved: 'blocked' },
  ])('works in memory: $unsaved', async ({ lacks, unsaved }) => {
    const { openTab } = createTestBrowser();
    const store = await openTab(lacks);
    expect(store.unsaved()).toBe(unsaved);
    await put(store, 'a');
    await store.logCall(CALL);
    expect(await list(store)).toEqual(['a']);
    expect(await store.listCalls()).toEqual([CALL]);
    await store.reset();
    expect(await list(store)).toEqual([]);
    expect(await store.listCalls()).toEqual([]);
  });

  it('keeps everything in memory from the write for which there is no room', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    await put(store, 'a');
    failForLackOfRoom('put');
    await put(store, 'b');
    expect(store.unsaved()).toBe('full');
    await put(store, 'c');
    expect(await list(store)).toEqual(['a', 'b', 'c']);
  });

  it('keeps everything in memory when the lack of room is reported at the end of the transaction', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    await put(store, 'a');
    failAtTheEnd();
    await put(store, 'b');
    expect(store.unsaved()).toBe('full');
    expect(await list(store)).toEqual(['a', 'b']);
  });

  it('keeps the log and what was put aside from the write for which there is no room', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    await put(store, 'own');
    await store.putAside();
    await put(store, 'shared');
    await store.logCall(CALL);
    failForLackOfRoom('put');
    await put(store, 'more');
    expect(store.unsaved()).toBe('full');
    expect(await store.listCalls()).toEqual([CALL]);
    expect(await store.hasAside()).toBe(true);
    await store.bringBack();
    expect(await list(store)).toEqual(['own']);
    expect(await store.listCalls()).toEqual([]);
    expect(await store.hasAside()).toBe(false);
  });

  it('keeps the call for which the log has no room', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    await store.logCall({ ...CALL, at: 1 });
    failForLackOfRoom('add');
    await store.logCall({ ...CALL, at: 2 });
    expect(store.unsaved()).toBe('full');
    expect((await store.listCalls()).map(({ at }) => at)).toEqual([1, 2]);
  });

  it('puts data aside, and brings it back, where there is no room for either', async () => {
    const { openTab } = createTestBrowser();
    const store = await openTab();
    await put(store, 'own');
    await store.logCall(CALL);
    failForLackOfRoom('put');
    await store.putAside();
    expect(await list(store)).toEqual([]);
    expect(await store.hasAside()).toBe(true);
    await store.bringBack();
    expect(await list(store)).toEqual(['own']);
    expect(await store.listCalls()).toEqual([CALL]);

    vi.restoreAllMocks();
    const other = await createTestBrowser().openTab();
    await put(other, 'own');
    await other.putAside();
    await put(other, 'shared');
    failForLackOfRoom('put');
    await other.bringBack();
    expect(await list(other)).toEqual(['own']);
    expect(other.unsaved()).toBe('full');
  });
});

function failForLackOfRoom(method: 'put' | 'add'): void {
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

/** Lets writes fail as browsers do: the requests succeed, but the transaction cannot keep their data. */
function failAtTheEnd(): void {
  const write = Reflect.get(IDBObjectStore.prototype, 'put') as (...given: unknown[]) => IDBRequest<IDBValidKey>;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const { transaction } = this;
    const error = new DOMException('no room', 'QuotaExceededError');
    Object.defineProperty(transaction, 'error', { get: () => error, set: () => undefined });
    const request = write.apply(this, given);
    request.addEventListener('success', () => transaction.abort());
    return request;
  });
}

function createBlockedFactory(): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return factory;
}

function put(store: WebStore, id: string): Promise<void> {
  const record: FileRecord = { id, type: 'logo', content: 'AAAA', created_at: '2026-11-24T01:00:00.000Z' };
  return store.write((writer) => writer.put('file', ACCOUNT, record));
}

async function list(store: WebStore): Promise<string[]> {
  return (await store.read((reader) => reader.list('file', ACCOUNT))).map(({ id }) => id);
}

function countRows(indexedDB: IDBFactory): Promise<number> {
  return new Promise((resolve) => {
    indexedDB.open('sandbox').onsuccess = ({ target }) => {
      const { result: database } = target as IDBOpenDBRequest;
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names);
      const counts = names.map((name) => transaction.objectStore(name).count());
      transaction.oncomplete = () => {
        database.close();
        resolve(counts.reduce((sum, { result }) => sum + result, 0));
      };
    };
  });
}
