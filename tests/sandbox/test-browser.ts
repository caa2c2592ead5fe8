import { IDBFactory } from 'fake-indexeddb';
import { openWebStore, type Platform, type WebStore } from '../../sandbox/web/indexed-db-store';

type TestBrowser = {
  openTab: (lacks?: Partial<Platform>) => Promise<WebStore>;
  indexedDB: IDBFactory;
  locks: Pick<LockManager, 'request'>;
  /** How often a tab notified the others of a change. */
  announced: () => number;
};

/** A browser for tests: tabs that share a database and locks, as far as the store uses them. */
export function createTestBrowser(): TestBrowser {
  const indexedDB = new IDBFactory();
  const locks = createLocks();
  let announced = 0;
  return {
    openTab: (lacks = {}) => openWebStore({ indexedDB, locks, announce: () => void (announced += 1), ...lacks }),
    indexedDB,
    locks,
    announced: () => announced,
  };
}

/** The part of the Web Locks API that the store uses: one lock, first come, first served. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = turn.catch(() => undefined);
    const aborted = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return signal ? Promise.race([turn, aborted]) : turn;
  };
  return { request: request as LockManager['request'] };
}
