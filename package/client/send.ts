import type { ClientOptions, SentRequest } from '../client-types';
import type { BuiltRequest } from './build-request';
import type { Entry } from './client-data';
import type { Attempt } from './judge';
import type { Settings } from './read-options';

/** The reason for which the client itself stops waiting. */
export class TimeLimitError extends Error {
  override readonly name: string = 'TimeoutError';
}

/** Far more than any response of the API. */
const BYTES_MAX = 16 * 1024 * 1024;
const USUAL_TIMEOUT = { post: 30_000, others: 10_000 };

/** Sends a request once and reads the response whole. Never throws: whatever happens is in the attempt. */
export async function send(
  request: BuiltRequest,
  { entry, settings, signal, number }: { entry: Entry; settings: Settings; signal?: AbortSignal; number: number },
): Promise<Attempt> {
  const { 'x-access-token': _, ...headers } = request.headers;
  const { method, url } = request;
  const shown: SentRequest = { operation: entry.id, method, url, headers, attempt: number };
  callHook(settings.onRequest, shown);
  const start = performance.now();
  const timeout = settings.timeout ?? (entry.method === 'post' ? USUAL_TIMEOUT.post : USUAL_TIMEOUT.others);
  const received = await receive(request, { fetch: settings.fetch, signal, timeout });
  const { status, headers: responseHeaders, error, bytes } = received;
  callHook(settings.onResponse, {
    ...shown,
    ...(status === undefined ? {} : { status }),
    ...(responseHeaders === undefined ? {} : { responseHeaders }),
    ...(error === undefined ? {} : { error }),
    milliseconds: Math.round(performance.now() - start),
  });
  return { ...received, body: toValue(bytes) };
}

/** Sends a request with a time limit, which also applies to a `fetch` that ignores its signal. */
export async function receive(
  { url, ...init }: RequestInit & { url: string },
  {
    fetch,
    signal,
    timeout,
  }: { fetch: NonNullable<ClientOptions['fetch']>; signal: AbortSignal | undefined; timeout: number },
): Promise<Attempt> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => controller.abort(new TimeLimitError(`${timeout} ms`)), timeout);
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
  });
  // Nobody waits for it when the response comes in time.
  stopped.catch(() => undefined);
  const received: Attempt = {};
  try {
    if (signal?.aborted) abort();
    const response = await Promise.race([
      fetch(url, { redirect: 'manual', ...init, signal: controller.signal }),
      stopped,
    ]);
    const isRedirect = response.type === 'opaqueredirect';
    if (response.status === 0 && !isRedirect) throw new TypeError('The connection was closed without a response.');
    // A browser hides the status of a redirect.
    Object.assign(received, { status: isRedirect ? 302 : response.status, headers: response.headers });
    return { ...received, bytes: await Promise.race([readBytes(response), stopped]) };
  } catch (error) {
    return { ...received, error: error ?? new Error('The request failed without a reason.') };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** @throws Error for more bytes than a response of the API can have, since one without an end would fill the memory */
async function readBytes(response: Response): Promise<ArrayBuffer> {
  // The functions of tests may return a response without a stream.
  const stream = response.body as Partial<NonNullable<Response['body']>> | null;
  const reader = stream?.getReader?.();
  if (!reader) return response.arrayBuffer();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    size += value.byteLength;
    if (size <= BYTES_MAX) continue;
    reader.cancel().catch(() => undefined);
    throw new Error(`The response has more than ${BYTES_MAX / 1024 / 1024} MB.`);
  }
}

function toValue(bytes: ArrayBuffer | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** A mistake in a hook must not hide that a shipment was created. */
function callHook<Value>(hook: ((value: Value) => unknown) | undefined, value: Value): void {
  const warn = (error: unknown): void => console.warn(error);
  try {
    void Promise.resolve(hook?.(value)).catch(warn);
  } catch (error) {
    warn(error);
  }
}
