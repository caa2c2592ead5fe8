import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a client may send no byte of a body that isn't complete, in milliseconds. */
const IDLE_MAX = 10_000;

type Body = { isComplete: boolean; held: (Buffer | null)[]; take: (chunk: Buffer | null) => boolean; wait: () => void };

/**
 * Bounds the bytes of request bodies that are in memory at once, from their arrival until the response is sent. Once they
 * fill it, bodies wait, and their clients with them. If none of those in memory is complete, the oldest one goes on, so that
 * there is always one that ends. `onIdle` is called for a body whose client stops sending.
 */
export function createBodyBound({ bytesMax, idleMax = IDLE_MAX }: { bytesMax: number; idleMax?: number }) {
  /** In the order in which the requests came. */
  const bodies = new Set<Body>();
  let used = 0;

  return function bound(incoming: IncomingMessage, outgoing: ServerResponse, onIdle: () => void): void {
    const push = incoming.push.bind(incoming);
    let bytes = 0;
    let timer: NodeJS.Timeout | undefined;
    const body: Body = { isComplete: false, held: [], take, wait };
    bodies.add(body);
    wait();
    // Node stops reading from the connection when this returns false, and goes on after the next push.
    incoming.push = (chunk: Buffer | null) => {
      if (body.held.length === 0 && fits(body, chunk)) return take(chunk);
      clearTimeout(timer);
      body.held.push(chunk);
      return false;
    };
    outgoing.once('close', () => {
      clearTimeout(timer);
      bodies.delete(body);
      used -= bytes;
      // Node discards the rest of a body that nobody has read.
      incoming.push = push;
      if (!incoming.destroyed) for (const chunk of body.held) push(chunk);
      releaseHeld();
    });

    function take(chunk: Buffer | null): boolean {
      const size = chunk?.byteLength ?? 0;
      bytes += size;
      used += size;
      body.isComplete = chunk === null;
      wait();
      const isWanted = push(chunk);
      if (body.isComplete) releaseHeld();
      return isWanted;
    }

    function wait(): void {
      clearTimeout(timer);
      if (body.isComplete) return;
      timer = setTimeout(() => {
        // What has arrived and isn't read yet is no delay of the client.
        if (incoming.readableLength > 0) wait();
        else onIdle();
      }, idleMax).unref();
    }
  };

  function fits(body: Body, chunk: Buffer | null): boolean {
    if (used + (chunk?.byteLength ?? 0) <= bytesMax) return true;
    const [oldest] = bodies;
    return oldest === body && [...bodies].every(({ isComplete }) => !isComplete);
  }

  function releaseHeld(): void {
    for (const body of bodies) {
      if (body.held.length === 0) continue;
      for (let [chunk] = body.held; chunk !== undefined && fits(body, chunk); [chunk] = body.held) {
        body.held.shift();
        body.take(chunk);
      }
      if (body.held.length === 0) body.wait();
    }
  }
}
