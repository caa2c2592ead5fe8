import { setTimeout as wait } from 'node:timers/promises';

/** How long a statement waits for another process that holds the database. */
const PATIENCE = 10_000;

/**
 * Tries again while another connection holds the database. SQLite's own waiting would hold up the whole process, also
 * the part of it that is to let go.
 */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (let delay = 1; ; delay = Math.min(delay * 2, 20)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await wait(delay * Math.random());
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}
