import { show } from '../assert-options';
import { ConnectionLostError, NotSentError } from '../client-errors';
import type { EnsureInput } from '../client-types';
import type { Shipment } from '../client-interface';
import { buildRequest, type Parts } from './build-request';
import { callOperation, type Loss, type Received, type Shared } from './call-operation';
import { EARLIEST, type Entry } from './client-data';
import { iterateShipments } from './iterate-shipments';
import { TIMER_MAX, type Settings } from './read-options';
import { getReason } from './to-error';
import { createUsageError } from './usage-error';
import { wait } from './wait';

const METHOD = 'ensureShipment';

/** The first look after a lost response, as a share of the longest creation. Each further pause is twice as long. */
const FIRST_LOOK = 1 / 32;

/**
 * Creates a shipment exactly once, although the API has no idempotency keys: after an unknown outcome, it returns the shipment
 * that was created since with the same reference, or creates it again if there is none once the API can no longer carry it out.
 * Which shipments had the reference before is read first, because references aren't unique. Calls with the same reference run
 * one after the other, and a call continues where an earlier one stopped; other processes aren't known.
 */
export async function ensureShipment(input: unknown, shared: Shared): Promise<Received> {
  const { settings, data, underway } = shared;
  const { say } = settings;
  const { lookFirst = false, wait: duration = data.creationSeconds * 1000, ...parts } = (input ?? {}) as Untyped;
  const entry = data.operations.createShipment as Entry;
  buildRequest(METHOD, { entry, parts, settings, version: data.version });
  if (typeof lookFirst !== 'boolean') throw createUsageError(say('client-bad-look-first', { value: show(lookFirst) }));
  if (typeof duration !== 'number' || !(duration >= 0 && duration <= TIMER_MAX))
    throw createUsageError(say('client-bad-wait', { value: show(duration), max: String(TIMER_MAX) }));
  const reference = (parts.body as { setup?: { ref_number?: unknown } | null }).setup?.ref_number;
  if (typeof reference !== 'string' || reference === '')
    throw createUsageError(say('client-no-reference', { max: String(data.referenceMax) }));

  const before = underway.get(reference);
  const run = (async () => {
    await before?.catch(() => undefined);
    return await createOnce({ parts, reference, lookFirst, duration }, shared);
  })();
  underway.set(reference, run);
  try {
    return await run;
  } finally {
    if (underway.get(reference) === run) underway.delete(reference);
  }
}

/** As JavaScript passes it. */
type Untyped = Parts & { lookFirst?: unknown; wait?: unknown };

type Given = { parts: Parts; reference: string; lookFirst: boolean; duration: number };

async function createOnce({ parts, reference, lookFirst, duration }: Given, shared: Shared): Promise<Received> {
  const { signal } = parts;
  const { losses, settings } = shared;
  const isTest = (parts.body as EnsureInput['body']).setup.test === true;
  const listed = await list().catch((error: unknown) => {
    throw losses.has(reference) ? error : toNotSent(error, settings);
  });
  const earlier = listed.find(({ state }) => state === 'active');
  if (lookFirst && earlier) return settle(toFound(earlier));
  let loss = losses.get(reference);
  const known = loss?.known ?? listed.map(({ id }) => id);
  for (let number = 1; ; number += 1) {
    const found = loss && (await lookUp(loss));
    if (found) return settle(toFound(found));
    if (loss && number > settings.retry + 1) throw loss.error;
    try {
      return settle(await callOperation('createShipment', parts, shared));
    } catch (error) {
      if ((error as { outcome?: unknown }).outcome !== 'unknown') throw error;
      loss = { error, known, until: performance.now() + duration };
      losses.set(reference, loss);
      if (signal?.aborted) throw error;
    }
  }

  function settle(received: Received): Received {
    losses.delete(reference);
    return received;
  }

  /** @throws the error of the creation if the last look-up fails: it says how to look the shipment up */
  async function lookUp({ error, until }: Loss): Promise<Shipment | undefined> {
    for (let pause = duration * FIRST_LOOK; ; pause *= 2) {
      const left = Math.max(0, until - performance.now());
      await wait(Math.min(pause, left), signal).catch(() => {
        throw error;
      });
      const shipments = await list().catch(() => undefined);
      const found = shipments?.find(({ id }) => !known.includes(id));
      if (found) return found;
      if (left > pause) continue;
      if (!shipments) throw error;
      return undefined;
    }
  }

  async function list(): Promise<Shipment[]> {
    const query = { ref_number: reference, created_after: EARLIEST, state: 'any' };
    const found: Shipment[] = [];
    for await (const shipment of iterateShipments({ query, ...(signal ? { signal } : {}) }, shared))
      if (shipment.test === isTest) found.push(shipment);
    return found;
  }
}

/** What happened to the creation if the shipments couldn't be read: nothing was sent. The API's own errors say so. */
function toNotSent(error: unknown, { say }: Settings): unknown {
  return error instanceof ConnectionLostError
    ? new NotSentError(say('client-not-sent-look-up', { method: METHOD, problem: getReason(error) }), { cause: error })
    : error;
}

function toFound(data: Shipment): Received {
  return { data, response: { status: 200, headers: new Headers() } };
}
