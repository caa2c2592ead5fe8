import type { Database, Transaction } from './database';
import { retryWhileBusy } from './retry';
import { VERSION_TABLE } from './schema';

/** Changes nothing, but only one can do it at a time. */
const LOCK = `DELETE FROM ${VERSION_TABLE} WHERE false`;

/**
 * Runs `work` while nobody else writes, in this process or in another. All of what it writes is kept, or when it throws
 * nothing.
 *
 * @param lock statements of which the first that writes makes others wait
 */
export async function runExclusively<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
  lock = LOCK,
): Promise<T> {
  const transaction = await retryWhileBusy(() => database.begin(lock));
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } finally {
    await transaction.rollback();
  }
}
