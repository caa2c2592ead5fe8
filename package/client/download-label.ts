import { assertOptions } from '../assert-options';
import { ConnectionLostError, NotSentError } from '../client-errors';
import { isSignal, toSentences } from './build-request';
import { findConnectionProblem } from './judge';
import type { Settings } from './read-options';
import { receive } from './send';
import { getReason } from './to-error';
import { createUsageError } from './usage-error';
import { wait } from './wait';

const METHOD = 'downloadLabel';
const TIMEOUT = 30_000;
const PAUSE = 500;

/**
 * Reads the PDF of a label. It is in a storage that isn't part of the API, so the token isn't sent.
 *
 * @throws NotSentError if no connection was made, ConnectionLostError for anything else but a PDF
 */
export async function downloadLabel(
  shipment: { delivery: { label: string | null } },
  input: { signal?: AbortSignal },
  { fetch, retry, say, timeout = TIMEOUT }: Settings,
): Promise<Uint8Array> {
  assertOptions(input, { signal: isSignal }, toSentences(METHOD, say));
  const { signal } = input;
  const url: unknown = (shipment as Partial<typeof shipment> | undefined)?.delivery?.label;
  if (typeof url !== 'string' || !URL.canParse(url)) throw createUsageError(say('client-no-label'));
  for (let number = 1; ; number += 1) {
    const { status, error, bytes, headers } = await receive({ url, redirect: 'follow' }, { fetch, signal, timeout });
    const file = new Uint8Array(bytes ?? []);
    if (status === 200 && isPdf(file)) return file;
    const isBrief = error !== undefined || status === undefined || status === 429 || status >= 500;
    if (!isBrief || number > retry || signal?.aborted) {
      const message = say('client-lost-label', { url, problem: status ? String(status) : getReason(error) });
      if (findConnectionProblem(error) !== undefined) throw new NotSentError(message, { cause: error });
      throw new ConnectionLostError(message, {
        cause: error,
        ...(status === undefined ? {} : { status }),
        ...(headers === undefined ? {} : { headers }),
      });
    }
    await wait(PAUSE * number, signal).catch(() => undefined);
  }
}

function isPdf(file: Uint8Array): boolean {
  return new TextDecoder().decode(file.subarray(0, 5)) === '%PDF-';
}
