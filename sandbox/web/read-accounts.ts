import type { CarrierRecord, UserRecord } from '../store/store';
import { openDatabase, STORES, toResult } from './database';

/** The data of the reader's sandbox that a check of a request needs. */
type SavedAccounts = {
  accounts: CarrierRecord[];
  /** The keys of all sub users of the account. */
  subUserKeys: string[];
};

type Row = { kind: 'carrier'; owner: string; body: CarrierRecord } | { kind: 'user'; owner: string; body: UserRecord };

/** The carrier accounts of a caller and the sub users, as saved in this browser; none where nothing is saved. */
export async function readAccounts(caller: string): Promise<SavedAccounts> {
  try {
    const database = await openDatabase(indexedDB);
    const records = (await toResult(
      database.transaction(STORES.records).objectStore(STORES.records).getAll(),
    )) as Row[];
    database.close();
    return {
      accounts: records.flatMap((row) => (row.kind === 'carrier' && row.owner === caller ? [row.body] : [])),
      subUserKeys: records.flatMap((row) => (row.kind === 'user' ? (row.body.key ?? []) : [])),
    };
  } catch {
    return { accounts: [], subUserKeys: [] };
  }
}
