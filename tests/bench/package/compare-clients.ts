import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Client from '../../../package/client';

type Thrown = { name?: string; type?: string; message: string; outcome?: string };
type Stripe = new (
  key: string,
  config: object,
) => { customers: { create: (input: object, options?: object) => Promise<unknown> } };

const html = (status: string, body = '<h1>no</h1>'): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
const json = (status: string, body: string, length = body.length): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;

/** What the server does with a creation that it has received. */
const FAULTS: [what: string, conduct: (socket: Socket) => unknown][] = [
  ['connection reset', (socket) => socket.resetAndDestroy()],
  ['no response until the timeout', () => undefined],
  ['200, body cut', (socket) => socket.end(json('200 OK', '{"id":"', 200))],
  ['200 with HTML', (socket) => socket.end(html('200 OK'))],
  ['200 with other JSON', (socket) => socket.end(json('200 OK', '{"ok":true}'))],
  ['204', (socket) => socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n')],
  [
    '302 to another host',
    (socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n'),
  ],
  ['403 with the JSON of a gateway', (socket) => socket.end(json('403 Forbidden', '{"message":"no"}'))],
  ['502 with HTML', (socket) => socket.end(html('502 Bad Gateway'))],
  ['503 with the JSON of a gateway', (socket) => socket.end(json('503 Unavailable', '{"message":"no"}'))],
];

/**
 * Creates something at a server that fails, with the client of the package and with stripe-node. Returns what each throws; both
 * repeat nothing.
 *
 * @param dir where the package is installed
 */
export async function compareClients(dir: string): Promise<Record<string, { 'shipping-api': string; stripe: string }>> {
  const stripeFile = resolve('tests/package/node_modules/stripe/esm/stripe.esm.node.js');
  if (!existsSync(stripeFile)) throw new Error('stripe-node is missing. Run: npx tsx tests/install-tools.ts');
  const file = (path: string): string => pathToFileURL(path).href;
  const { createClient } = (await import(file(join(dir, 'node_modules/shipping-api/client.js')))) as typeof Client;
  const { default: StripeClient } = (await import(file(stripeFile))) as { default: Stripe };
  const table: Record<string, { 'shipping-api': string; stripe: string }> = {};
  const compare = async (what: string, port: number): Promise<void> => {
    const own = createClient({ baseUrl: `http://127.0.0.1:${port}/v1`, token: 'tok_test', timeout: 1000, retry: 0 });
    const config = { host: '127.0.0.1', port, protocol: 'http', timeout: 1000, maxNetworkRetries: 0, telemetry: false };
    const stripe = new StripeClient('sk_test_1', config);
    const body = { setup: { carrier: 'sagawa', ref_number: 'A-1' } };
    table[what] = {
      'shipping-api': await describe(own.createShipment({ body } as never)),
      stripe: await describe(stripe.customers.create({ name: 'A' })),
    };
  };
  for (const [what, conduct] of FAULTS) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      let text = '';
      socket.on('data', (part) => {
        text += part.toString('latin1');
        const [head = '', body] = text.split('\r\n\r\n');
        const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        if (body !== undefined && body.length >= length) conduct(socket);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await compare(what, (server.address() as AddressInfo).port);
    for (const socket of sockets) socket.destroy();
    server.close();
  }
  // Nothing listens on the port for discarded data.
  await compare('connection refused', 9);
  return table;
}

/** The class of what is thrown, with what it says of the outcome: 'ConnectionLostError: unknown' */
async function describe(called: Promise<unknown>): Promise<string> {
  return called.then(
    (value) => `resolves with ${JSON.stringify(value).slice(0, 20)}`,
    (problem: unknown) => {
      const error = problem as Thrown;
      const name = error.type ?? error.name ?? 'Error';
      return error.outcome ? `${name}: ${error.outcome}` : `${name}: ${error.message.split('\n')[0]?.slice(0, 60)}`;
    },
  );
}
