import type { CarrierRecord, UserRecord } from '../store/store';
import { NAME, openDatabase, STORES, toResult } from './database';
import type { Settings, State } from './state';

/** The data of the reader's sandbox that a check of a request needs. */
type SavedAccounts = Partial<Settings> & {
  accounts: CarrierRecord[];
  /** The keys of all sub users of the account. */
  subUserKeys: string[];
};

type Row = { kind: 'carrier'; owner: string; body: CarrierRecord } | { kind: 'user'; owner: string; body: UserRecord };

/** The carrier accounts of a caller, the sub users and the settings, as saved in this browser; none where nothing is saved. */
export async function readAccounts(caller: string): Promise<SavedAccounts> {
  try {
    const database = await openDatabase(indexedDB);
    const transaction = database.transaction([STORES.records, STORES.state]);
    const [records, state] = await Promise.all([
      toResult(transaction.objectStore(STORES.records).getAll()) as Promise<Row[]>,
      toResult(transaction.objectStore(STORES.state).get(NAME)) as Promise<State | undefined>,
    ]);
    database.close();
    return {
      ...state?.settings,
      accounts: records.flatMap((row) => (row.kind === 'carrier' && row.owner === caller ? [row.body] : [])),
      subUserKeys: records.flatMap((row) => (row.kind === 'user' ? (row.body.key ?? []) : [])),
    };
  } catch {
    return { accounts: [], subUserKeys: [] };
  }
}
