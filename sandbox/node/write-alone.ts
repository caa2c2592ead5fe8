import type { Client, Transaction } from '@libsql/client';
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
export async function writeAlone<T>(
  client: Client,
  work: (transaction: Transaction) => Promise<T>,
  lock = LOCK,
): Promise<T> {
  const transaction = await retryWhileBusy(() => begin(client, lock));
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } finally {
    transaction.close();
  }
}

/**
 * In a file, a BEGIN IMMEDIATE that fails stays in the way of every later COMMIT until it is collected as garbage
 * (libsql 0.5.29), so the lock is taken by the first statement instead. On a server the client sends BEGIN with it.
 */
async function begin(client: Client, lock: string): Promise<Transaction> {
  const transaction = await client.transaction(client.protocol === 'file' ? 'deferred' : 'write');
  try {
    await transaction.executeMultiple(lock);
    return transaction;
  } catch (error) {
    transaction.close();
    throw error;
  }
}
