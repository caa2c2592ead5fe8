import { readText } from '../sandbox';
import type { Call } from './sandbox-types';

/** Where the API begins in a path. */
const VERSION = /^.*?\/v1(?=\/|$)/;

/** A request and its response, for assertions in tests, and the number of their characters. Both are read from copies. */
export async function recordCall({
  request,
  response,
  operation,
  at,
  bodyMax,
}: {
  request: Request;
  response: Response;
  operation: string | null;
  at: Date;
  /** The bytes of a body that the API accepts. */
  bodyMax: number;
}): Promise<{ call: Call; size: number }> {
  const url = new URL(request.url);
  // A body that is too large isn't waited for, whatever the call was rejected for, and one that broke off has no value.
  const sent = response.status === 413 ? '' : await readText(request, bodyMax).catch(() => '');
  const received = response.type === 'error' ? '' : await response.text();
  const call = {
    method: request.method,
    path: url.pathname.replace(VERSION, ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    operation,
    body: toValue(sent),
    status: response.status,
    response: toValue(received),
    at: at.toISOString(),
  };
  // What was sent may be anything; the type is that of a valid request.
  return { call: call as Call, size: BASE_SIZE + url.href.length + sent.length + received.length };
}

/** About the size of a call without bodies. */
const BASE_SIZE = 1000;

function toValue(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
