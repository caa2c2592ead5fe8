import type { Call } from './sandbox-types';

/** Where the API begins in a path. */
const VERSION = /^.*?\/v1(?=\/|$)/;

/** A request and its response, for assertions in tests, and how many characters they have. Both are read from copies. */
export async function recordCall({
  request,
  response,
  at,
}: {
  request: Request;
  response: Response;
  at: Date;
}): Promise<{ call: Call; size: number }> {
  const url = new URL(request.url);
  const sent = await readSent(request, response.status);
  const received = response.type === 'error' ? '' : await response.text();
  const call = {
    method: request.method,
    path: url.pathname.replace(VERSION, ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: toValue(sent),
    status: response.status,
    response: toValue(received),
    at: at.toISOString(),
  };
  const kept = [sent, received, url.href].map((text) => (text.length > BODY_LENGTH_MAX ? 0 : text.length));
  const headers = Object.entries(call.headers).flat().join('').length;
  return { call, size: kept.reduce((sum, length) => sum + length, headers) };
}

/** The rest of a body that was too large is not waited for, and one that broke off has no value. */
async function readSent(request: Request, status: number): Promise<string> {
  return status === 413 ? '' : request.text().catch(() => '');
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
