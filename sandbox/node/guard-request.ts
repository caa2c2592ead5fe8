import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../contract';
import { renderSentence, type Params } from '../../rules';
import { pickLocale } from '../api/http/locale';
import type { Sentences } from '../sentences';
import { createBodyBound } from './bound-bodies';

/** The bytes of request bodies that may be in memory at once. Parsed and validated, a body takes several times its size. */
const BODIES_MAX = 16 * 1024 * 1024;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

type Rejection = { status: number; phrase: `cli-${string}`; params?: Params };

/**
 * Responds to what must not reach the API, and returns whether it did: a request for another host, which a web page can send
 * to loopback under its own name (DNS rebinding), and one with several Host headers. The bodies of other requests wait until
 * they fit in memory together with those that are being processed.
 */
export function createGuard({
  allowedHost,
  sentences,
  bodies = { bytesMax: BODIES_MAX },
}: {
  /** A host name that is accepted besides the names of loopback. */
  allowedHost: string | undefined;
  sentences: Record<Language, Pick<Sentences, 'phrases'>>;
  bodies?: Parameters<typeof createBodyBound>[0];
}): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const hosts = new Set([...LOOPBACK, ...(allowedHost === undefined ? [] : [allowedHost.toLowerCase()])]);
  const boundBody = createBodyBound(bodies);

  return (incoming, outgoing) => {
    // A question about the server itself (RFC 9110, 9.3.7), which has no path to route.
    if (incoming.method === 'OPTIONS' && incoming.url === '*') {
      outgoing.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE' }).end();
      return true;
    }
    const rejection = findHostRejection(incoming, hosts);
    if (rejection) {
      reject(incoming, outgoing, rejection);
      return true;
    }
    if (hasBody(incoming)) boundBody(incoming, outgoing, () => endIdle(incoming, outgoing));
    return false;
  };

  /** RFC 9110, 15.5.9. The client may still send, so the connection is closed. */
  function endIdle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!outgoing.headersSent) reject(incoming, outgoing, { status: 408, phrase: 'cli-body-idle' });
    incoming.socket.destroySoon();
  }

  function reject(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { status, phrase, params = {} }: Rejection,
  ): void {
    const locale = pickLocale(incoming.headers['accept-language'] ?? null);
    const message = renderSentence(sentences[locale].phrases[phrase] ?? phrase, params, locale);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': locale,
      Connection: 'close',
    };
    outgoing.writeHead(status, headers).end(JSON.stringify({ message }));
  }
}

function findHostRejection(
  { headersDistinct, httpVersion, url = '' }: IncomingMessage,
  hosts: Set<string>,
): Rejection | undefined {
  const [host, ...others] = headersDistinct.host ?? [];
  // HTTP/1.0 has no such header. A browser, which a web page could use, always sends it.
  if (host === undefined && httpVersion === '1.0' && url.startsWith('/')) return undefined;
  // RFC 9112, 3.2: a request without a host or with several is a bad one.
  if (host === undefined || others.length > 0) return { status: 400, phrase: 'cli-host-count' };
  // A URL as the target of the request wins over the header.
  const names = [host, ...(url.startsWith('/') ? [] : [/^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''])];
  if (names.every((name) => hosts.has(name.toLowerCase().replace(/:\d{1,5}$/, '')))) return undefined;
  return { status: 421, phrase: 'cli-host-other', params: { hosts: [...hosts] } };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
