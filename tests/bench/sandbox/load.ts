// cspell:ignore pipelining
import { Client } from 'undici';
import { pickShare } from '../times';
import type { Call } from './calls';
import { CONNECTIONS, MEASURED, WARM_UP } from './plan';
import type { Server } from './servers';

/** Responses in a second, and how long one took, in milliseconds. */
export type Load = { rate: number; p50: number; p99: number };

/**
 * Keeps every connection busy with the same call and times each response until its last byte.
 *
 * @throws if a status is not 200: a server that rejects calls is fast for the wrong reason
 */
export async function load(server: Server, call: Call): Promise<Load> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(server.origin, { pipelining: 1 }));
  const start = performance.now() + WARM_UP;
  const end = start + MEASURED;
  const times: number[] = [];
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        const sent = performance.now();
        if (sent >= end) return;
        const { statusCode, body } = await client.request(toRequest(server, call));
        if (statusCode !== 200) throw new Error(`${server.name} returned ${statusCode}: ${await body.text()}`);
        await body.arrayBuffer();
        const received = performance.now();
        if (sent >= start && received <= end) times.push(received - sent);
      }
    }),
  );
  await Promise.all(clients.map((client) => client.close()));
  return { rate: times.length / (MEASURED / 1000), p50: pickShare(times, 0.5), p99: pickShare(times, 0.99) };
}

/** Sends a call once and reads its response. */
export async function send(server: Server, call: Call): Promise<unknown> {
  const client = new Client(server.origin);
  const { statusCode, body } = await client.request(toRequest(server, call));
  const text = await body.text();
  await client.close();
  if (statusCode !== 200) throw new Error(`${server.name} returned ${statusCode} for ${call.path}: ${text}`);
  return JSON.parse(text) as unknown;
}

function toRequest({ prefix, token }: Server, { method, path, body, example }: Call) {
  return {
    method,
    path: prefix + path,
    headers: {
      'x-access-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(example === undefined ? {} : { prefer: `example=${example}` }),
    },
    ...(body === undefined ? {} : { body }),
  };
}
