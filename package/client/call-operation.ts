import { InvalidRequestError, NotSentError } from '../client-errors';
import type { CheckedIssue, CheckOptions } from '../check-types';
import type { ResponseInfo } from '../client-types';
import { buildRequest, type Parts } from './build-request';
import type { ClientData, Entry } from './client-data';
import { judge, mayRepeat, type Attempt } from './judge';
import type { Queue } from './limit-calls';
import type { Settings } from './read-options';
import { send } from './send';
import { toError } from './to-error';
import { createUsageError } from './usage-error';
import { readRetryAfter, wait } from './wait';

/** The creation of a shipment whose outcome isn't known. */
export type Loss = {
  error: unknown;
  /** IDs of the shipments that had the same reference before. */
  known: string[];
  /** Until when the API may still carry it out, by the clock of `performance`. */
  until: number;
};

/** What all calls of a client share. */
export type Shared = {
  data: ClientData;
  settings: Settings;
  queue: Queue | undefined;
  /** Loads the check, which is larger than the client. */
  loadCheck: () => Promise<(operation: string, body: unknown, options: CheckOptions) => CheckedIssue[]>;
  /** Shipments that are being ensured, by their reference. */
  underway: Map<string, Promise<unknown>>;
  /** Shipments of which the last creation has an unknown outcome, by their reference. */
  losses: Map<string, Loss>;
};

export type Received = { data: unknown; response: ResponseInfo };

/** The first pause before a request is repeated, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 250;
const JITTER = 0.25;

/**
 * Sends a request until its outcome is known, or as often as is safe.
 *
 * @param method the method that was called, which messages name
 */
export async function callOperation(name: string, parts: Parts, shared: Shared, method = name): Promise<Received> {
  const { data, settings, queue } = shared;
  const entry = data.operations[name] as Entry;
  // Whatever fails from here to the first attempt is a mistake in the call, and no lost connection.
  const request = buildRequest(method, { entry, parts, settings, version: data.version });
  const { body, signal } = parts;
  if (settings.check !== false && entry.hasBody) await assertValid(entry, body, shared);
  const given = { name: method, entry, request, body, settings, data, ...(signal ? { signal } : {}) };
  let waited = 0;
  /** An attempt that the API may have carried out, whatever it says to the next one. */
  let lost: Attempt | undefined;
  for (let number = 1; ; number += 1) {
    await untilReady();
    const attempt = await send(request, { entry, settings, number, ...(signal ? { signal } : {}) });
    queue?.learn(attempt);
    const judged = judge(attempt, entry);
    if (judged === 'done') {
      const { status = 200, headers = new Headers() } = attempt;
      return { data: attempt.body, response: { status, headers } };
    }
    if (judged === 'unknown' && entry.changes) lost = attempt;
    const outcome = lost ? 'unknown' : judged;
    const pause = toPause(readRetryAfter(attempt.headers), number);
    const isLast =
      number > settings.retry || waited + pause.least > settings.maxWait || !mayRepeat(attempt, judged, entry);
    if (isLast || signal?.aborted) throw toError(attempt, outcome, given);
    waited += pause.least;
    await wait(pause.whole, signal).catch(() => {
      throw toCanceled();
    });
  }

  /** Waits for the turn of the call, and stops before it is sent. */
  async function untilReady(): Promise<void> {
    if (signal?.aborted) throw toCanceled();
    await queue?.enter(signal).catch(() => {
      throw toCanceled();
    });
  }

  function toCanceled(): Error {
    if (lost) return toError(lost, 'unknown', given);
    return new NotSentError(settings.say('client-not-sent-canceled', { method }), { cause: signal?.reason });
  }
}

/** Clients that were rejected together must not all try again at the same time. */
function toPause(asked: number | undefined, number: number): { least: number; whole: number } {
  const least = asked ?? FIRST_PAUSE * 2 ** (number - 1);
  return { least, whole: least + Math.random() * JITTER * Math.min(least, 1000) };
}

/** @throws InvalidRequestError for a body with errors, and TypeError if the check itself fails */
async function assertValid(entry: Entry, body: unknown, { settings, loadCheck }: Shared): Promise<void> {
  const { check, language, say } = settings;
  const issues = await runCheck().catch((error: unknown) => {
    throw createUsageError(say('client-check-failed', { operation: entry.id, problem: String(error) }), error);
  });
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new InvalidRequestError(say('client-invalid', { operation: entry.id }), errors);

  async function runCheck(): Promise<CheckedIssue[]> {
    const now = typeof check === 'object' ? check.now() : new Date();
    return (await loadCheck())(entry.id, body, { language, now });
  }
}
