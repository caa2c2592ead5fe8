import type { EnsureInput } from '../client-types';
import type { Shipment } from '../client-interface';
import { buildRequest, type Parts } from './build-request';
import { callOperation, type Received, type Shared } from './call-operation';
import type { Entry } from './client-data';
import { iterateShipments } from './iterate-shipments';
import { createUsageError } from './usage-error';
import { wait } from './wait';

const METHOD = 'ensureShipment';
const USUAL_WAIT = 2000;

/** A request can be carried out after its connection is lost, so one look isn't enough. */
const LOOKS = [1, 2, 4];

/** The API replaces it with the earliest time that it lists. The clock of this machine may be another than that of the API. */
const EARLIEST = '2000-01-01T00:00:00.000Z';

/**
 * Creates a shipment exactly once, although the API has no idempotency keys: after an unknown outcome, it returns the shipment
 * that was created since with the same reference, or creates it again if there is none. Which shipments had the reference
 * before is read first, because references aren't unique. Calls with the same reference run one after the other; other
 * processes aren't known.
 */
export async function ensureShipment(input: unknown, shared: Shared): Promise<Received> {
  const { settings, data, underway } = shared;
  const { say } = settings;
  const { lookFirst = false, wait: pause = USUAL_WAIT, ...parts } = (input ?? {}) as Untyped;
  const entry = data.operations.createShipment as Entry;
  buildRequest(METHOD, { entry, parts, settings, version: data.version });
  if (typeof lookFirst !== 'boolean') throw createUsageError(say('client-bad-look-first'));
  if (typeof pause !== 'number' || !(pause >= 0 && pause < Infinity)) throw createUsageError(say('client-bad-wait'));
  const reference = (parts.body as { setup?: { ref_number?: unknown } | null }).setup?.ref_number;
  if (typeof reference !== 'string' || reference === '')
    throw createUsageError(say('client-no-reference', { max: String(data.referenceMax) }));

  const before = underway.get(reference);
  const run = (async () => {
    await before?.catch(() => undefined);
    return await createOnce({ parts, reference, lookFirst, pause }, shared);
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

type Given = { parts: Parts; reference: string; lookFirst: boolean; pause: number };

async function createOnce({ parts, reference, lookFirst, pause }: Given, shared: Shared): Promise<Received> {
  const { signal } = parts;
  const isTest = (parts.body as EnsureInput['body']).setup.test === true;
  const known = await list();
  const earlier = known.find(({ state }) => state === 'active');
  if (lookFirst && earlier) return toFound(earlier);
  for (let number = 1; ; number += 1) {
    try {
      return await callOperation('createShipment', parts, shared);
    } catch (error) {
      if ((error as { outcome?: unknown }).outcome !== 'unknown' || signal?.aborted) throw error;
      const found = await lookUp(error);
      if (found) return toFound(found);
      if (number > shared.settings.retry) throw error;
    }
  }

  /** @throws the error of the creation if the last look-up fails: it says how to look the shipment up */
  async function lookUp(error: unknown): Promise<Shipment | undefined> {
    let shipments: Shipment[] | undefined;
    for (const factor of LOOKS) {
      await wait(pause * factor, signal).catch(() => {
        throw error;
      });
      shipments = await list().catch(() => undefined);
      const found = shipments?.find(({ id }) => !known.some((one) => one.id === id));
      if (found) return found;
    }
    if (!shipments) throw error;
    return undefined;
  }

  async function list(): Promise<Shipment[]> {
    const query = { ref_number: reference, created_after: EARLIEST, state: 'any' };
    const found: Shipment[] = [];
    for await (const shipment of iterateShipments({ query, ...(signal ? { signal } : {}) }, shared))
      if (shipment.test === isTest) found.push(shipment);
    return found;
  }
}

function toFound(data: Shipment): Received {
  return { data, response: { status: 200, headers: new Headers() } };
}
