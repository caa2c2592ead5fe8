import { continueWindow } from '../store/continue-window';
import { createReader, createWriter, listRemovedUsers, toKey, type Row, type Rows } from '../store/memory-store';
import { createQueue } from '../store/queue';
import { ACCOUNT, type CallWindow, type Store, type UserRecord } from '../store/store';
import { bringBack, hasAside, putAside, readAside } from './aside';
import type { CallRecord } from './call-record';
import { ConnectionError, NAME, openDatabase, STORES, toEnd, toResult } from './database';
import { createId, createState, type Settings, type SettingsChange, type State } from './state';

/** Why nothing is saved: storage is blocked or full, or the browser has no locks for writes (plain HTTP). */
export type Unsaved = 'blocked' | 'full' | 'no-locks';

export type WebStore = Store & {
  /** The settings as of the last read or write. */
  settings: () => Settings;
  changeSettings: (change: SettingsChange) => Promise<void>;
  /** Adds a call of an account to the log, unless a reset has begun new data since. Returns whether it was added. */
  logCall: (call: CallRecord, account?: UserRecord) => Promise<boolean>;
  /** The calls of the log, oldest first. */
  listCalls: () => Promise<CallRecord[]>;
  /** Removes every record, the log and the settings, for all tabs. */
  reset: () => Promise<void>;
  /** Empties the sandbox for all tabs and keeps what was in it, so that another one can be in its place. */
  putAside: () => Promise<void>;
  /** Brings back what was put aside; what is in its place goes. */
  bringBack: () => Promise<void>;
  hasAside: () => Promise<boolean>;
  /** Undefined while everything is saved. */
  unsaved: () => Unsaved | undefined;
};

/** A write that another tab kept waiting for too long. */
export class BusyError extends Error {}

export type Platform = {
  indexedDB: IDBFactory | undefined;
  locks: Pick<LockManager, 'request'> | undefined;
  /** Notifies all tabs of the origin, including this one, of a change. */
  announce: () => void;
};

type StoredRow = Row & { key: string; place: number };
type Snapshot = { state: State; rows: Rows; places: Map<string, number> };

const ACCOUNT_KEY = toKey('user', ACCOUNT);

/** Longer than any write, in milliseconds: after this time, the tab with the lock is considered stuck. */
const LOCK_WAIT_MS = 5000;
/** The log keeps this many calls; of older ones the state remains, not the story. */
const LOGGED_CALLS_MAX = 200;

/**
 * Opens the store of the browser. IndexedDB is the source of truth for all tabs: a read first checks whether another tab
 * has written, and a write uses a lock that all tabs share, so that it starts from their data. If nothing can be saved,
 * everything works in memory, and `unsaved` is the reason.
 */
