/** The name of the database, of its lock and of the row of its state. */
export const NAME = 'sandbox';

/** The object stores of the sandbox: records, one state, the log of calls, and the windows of the call limit. */
export const STORES = { records: 'records', state: 'state', calls: 'calls', windows: 'windows' } as const;

/**
 * The step to each version of the database, oldest first. A release that changes the stored data adds a step; the steps that
 * a reader's database lacks run when it is opened.
 */
const MIGRATIONS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore(STORES.records, { keyPath: 'key' });
    database.createObjectStore(STORES.state);
    database.createObjectStore(STORES.calls, { autoIncrement: true });
    database.createObjectStore(STORES.windows);
  },
];

/** The browser closed the connection to the database in the middle of a transaction. */
export class ConnectionError extends Error {}

/** Opens the database and brings it to the version of this release. It closes for a newer release that needs it. */
export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where the browser blocks storage; the promise is rejected then.
    const opening = factory.open(NAME, MIGRATIONS.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(opening.result);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
    opening.onerror = () => reject(toError(opening.error));
    opening.onblocked = () => reject(new Error('Another tab keeps an older version of the sandbox open.'));
  });
}

/** Deletes everything, of whatever release it is; tabs that have it open close it. */
export async function deleteDatabase(factory: IDBFactory): Promise<void> {
  await toResult(factory.deleteDatabase(NAME));
}

export function toResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(toError(request.error));
  });
}

/** Resolves once everything in the transaction is kept. */
export function toEnd(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(toError(transaction.error));
  });
  // A caller that fails before it waits for the end has already reported an error.
  end.catch(() => undefined);
  return end;
}

function toError(error: DOMException | null): Error {
  return error ?? new ConnectionError('The database closed.');
}
