import type { Database, Run } from './database';
import { retryWhileBusy } from './retry';

/**
 * Runs `work` in a transaction while no other connection writes, in this process or in another. If `work` throws, nothing
 * that it wrote is stored.
 */
export async function runExclusively<T>(database: Database, work: (run: Run) => Promise<T>): Promise<T> {
  const transaction = await retryWhileBusy(() => database.begin());
  try {
    const result = await work(transaction.run);
    await transaction.commit();
    return result;
  } finally {
    await transaction.rollback();
  }
}
