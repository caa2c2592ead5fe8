import type { IncomingMessage, ServerResponse } from 'node:http';

/** The bytes of request bodies that may be in memory at once. Parsed and validated, a body takes several times its size. */
const BODIES_MAX = 16 * 1024 * 1024;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

type Rejection = { status: number; message: string; headers?: Record<string, string> };

/**
 * Responds to what must not reach the API, and returns whether it did: a request for another host, which a web page can send
 * to loopback under its own name (DNS rebinding), one with several Host headers, and one whose body does not fit in
 * memory together with the bodies that are being processed.
 */
export function createGuard({
  allowedHost,
  bodyMax,
}: {
  /** A host name that is accepted besides the names of loopback. */
  allowedHost: string | undefined;
  /** Bytes of the largest body that the API reads. */
  bodyMax: number;
}): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const hosts = new Set([...LOOPBACK, ...(allowedHost === undefined ? [] : [allowedHost.toLowerCase()])]);
  let inFlight = 0;

  return (incoming, outgoing) => {
    // A question about the server itself (RFC 9110, 9.3.7), which has no path to route.
    if (incoming.method === 'OPTIONS' && incoming.url === '*') {
      outgoing.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE' }).end();
      return true;
    }
    const size = getBodySize(incoming, bodyMax);
    const rejection = findHostRejection(incoming, hosts) ?? findSizeRejection(inFlight + size);
    if (rejection) {
      const { status, message, headers } = rejection;
      const type = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
      outgoing.writeHead(status, { ...type, ...headers }).end(`${message}\n`);
      return true;
    }
    inFlight += size;
    outgoing.once('close', () => (inFlight -= size));
    return false;
  };
}

function findHostRejection(
  { headersDistinct, httpVersion, url = '' }: IncomingMessage,
  hosts: Set<string>,
): Rejection | undefined {
  const [host, ...others] = headersDistinct.host ?? [];
  // HTTP/1.0 has no such header. A browser, which a web page could use, always sends it.
  if (host === undefined && httpVersion === '1.0' && url.startsWith('/')) return undefined;
  // RFC 9112, 3.2: a request without a host or with several is a bad one.
  if (host === undefined || others.length > 0) return { status: 400, message: 'Send exactly one Host header.' };
  // A URL as the target of the request wins over the header.
  const names = [host, ...(url.startsWith('/') ? [] : [/^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''])];
  if (names.every((name) => hosts.has(name.toLowerCase().replace(/:\d{1,5}$/, '')))) return undefined;
  const known = [...hosts].join(', ');
  return {
    status: 421,
    message: `This sandbox is called at ${known}. Start it with --allow-host for another host name.`,
  };
}

function findSizeRejection(size: number): Rejection | undefined {
  if (size <= BODIES_MAX) return undefined;
  const message = 'Too many large requests are being processed. Send this one again later.';
  return { status: 503, message, headers: { 'Retry-After': '1' } };
}

/** The bytes of a body that the API will read; of one that does not say its size, the most that it can be. */
function getBodySize({ headers }: IncomingMessage, bodyMax: number): number {
  if (headers['transfer-encoding'] !== undefined) return bodyMax;
  return Math.min(Number(headers['content-length'] ?? 0), bodyMax);
}
