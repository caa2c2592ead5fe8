import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const USUAL_PORT = 3000;

/**
 * Listens on loopback and returns the port: the one that is asked for, or 3000, or any free one when 3000 is taken.
 *
 * @throws when the port that was asked for is taken.
 */
export async function listenOnFreePort(server: Server, asked?: number): Promise<number> {
  if (asked !== undefined) {
    if (!Number.isInteger(asked) || asked < 0 || asked > 65535)
      throw new Error('--port requires an integer from 0 to 65535.');
    return listen(server, asked);
  }
  return listen(server, USUAL_PORT).catch(() => listen(server, 0));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
