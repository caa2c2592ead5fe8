import type { CallRecord } from './call-record';
import { NAME, STORES, toEnd, toResult } from './database';
import type { State } from './state';

/** Under which key the reader's own sandbox is kept while another one is in its place. */
const ASIDE = 'aside';

export type Aside = { state: State; records: unknown[]; calls: CallRecord[] };

/** Empties the sandbox and keeps what was in it, in one transaction. What is kept already stays. */
export async function putAside(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(Object.values(STORES), 'readwrite');
  const end = toEnd(transaction);
  const [states, records, calls] = [STORES.state, STORES.records, STORES.calls].map((name) =>
    transaction.objectStore(name),
  ) as [IDBObjectStore, IDBObjectStore, IDBObjectStore];
  const state = (await toResult(states.get(NAME))) as State | undefined;
  if (state && (await toResult(states.getKey(ASIDE))) === undefined) {
    const own = { state, records: await toResult(records.getAll()), calls: await toResult(calls.getAll()) };
    states.put(own, ASIDE);
  }
  states.delete(NAME);
  for (const store of [records, calls, transaction.objectStore(STORES.windows)]) store.clear();
  await end;
}

/** Puts what was kept in the place of what is there, in one transaction. */
export async function bringBack(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(Object.values(STORES), 'readwrite');
  const end = toEnd(transaction);
  const states = transaction.objectStore(STORES.state);
  const aside = await getAside(states);
  if (aside) {
    for (const name of [STORES.records, STORES.calls, STORES.windows]) transaction.objectStore(name).clear();
    for (const record of aside.records) transaction.objectStore(STORES.records).put(record);
    for (const call of aside.calls) transaction.objectStore(STORES.calls).add(call);
    states.put(aside.state, NAME);
    states.delete(ASIDE);
  }
  await end;
}

/** Reads what was kept, without a change. */
export function readAside(database: IDBDatabase): Promise<Aside | undefined> {
  return getAside(database.transaction(STORES.state).objectStore(STORES.state));
}

export async function hasAside(database: IDBDatabase): Promise<boolean> {
  const states = database.transaction(STORES.state).objectStore(STORES.state);
  return (await toResult(states.getKey(ASIDE))) !== undefined;
}

function getAside(states: IDBObjectStore): Promise<Aside | undefined> {
  return toResult(states.get(ASIDE) as IDBRequest<Aside | undefined>);
}
