import { request as send, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuard } from './guard-request';
import { listenSandbox, type Listening } from './listen';
import { loadRuntimeData } from './load-materials';

const { sentences } = loadRuntimeData();

const problems: string[] = [];
let server: Listening;
afterEach(async () => {
  await server.close(0);
  expect(problems.splice(0)).toEqual([]);
});

type Bodies = Parameters<typeof createGuard>[0]['bodies'];

async function start(bodies?: Bodies, handle = echo): Promise<void> {
  const guard = createGuard({ allowedHost: undefined, sentences, ...(bodies ? { bodies } : {}) });
  server = await listenSandbox(handle, { port: 0, guard, report: (problem) => void problems.push(problem) });
}

async function echo(request: Request): Promise<Response> {
  return Response.json({ length: (await request.text().catch(() => '')).length });
}

/** Begins a POST in chunks, as clients do that stream a body: without its length. */
function begin(headers: Record<string, string> = {}): { client: ClientRequest; response: Promise<IncomingMessage> } {
  const client = send(server.origin, {
    method: 'POST',
    agent: false,
    headers: { 'accept-language': 'en', ...headers },
  });
  client.on('error', () => undefined);
  const response = once(client, 'response').then(([incoming]) => incoming as IncomingMessage);
  response.catch(() => undefined);
  client.flushHeaders();
  return { client, response };
}

async function read(response: Promise<IncomingMessage>): Promise<unknown> {
  return JSON.parse(await text(await response));
}

describe('the bodies of requests', () => {
  it('count by the bytes that arrive: many small ones in chunks are served beside many that wait', async () => {
    await start({ bytesMax: 4096 });
    const waiting = Array.from({ length: 40 }, () => begin());
    await wait(50);
    const small = Array.from({ length: 40 }, () => begin());
    for (const { client } of small) client.end('{}');
    const lengths = await Promise.all(small.map(({ response }) => read(response)));
    expect(lengths).toEqual(small.map(() => ({ length: 2 })));
    for (const { client } of waiting) client.destroy();
  });

  it.each(['chunked', 'content-length'])('wait while others fill the memory, and none is refused: %s', async (kind) => {
    const size = 100_000;
    let inMemory = 0;
    let most = 0;
    await start({ bytesMax: 3 * size }, async (request) => {
      const length = (await request.text()).length;
      inMemory += length;
      most = Math.max(most, inMemory);
      await wait(20);
      inMemory -= length;
      return Response.json({ length });
    });
    const headers: Record<string, string> = kind === 'chunked' ? {} : { 'content-length': String(size) };
    const all = Array.from({ length: 20 }, () => begin(headers));
    for (const { client } of all) client.write('a'.repeat(size / 2));
    await wait(50);
    for (const { client } of all.toReversed()) client.end('a'.repeat(size / 2));
    expect(await Promise.all(all.map(({ response }) => read(response)))).toEqual(all.map(() => ({ length: size })));
    // The oldest one goes on even if it doesn't fit.
    expect(most).toBeLessThanOrEqual(4 * size);
  });

  it('end with 408 and a sentence when no byte arrives', async () => {
    await start({ bytesMax: 4096, idleMax: 100 });
    for (const sent of ['', '{']) {
      const { client, response } = begin();
      client.write(sent);
      const { statusCode, headers } = await response;
      expect([statusCode, headers['content-type'], headers.connection]).toEqual([
        408,
        'application/json; charset=utf-8',
        'close',
      ]);
      expect(await read(response)).toEqual({ message: sentences.en.phrases['cli-body-idle'] });
      await once(client, 'close');
    }
    const { client, response } = begin();
    client.end('{}');
    expect(await read(response)).toEqual({ length: 2 });
  });

  it('may be sent slowly, and may wait for a slow sandbox', async () => {
    await start({ bytesMax: 4096, idleMax: 1000 }, async (request) => {
      await wait(1500);
      return echo(request);
    });
    const { client, response } = begin();
    for (let part = 0; part < 8; part += 1) {
      client.write('a'.repeat(40_000));
      await wait(100);
    }
    client.end();
    expect(await read(response)).toEqual({ length: 320_000 });
  });

  it('leave a connection usable that the API has responded to before their end', async () => {
    await start({ bytesMax: 1000 }, () => Promise.resolve(Response.json({}, { status: 403 })));
    for (let time = 0; time < 5; time += 1) {
      expect((await fetch(server.origin, { method: 'POST', body: 'a'.repeat(5000) })).status).toBe(403);
    }
  });
});

describe('a request for another host', () => {
  it.each([
    ['localhost', '/v1/carriers', 200],
    ['LOCALHOST:4010', '/v1/carriers', 200],
    ['127.0.0.1', '/v1/carriers', 200],
    ['[::1]:4010', '/v1/carriers', 200],
    ['localhost', 'http://127.0.0.1/v1/carriers', 200],
    ['localhost', 'http://evil.test/v1/carriers', 421],
    ['evil.test', 'http://localhost/v1/carriers', 421],
    ['evil.test', '/v1/carriers', 421],
    ['localhost.evil.test', '/v1/carriers', 421],
  ])('in its header or in its target is rejected: %s, %s → %d', async (host, path, status) => {
    await start();
    const client = send(server.origin, { path, headers: { host }, agent: false }).end();
    const [response] = (await once(client, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(status);
  });

  it.each([
    ['en', 'evil.test', 421, 'cli-host-other'],
    ['ja', 'evil.test', 421, 'cli-host-other'],
  ] as const)('is rejected in JSON, in the language of the caller: %s', async (language, host, status, phrase) => {
    await start();
    const client = send(server.origin, { headers: { host, 'accept-language': language }, agent: false }).end();
    const [response] = (await once(client, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    const { message } = (await read(Promise.resolve(response))) as { message: string };
    const hosts = language === 'en' ? 'localhost, 127.0.0.1, [::1]' : 'localhost、127.0.0.1、[::1]';
    expect(message).toBe(sentences[language].phrases[phrase]?.replace('{hosts}', hosts));
  });
});
