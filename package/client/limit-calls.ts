import type { Attempt } from './judge';
import { readRetryAfter, wait } from './wait';

/** Lets calls pass within the call limit, in their order. */
export type Queue = {
  /** @throws the reason of the signal */
  enter: (signal?: AbortSignal) => Promise<void>;
  /** Reads the limit of the token, and waits as long as the API asks for. */
  learn: (attempt: Attempt) => void;
};

/** Times at the API differ from those here by the way of each request. */
const MARGIN = 50;

/**
 * A queue for the call limit of the contract, until a response shows another one.
 *
 * @param maxWait the longest pause that the API can ask for, in milliseconds; the next call gets its response after that
 */
export function createQueue({ calls, seconds }: { calls: number; seconds: number }, maxWait: number): Queue {
  const period = seconds * 1000 + MARGIN;
  let total = calls;
  let sent: number[] = [];
  let pausedUntil = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    enter(signal) {
      const turn = last.then(() => untilFree(signal));
      last = turn.catch(() => undefined);
      return turn;
    },
    learn({ headers, status }) {
      const [, found] = /^\d+\/(\d+)$/.exec(headers?.get('x-api-call-limit') ?? '') ?? [];
      if (Number(found) > 0) total = Number(found);
      if (status === 429) pausedUntil = performance.now() + Math.min(readRetryAfter(headers) ?? 0, maxWait);
    },
  };

  async function untilFree(signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const now = performance.now();
      sent = sent.filter((time) => time > now - period);
      const free = sent.length < total ? now : (sent[sent.length - total] ?? now) + period;
      const delay = Math.max(free, pausedUntil) - now;
      if (delay <= 0) {
        sent.push(now);
        return;
      }
      await wait(delay, signal);
    }
  }
}
