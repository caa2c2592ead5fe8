import type { Call } from './sandbox-types';

/** Where the API begins in a path. */
const VERSION = /^.*?\/v1(?=\/|$)/;

/** A request and its response, for assertions in tests. Both are read from copies. */
export async function recordCall({
  request,
  response,
  at,
}: {
  request: Request;
  response: Response;
  at: Date;
}): Promise<Call> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname.replace(VERSION, ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: await readSent(request, response.status),
    status: response.status,
    response: response.type === 'error' ? undefined : toValue(await response.text()),
    at: at.toISOString(),
  };
}

/** The rest of a body that was too large is not waited for, and one that broke off has no value. */
async function readSent(request: Request, status: number): Promise<unknown> {
  if (status === 413) return undefined;
  return toValue(await request.text().catch(() => ''));
}

/** In characters. A process that runs for days must not keep every file that it was sent. */
const BODY_LENGTH_MAX = 256 * 1024;

function toValue(text: string): unknown {
  if (text === '' || text.length > BODY_LENGTH_MAX) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
