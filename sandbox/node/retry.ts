import { setTimeout as wait } from 'node:timers/promises';

/** How long a statement waits for another process that has locked the database. */
const LOCK_WAIT_MS = 10_000;

/**
 * Retries while another connection has locked the database. SQLite's busy timeout would block the whole process, and with
 * it the connection that has to release the lock.
 */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + LOCK_WAIT_MS;
  for (let delay = 1; ; delay = Math.min(delay * 2, 20)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await wait(delay * Math.random());
    }
  }
}

/** Whether an error says that another connection has locked the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}
