import { request as send, Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { listenSandbox, type Listening } from './listen';
import { CliError } from './cli-error';

const problems: string[] = [];
let server: Listening;
afterEach(async () => {
  await server.close(0);
  problems.length = 0;
});

async function start(handle: (request: Request) => Promise<Response> | Response): Promise<void> {
  server = await listenSandbox(async (request) => handle(request), {
    port: 0,
    report: (problem) => void problems.push(problem),
  });
}

/** Sends bytes and returns the response. */
function sendRaw(bytes: string): Promise<string> {
  return text(connect(server.port, '127.0.0.1').end(bytes));
}

describe('listenSandbox', () => {
  it('passes a request on whole, and the response back', async () => {
    await start(async (request) => {
      const { method, url, headers } = request;
      return Response.json(
        { method, url, token: headers.get('x-access-token'), body: await request.text() },
        { status: 403, headers: { 'X-Api-Call-Limit': '9/10' } },
      );
    });
    const response = await fetch(`${server.origin}/v1/a%20b?page=2`, {
      method: 'PUT',
      body: '荷物',
      headers: { 'X-Access-Token': 'tok' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('x-api-call-limit')).toBe('9/10');
    expect(await response.json()).toEqual({
      method: 'PUT',
      url: `${server.origin}/v1/a%20b?page=2`,
      token: 'tok',
      body: '荷物',
    });
  });

  it('sends bytes as they are', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256);
    await start(() => new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } }));
    const response = await fetch(server.origin);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it('cuts the connection without a response when the handler says so, and responds to the next', async () => {
    await start((request) => (request.url.endsWith('/drop') ? Response.error() : new Response('here')));
    expect(await sendRaw('GET /drop HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
    await expect(fetch(`${server.origin}/drop`)).rejects.toThrow('fetch failed');
    expect(await (await fetch(server.origin)).text()).toBe('here');
    expect(problems).toEqual([]);
  });

  it('keeps a connection for the next request', async () => {
    await start(() => new Response('here'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let index = 0; index < 5; index += 1) {
      await new Promise<void>((resolve, reject) => {
        send(server.origin, { agent }, (response) => {
          ports.add(response.socket.localPort);
          response.resume().on('end', resolve);
        })
          .on('error', reject)
          .end();
      });
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });

  it('notifies the handler of a closed connection, and continues', async () => {
    let isAborted = false;
    await start(async (request) => {
      if (!request.url.endsWith('/slow')) return new Response('here');
      request.signal.addEventListener('abort', () => (isAborted = true));
      await wait(200);
      return new Response('late');
    });
    await expect(fetch(`${server.origin}/slow`, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
    await wait(250);
    expect(isAborted).toBe(true);
    expect(await (await fetch(server.origin)).text()).toBe('here');
    expect(problems).toEqual([]);
  });

  it('lets the handler reject a long body before it is sent', async () => {
    let received = 0;
    await start(async (request) => {
      const reader = (request.body as ReadableStream<Uint8Array>).getReader();
      received = (await reader.read()).value?.byteLength ?? 0;
      await reader.cancel();
      return new Response('too long', { status: 413 });
    });
    const mebibyte = new Uint8Array(2 ** 20);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 500) controller.close();
        else controller.enqueue(mebibyte);
      },
    });
    const status = await fetch(server.origin, { method: 'POST', body, duplex: 'half' } as RequestInit).then(
      (response) => response.status,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(status);
    expect(received).toBeLessThan(2 ** 20);
    expect(sent).toBeLessThan(200);
  });

  it.each([
    ['rubbish', 'rubbish\r\n\r\n'],
    ['a broken host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a backslash in the path', 'GET /\\a HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('returns 400 to %s, and goes on', async (_, bytes) => {
    await start(() => new Response('here'));
    expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await (await fetch(server.origin)).text()).toBe('here');
    expect(problems).toEqual([]);
  });

  it('returns 500 and reports it when the handler fails', async () => {
    await start(() => {
      throw new Error('on purpose');
    });
    expect((await fetch(server.origin)).status).toBe(500);
    expect(problems.join()).toContain('on purpose');
  });

  it('says which port is taken', async () => {
    await start(() => new Response('here'));
    const error = await listenSandbox(() => Promise.resolve(new Response()), {
      port: server.port,
      report: () => undefined,
    }).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(CliError);
    expect(error).toMatchObject({ phrase: 'cli-port-taken', params: { port: String(server.port) } });
  });

  it('stops after the running requests, and accepts no more', async () => {
    await start(async () => {
      await wait(300);
      return new Response('done');
    });
    const underway = fetch(server.origin).then((response) => response.text());
    await wait(100);
    const closing = server.close();
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
    expect(await underway).toBe('done');
    const begin = performance.now();
    await closing;
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it('closes slow connections when it stops', async () => {
    await start(() => new Promise(() => undefined));
    const underway = fetch(server.origin);
    underway.catch(() => undefined);
    await wait(100);
    await server.close(50);
    await expect(underway).rejects.toThrow('fetch failed');
  });
});