export async function openWebStore({ indexedDB, locks, announce }: Platform): Promise<WebStore> {
  let current = createSnapshot();
  let calls: CallRecord[] = [];
  /** Where nothing is saved, what is put aside is in memory as well. */
  let aside: { snapshot: Snapshot; calls: CallRecord[] } | undefined;
  const windows = new Map<string, CallWindow>();
  let unsaved: Unsaved | undefined = locks ? undefined : 'no-locks';
  let moving: Promise<void> | undefined;
  const queue = createQueue();
  let database =
    indexedDB && locks
      ? await openDatabase(indexedDB).catch((error: unknown) => {
          // A database of a newer release stays as it is.
          if (isNamed(error, 'VersionError')) throw error;
          return undefined;
        })
      : undefined;
  if (!database) unsaved ??= 'blocked';

  await refresh();
  return {
    async read(work) {
      await refresh();
      const { rows } = current;
      return work(createReader(() => rows));
    },
    write: (work) => writeAlone((rows) => work(createWriter(rows))),
    async countCall(call) {
      if (!isSaving()) {
        const window = continueWindow(windows.get(call.user), call);
        windows.set(call.user, window);
        return window;
      }
      // One transaction is alone by itself: it needs no lock.
      return transact(async (opened) => {
        const transaction = opened.transaction(STORES.windows, 'readwrite');
        const store = transaction.objectStore(STORES.windows);
        const window = continueWindow((await toResult(store.get(call.user))) as CallWindow | undefined, call);
        store.put(window, call.user);
        await toEnd(transaction).catch(giveUpSaving);
        return window;
      });
    },
    settings: () => current.state.settings,
    changeSettings: ({ advance = 0, ...change }) =>
      writeAlone((_, state) => {
        const changed = { ...state.settings, ...change };
        state.settings = { ...changed, clockOffset: changed.clockOffset + advance };
        return Promise.resolve();
      }),
    async logCall(call, account) {
      if (isSaving()) {
        const isOfNow = await transact((opened) => saveCall(opened, call, account)).catch(giveUpSaving);
        if (isOfNow === false) return false;
      }
      if (!isSaving()) {
        if (!isOfAccount(current.rows.get(ACCOUNT_KEY), account)) return false;
        calls = [...calls, call].slice(-LOGGED_CALLS_MAX);
      }
      announce();
      return true;
    },
    async listCalls() {
      return isSaving() ? transact(readCalls) : calls;
    },
    async reset() {
      await alone(async () => {
        if (database) await transact(clear).catch(giveUpSaving);
        calls = [];
        windows.clear();
        current = createSnapshot();
      });
      announce();
    },
    async putAside() {
      await alone(async () => {
        if (isSaving()) await transact(putAside).catch(giveUpSaving);
        if (!isSaving()) {
          if (current.rows.size > 0) aside ??= { snapshot: current, calls };
          calls = [];
          windows.clear();
        }
        current = createSnapshot();
      });
      announce();
    },
    async bringBack() {
      await alone(async () => {
        if (isSaving()) await transact(bringBack).catch(giveUpSaving);
        await refresh();
        if (aside) {
          calls = aside.calls;
          current = aside.snapshot;
          aside = undefined;
        }
      });
      announce();
    },
    hasAside: () => (isSaving() ? transact(hasAside) : Promise.resolve(aside !== undefined)),
    unsaved: () => unsaved,
    close: () => Promise.resolve(database?.close()),
  };

  /** Takes over what other tabs have written since. */
  async function refresh(): Promise<void> {
    if (!isSaving()) return;
    await transact(async (opened) => {
      const transaction = opened.transaction([STORES.state, STORES.records]);
      const found = (await toResult(transaction.objectStore(STORES.state).get(NAME))) as State | undefined;
      if ((found?.revision ?? '') === current.state.revision) return;
      const stored = (await toResult(transaction.objectStore(STORES.records).getAll())) as StoredRow[];
      current = found ? toSnapshot(found, stored) : createSnapshot();
    });
  }

  async function writeAlone<T>(work: (rows: Rows, state: State) => Promise<T>): Promise<T> {
    const result = await alone(async () => {
      await refresh();
      const rows = new Map(current.rows);
      const state = { ...current.state };
      const done = await work(rows, state);
      state.revision = createId();
      const places = new Map([...current.places].filter(([key]) => rows.has(key)));
      for (const key of rows.keys()) if (!places.has(key)) places.set(key, (state.nextPlace += 1));
      if (isSaving()) await transact((opened) => save(opened, { state, rows, places })).catch(giveUpSaving);
      for (const user of listRemovedUsers(current.rows, rows)) windows.delete(user);
      current = { state, rows, places };
      return done;
    });
    announce();
    return result;
  }

  async function save(to: IDBDatabase, { state, rows, places }: Snapshot): Promise<void> {
    const transaction = to.transaction([STORES.state, STORES.records, STORES.windows], 'readwrite');
    const end = toEnd(transaction);
    const records = transaction.objectStore(STORES.records);
    for (const user of listRemovedUsers(current.rows, rows)) transaction.objectStore(STORES.windows).delete(user);
    for (const key of current.rows.keys()) if (!rows.has(key)) records.delete(key);
    for (const [key, row] of rows) {
      if (current.rows.get(key) !== row) records.put({ ...row, key, place: places.get(key) ?? 0 } satisfies StoredRow);
    }
    transaction.objectStore(STORES.state).put(state, NAME);
    await end;
  }

  /**
   * The work goes on in memory, with the records, the log and what is put aside; from now on nothing is saved. The windows
   * of the call limit start again: they last a second.
   */
  async function giveUpSaving(error: unknown): Promise<void> {
    if (!isNamed(error, 'QuotaExceededError')) throw error;
    // Two writes that fail at once move it once: the second time would lose what is only in memory.
    if (isSaving()) await (moving ??= moveToMemory());
  }

  async function moveToMemory(): Promise<void> {
    await refresh();
    const saved = await transact(readAside);
    if (saved) aside = { snapshot: toSnapshot(saved.state, saved.records as StoredRow[]), calls: saved.calls };
    calls = await transact(readCalls);
    unsaved = 'full';
  }

  function isSaving(): boolean {
    return database !== undefined && unsaved === undefined;
  }

  /**
   * Runs one transaction. Browsers lose the connection to a database: on a phone that slept, or when another tab deletes
   * it. What the transaction was to write is not written then, so it runs once more, in a new connection.
   */
  async function transact<T>(work: (opened: IDBDatabase) => Promise<T>): Promise<T> {
    if (!database || !indexedDB) throw new Error('There is no database.');
    const lost = database;
    try {
      return await work(lost);
    } catch (error) {
      if (!isOfLostConnection(error)) throw error;
      // If two transactions fail at once, the first one opens it.
      if (database === lost) {
        lost.close();
        database = await openDatabase(indexedDB);
      }
      return await work(database);
    }
  }

  /** Runs while no other write runs, in this tab or in another. */
  function alone<T>(work: () => Promise<T>): Promise<T> {
    return queue(() => (locks && unsaved === undefined ? lockAllTabs(locks, work) : work()));
  }
}

