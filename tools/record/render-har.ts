import type { Exchange } from './send-example';

type Pair = { name: string; value: string };

/** Exchanges as an HTTP archive (HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/). */
export function renderHar(exchanges: Exchange[]): string {
  const creator = { name: 'record', version: '1' };
  return JSON.stringify({ log: { version: '1.2', creator, entries: exchanges.map(toEntry) } });
}

/** Headers that are secret in the traffic of others: here they would be mistaken for one. */
const SECRETS = ['x-access-token'];

function toEntry({ example, request, sent, response, received }: Exchange): object {
  const url = new URL(request.url);
  return {
    comment: example,
    startedDateTime: '2026-01-01T00:00:00.000Z',
    time: 0,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(request.headers),
      queryString: toPairs(url.searchParams),
      ...(sent === '' ? {} : { postData: { mimeType: 'application/json', text: sent } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(response.headers),
      content: { size: received.length, mimeType: 'application/json', text: received },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function toPairs(entries: Iterable<[string, string]>): Pair[] {
  return [...entries].map(([name, value]) => ({ name, value: SECRETS.includes(name) ? '{{token}}' : value }));
}
