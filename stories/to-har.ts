import type { CallRecord } from '../sandbox/web';
import type { Sandbox } from './story';

type Pair = { name: string; value: string };

/**
 * Converts calls to an HTTP Archive (http://www.softwareishard.com/blog/har-12-spec/). No call has a token; what else is
 * private was masked before (`maskCalls`). The names with an underscore are ours: with them, a replay has the same clock,
 * seed and callers.
 */
export function toHar(calls: readonly CallRecord[], baseUrl: string, { seed, now, ignoreHours }: Sandbox): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Sandbox of the developer portal', version: '1' },
      _sandbox: { seed, now, ignoreHours },
      entries: calls.map((call) => toEntry(call, baseUrl)),
    },
  };
}

function toEntry(call: CallRecord, baseUrl: string): object {
  const { method, path, caller, scenario, body, at, duration, status, headers, response } = call;
  const url = `${baseUrl}${path}`;
  const sent: Pair[] = [
    ...(scenario === '' ? [] : [{ name: 'Sandbox-Scenario', value: scenario }]),
    ...(body === undefined ? [] : [{ name: 'content-type', value: 'application/json' }]),
  ];
  return {
    startedDateTime: new Date(at).toISOString(),
    time: duration,
    _caller: caller,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: sent,
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: countBytes(body ?? ''),
      ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: body } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers.map(([name, value]) => ({ name, value })),
      content: { size: countBytes(response), mimeType: 'application/json', text: response },
      redirectURL: '',
      headersSize: -1,
      bodySize: countBytes(response),
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
  };
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