function isOfLostConnection(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    ['AbortError', 'InvalidStateError', 'UnknownError'].some((name) => isNamed(error, name))
  );
}

/** Removes every record, the log, the windows and the settings. What is put aside stays. */
async function clear(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(Object.values(STORES), 'readwrite');
  const end = toEnd(transaction);
  for (const name of [STORES.records, STORES.calls, STORES.windows]) transaction.objectStore(name).clear();
  transaction.objectStore(STORES.state).delete(NAME);
  await end;
}

function readCalls(from: IDBDatabase): Promise<CallRecord[]> {
  return toResult(from.transaction(STORES.calls).objectStore(STORES.calls).getAll() as IDBRequest<CallRecord[]>);
}

/** Whether a row is the account to which a call belongs: one of the same data. */
function isOfAccount(row: Row | undefined, account: UserRecord | undefined): boolean {
  return account === undefined || (row?.body as UserRecord | undefined)?.generation === account.generation;
}

/** Adds a call to the log, in which the last calls stay, unless its account is no longer that of the records. */
async function saveCall(to: IDBDatabase, call: CallRecord, account: UserRecord | undefined): Promise<boolean> {
  const transaction = to.transaction([STORES.calls, STORES.records], 'readwrite');
  const end = toEnd(transaction);
  const found = (await toResult(transaction.objectStore(STORES.records).get(ACCOUNT_KEY))) as StoredRow | undefined;
  if (!isOfAccount(found, account)) {
    await end;
    return false;
  }
  const store = transaction.objectStore(STORES.calls);
  store.add(call);
  // Only the end of the transaction reports why it failed: its other requests fail because of that.
  const keys = store.getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result.slice(0, -LOGGED_CALLS_MAX)) store.delete(key);
  };
  await end;
  return true;
}

async function lockAllTabs<T>(locks: Pick<LockManager, 'request'>, work: () => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_WAIT_MS);
  try {
    return await locks.request(NAME, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    throw waiting.signal.aborted ? new BusyError('Another tab holds the sandbox.') : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The snapshot of a sandbox that nobody has used. */
function createSnapshot(): Snapshot {
  return { state: createState(), rows: new Map(), places: new Map() };
}

function toSnapshot(state: State, stored: StoredRow[]): Snapshot {
  const ordered = stored.sort((a, b) => a.place - b.place);
  return {
    state,
    rows: new Map(ordered.map(({ key, kind, owner, id, body }) => [key, { kind, owner, id, body }])),
    places: new Map(ordered.map(({ key, place }) => [key, place])),
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
