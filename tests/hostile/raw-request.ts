import { connect } from 'node:net';

/** The response of a server on a connection, without a status line if it closed the connection without one. */
export type RawResponse = { status: number | undefined; headers: Record<string, string>; body: string };

const LIMIT = 10_000;

/**
 * Sends bytes that no HTTP client would, and reads until the server closes the connection, which a request with
 * `Connection: close` asks for. Header names are in lower case. Of several responses it returns the first.
 *
 * @throws when the server neither responds nor closes the connection within ten seconds.
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    socket.setTimeout(LIMIT, () => {
      socket.destroy();
      reject(new Error(`No response within ${LIMIT} ms to ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`));
    });
    socket.on('data', (part) => parts.push(part));
    // A server may reset the connection while bytes are still under way: what it sent before counts.
    socket.on('error', ({ message }) => (/ECONNREFUSED/.test(message) ? reject(new Error(message)) : undefined));
    socket.on('close', () => resolve(parseResponse(Buffer.concat(parts).toString('latin1'))));
  });
}

function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  return {
    status: status === undefined ? undefined : Number(status),
    headers: Object.fromEntries(headers),
    body: text.slice(end + 4),
  };
}
