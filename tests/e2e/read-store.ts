import type { Page } from '@playwright/test';

/** All rows of an object store of the sandbox, as the browser has saved them. */
export function readStore<Row>(page: Page, name: 'records' | 'state' | 'calls' | 'windows'): Promise<Row[]> {
  return page.evaluate(
    (store) =>
      new Promise<Row[]>((resolve) => {
        indexedDB.open('sandbox').onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const request = database.transaction(store).objectStore(store).getAll() as IDBRequest<Row[]>;
          request.onsuccess = () => {
            database.close();
            resolve(request.result);
          };
        };
      }),
    name,
  );
}
