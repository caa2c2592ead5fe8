// cspell:ignore savepoint
import { setImmediate as untilOthersCame } from 'node:timers/promises';
import type { Database, Run, Transaction } from './database';
import type { Queue } from './queue';
import { runExclusively } from './exclusive-transaction';

/** The most writes in one transaction: another process waits for all of them. */
const MOST = 64;

const SAVEPOINT = 'a_write';

/** Runs a write and keeps all of it before it resolves, or when it throws nothing. */
export type Write = <T>(work: (run: Run) => Promise<T>) => Promise<T>;

type Waiting = { runIn: (transaction: Transaction) => Promise<() => void>; refuse: (error: unknown) => void };

/**
 * Runs writes one after the other, and those that arrive at the same time in one transaction: a commit costs as much as
 * the rest of a write. Each write has a savepoint, so that one that throws does not roll back the others, and no response
 * is sent before its write is committed. What is queued next waits for the transaction.
 */
export function groupCommits(database: Database, queue: Queue): Write {
  const waiting: Waiting[] = [];
  let isRunning = false;

  return (work) =>
    new Promise((resolve, reject) => {
      const refuse: (error: unknown) => void = reject;
      const runIn = async (transaction: Transaction): Promise<() => void> => {
        await transaction.execute(`SAVEPOINT ${SAVEPOINT}`);
        try {
          const result = await work(transaction.run);
          await transaction.execute(`RELEASE ${SAVEPOINT}`);
          return () => resolve(result);
        } catch (error) {
          await transaction.execute(`ROLLBACK TO ${SAVEPOINT}; RELEASE ${SAVEPOINT}`);
          return () => refuse(error);
        }
      };
      waiting.push({ runIn, refuse });
      if (!isRunning) void queue(runAll);
      isRunning = true;
    });

  async function runAll(): Promise<void> {
    while (waiting.length > 0) await runGroup();
    isRunning = false;
  }

  async function runGroup(): Promise<void> {
    const group: Waiting[] = [];
    try {
      const settled = await runExclusively(database, async (transaction) => {
        const found: (() => void)[] = [];
        while (waiting.length > 0 && group.length < MOST) {
          const next = waiting.shift() as Waiting;
          group.push(next);
          found.push(await next.runIn(transaction));
          if (waiting.length === 0) await untilOthersCame();
        }
        return found;
      });
      for (const settle of settled) settle();
    } catch (error) {
      // No write was stored. If the transaction couldn't begin, the first caller gets the error.
      for (const one of group.length > 0 ? group : waiting.splice(0, 1)) one.refuse(error);
    }
  }
}
