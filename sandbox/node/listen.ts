import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as untilOthersAreReady } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { CliError } from './cli-error';
import type { createGuard } from './guard-request';

const HOST = '127.0.0.1';

/** How long the sandbox waits for running requests when it stops, in milliseconds. */
const GRACE = 3000;
const LOOK_AGAIN = 20;

export type Listening = {
  port: number;
  /** http://127.0.0.1:4010 */
  origin: string;
  /** Accepts no more requests, waits a short time for those that are running, and closes the other connections. */
  close: (grace?: number) => Promise<void>;
};

type Guard = ReturnType<typeof createGuard>;

/** Says that the connection is gone and nothing is to be sent. */
class Dropped extends Error {}

/**
 * Listens on loopback, for requests that the guard lets through. A `Response.error()` of the handler cuts the connection without a response. Port 0 picks a free
 * one.
 *
 * @throws CliError when the port is taken or not allowed.
 */
export async function listenSandbox(
  handle: (request: Request) => Promise<Response>,
  { port, report, guard }: { port: number; report: (problem: string) => void; guard?: Guard },
): Promise<Listening> {
  const respond = async (
    request: Request,
    { incoming, outgoing }: { incoming: { socket: Socket }; outgoing: { headersSent: boolean } },
  ): Promise<Response> => {
    const response = await handle(request);
    // The guard has responded to a body that wasn't sent to its end.
    if (outgoing.headersSent) throw new Dropped();
    // Responses that are ready in the same turn are sent together, so that a client is woken once for several of them.
    await untilOthersAreReady();
    // `type` would make a whole Response of what the server can send as it is.
    if (response.status !== 0) return response;
    incoming.socket.destroy();
    throw new Dropped();
  };
  // Typed for HTTP/2 as well, which does not come here.
  const listener = getRequestListener(respond, {
    hostname: HOST,
    errorHandler(error) {
      if (error instanceof Dropped) return undefined;
      const isBadRequest = error instanceof Error && error.name === 'RequestError';
      if (!isBadRequest) report(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return new Response(null, { status: isBadRequest ? 400 : 500 });
    },
  });
  const server = createServer((incoming, outgoing) => {
    if (guard?.(incoming, outgoing)) return;
    listener(incoming, outgoing).catch((error: unknown) => {
      report(String(error));
      outgoing.destroy();
    });
  });
  const taken = await listen(server, port);
  return { port: taken, origin: `http://${HOST}:${taken}`, close: (grace = GRACE) => close(server, grace) };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new CliError('cli-port-taken', { port: String(port) }, { cause: error })
          : new CliError('cli-port-refused', { port: String(port), problem: error.message }, { cause: error }),
      );
    });
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

async function close(server: Server, grace: number): Promise<void> {
  // A connection that is kept alive is idle only once its response is out.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(cut);
}
