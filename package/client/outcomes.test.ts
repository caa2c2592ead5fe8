// cspell:ignore limt acounts SECLEVEL pkeyopt paramgen keyout
import { execFileSync } from 'node:child_process';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, ConnectionLostError, NotSentError } from '../client-errors';
import type { ClientOptions } from '../client-types';
import { callMethod, createTestClient, DATA, METHODS, TOKEN, toResult } from '../../tests/package/test-data';

/** What a server does with a request that arrived whole, or at another point. */
type Conduct = (socket: Socket, moment: 'connected' | 'begun' | 'received') => void;

let server: Server | undefined;
const requests: string[] = [];
const sockets = new Set<Socket>();
afterEach(stop);

async function stop(): Promise<void> {
  requests.length = 0;
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
}

/** A server that knows nothing of HTTP but where a request ends. Returns the base URL. */
async function serve(conduct: Conduct): Promise<string> {
  server = createServer((socket) => {
    let text = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    conduct(socket, 'connected');
    socket.on('data', (part) => {
      if (text === '') conduct(socket, 'begun');
      text += part.toString('latin1');
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (body === undefined || body.length < length) return;
      requests.push(text);
      text = '';
      conduct(socket, 'received');
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const send =
  (bytes: string): Conduct =>
  (socket, moment) => {
    if (moment === 'received') socket.end(bytes);
  };

function toResponse(status: string, body: string, headers: Record<string, string> = {}): string {
  const all = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`;
}

const CHUNKED = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

/** A chunk of a body: 'x' → '1\r\nx\r\n' */
function toPart(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

const ZIPPED = gzipSync('{"id":"x"}');

function sendZipped(body: Buffer): Conduct {
  const head = toResponse('200 OK', '', { 'Content-Encoding': 'gzip', 'Content-Length': String(body.length) });
  return (socket, moment) => {
    if (moment === 'received') socket.end(Buffer.concat([Buffer.from(head), body]));
  };
}

/** Sends something at once, and the same again until the client closes the connection. */
function sendAgain(start: string, again: string, milliseconds: number): Conduct {
  return (socket, moment) => {
    if (moment !== 'received') return;
    socket.write(start);
    const timer = setInterval(() => socket.write(again), milliseconds);
    socket.on('close', () => clearInterval(timer));
  };
}

const HTML = { 'Content-Type': 'text/html' };
const API_ERROR = JSON.stringify({ debug_id: 'err_a1b2c3d4e', code: 'X', message: 'No.', details: [] });

/** Ends of a conversation, and the one outcome that is right for each, whatever the operation. */
const ENDS: [what: string, conduct: Conduct, outcome: 'rejected' | 'unknown', status?: number][] = [
  ['reset in the request', (socket, moment) => moment === 'begun' && socket.resetAndDestroy(), 'unknown'],
  ['reset after the request', (socket, moment) => moment === 'received' && socket.resetAndDestroy(), 'unknown'],
  ['closed after the request', (socket, moment) => moment === 'received' && socket.end(), 'unknown'],
  ['no response', () => undefined, 'unknown'],
  ['headers only', (socket, moment) => moment === 'received' && socket.write('HTTP/1.1 200 OK\r\n'), 'unknown'],
  [
    'half a body',
    (socket, moment) => moment === 'received' && socket.write(toResponse('200 OK', '{"id":"').slice(0, -3)),
    'unknown',
    200,
  ],
  [
    'a body that is shorter than its length',
    send(toResponse('200 OK', '[]', { 'Content-Length': '9' })),
    'unknown',
    200,
  ],
  [
    'a body that is longer than its length',
    send(toResponse('200 OK', '{"id":"x"}', { 'Content-Length': '5' })),
    'unknown',
    200,
  ],
  ...[
    ['before its first part', ''],
    ['in the size of a part', '1'],
    ['in a part', '10\r\n{"id":'],
    ['between two parts', '8\r\n{"id":"x"\r\n'],
    ['before its last part', toPart('{"id":"x"}')],
    ['in its last part', `${toPart('{"id":"x"}')}0\r\n`],
  ].map(([where, body]): (typeof ENDS)[number] => [
    `a chunked body, cut ${where}`,
    send(`${CHUNKED}${body}`),
    'unknown',
    200,
  ]),
  ['a chunked body with a broken size', send(`${CHUNKED}zz\r\n{"id":"x"}\r\n0\r\n\r\n`), 'unknown', 200],
  ...[
    ['cut in its header', ZIPPED.subarray(0, 5)],
    ['cut in the middle', ZIPPED.subarray(0, ZIPPED.length >> 1)],
    ['with a wrong checksum', Buffer.concat([ZIPPED.subarray(0, -8), Buffer.alloc(8, 1)])],
    ['that is not compressed', Buffer.from('{"id":"x"}')],
  ].map(([what, body]): (typeof ENDS)[number] => [
    `a body in gzip ${String(what)}`,
    sendZipped(body as Buffer),
    'unknown',
    200,
  ]),
  ...['br', 'deflate', 'unknown'].map((encoding): (typeof ENDS)[number] => [
    `a body that is not in its encoding, ${encoding}`,
    send(toResponse('200 OK', '{"id":', { 'Content-Encoding': encoding })),
    'unknown',
    200,
  ]),
  ['an endless body', sendAgain(CHUNKED, toPart(' '), 50), 'unknown', 200],
  ['endless headers', sendAgain('HTTP/1.1 200 OK\r\n', 'X: x\r\n', 50), 'unknown'],
  ['an endless header', sendAgain('HTTP/1.1 200 OK\r\nX: ', 'x'.repeat(10_000), 1), 'unknown'],
  ['something that is not HTTP', send('SSH-2.0-OpenSSH\r\n'), 'unknown'],
  ...[
    '400 Bad Request',
    '401 Unauthorized',
    '403 Forbidden',
    '404 Not Found',
    '408 Request Timeout',
    '413 Too Large',
    '429 Too Many',
    '500 Error',
    '502 Bad Gateway',
    '503 Unavailable',
    '504 Timeout',
  ].flatMap((status): typeof ENDS => [
    [
      `${status} with the HTML of a gateway`,
      send(toResponse(status, '<h1>no</h1>', HTML)),
      'unknown',
      parseInt(status),
    ],
    [`${status} with the JSON of a gateway`, send(toResponse(status, '{"message":"no"}')), 'unknown', parseInt(status)],
    [`${status} without a body`, send(toResponse(status, '')), 'unknown', parseInt(status)],
  ]),
  ...['', '<html>', 'null', '{}', '{"ok":true}', '"x"', '1', '[', '\u0000', API_ERROR.replace('message', 'text')].map(
    (body): (typeof ENDS)[number] => [`200 with ${body}`, send(toResponse('200 OK', body)), 'unknown', 200],
  ),
  ['205 with a body', send(toResponse('205 Reset', '{"id":"x"}')), 'unknown', 205],
  [
    '204 with a body',
    send('HTTP/1.1 204 No Content\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]'),
    'unknown',
    204,
  ],
  ['101', send('HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n'), 'unknown'],
  ['100 and nothing else', send('HTTP/1.1 100 Continue\r\n\r\n'), 'unknown'],
  ['a header that is too long', send(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(40_000)}\r\n\r\n[]`), 'unknown'],
  ...Object.entries({
    AWS: '{"message":"Service Unavailable","__type":"Throttling"}',
    Kong: '{"message":"no Route matched","request_id":"8a1c"}',
    Azure: '{"statusCode":429,"message":"Rate limit is exceeded."}',
    Cloudflare: '{"success":false,"errors":[{"code":1015,"message":"rate limited"}]}',
    'another API': '{"code":"TOO_MANY_REQUESTS","message":"Wait.","details":[]}',
    'another API, with an empty ID': '{"debug_id":"","code":"X","message":"No.","details":[]}',
    'another API, with an error inside': `{"error":${API_ERROR}}`,
    'an array': `[${API_ERROR}]`,
  }).flatMap(([of, body]): typeof ENDS =>
    [402, 409, 425, 429, 451, 503, 520, 527].map((status) => [
      `${status} with the JSON of ${of}`,
      send(toResponse(`${status} No`, body)),
      'unknown',
      status,
    ]),
  ),
  ['redirected without a Location', send(toResponse('302 Found', '')), 'unknown', 302],
  ['204', send('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n'), 'unknown', 204],
  ...[301, 302, 303, 307, 308].map((status): (typeof ENDS)[number] => [
    `redirected with ${status}`,
    send(toResponse(`${status} Moved`, '', { Location: 'https://elsewhere.example/v1' })),
    'unknown',
    status,
  ]),
  ...[400, 401, 403, 404, 409, 413, 415, 429].map((status): (typeof ENDS)[number] => [
    `${status} of the API`,
    send(toResponse(`${status} No`, API_ERROR)),
    'rejected',
    status,
  ]),
  ['400 of the API, labeled as HTML', send(toResponse('400 No', API_ERROR, HTML)), 'rejected', 400],
  ...[500, 503].map((status): (typeof ENDS)[number] => [
    `${status} of the API`,
    send(toResponse(`${status} No`, API_ERROR)),
    'unknown',
    status,
  ]),
];

/** Long enough for a busy machine where a response comes, and short where none does. */
const PATIENT = { retry: 0, timeout: 20_000 } satisfies Partial<ClientOptions>;
const SHORT = { retry: 0, timeout: 1000 } satisfies Partial<ClientOptions>;
const STALLED = ['no response', 'headers only', 'half a body', 'an endless body', 'endless headers'];

describe('every operation has exactly one outcome', () => {
  it.each(ENDS)('%s', async (what, conduct, outcome, status) => {
    const limits = STALLED.includes(what) ? SHORT : PATIENT;
    const client = createTestClient({ ...limits, baseUrl: await serve(conduct) });
    await Promise.all(
      METHODS.map(async ([name]) => {
        const error = await callMethod(client, name).then(
          () => 'done',
          (problem: unknown) => problem,
        );
        expect(error, name).toBeInstanceOf(outcome === 'rejected' || isOfApi(error) ? ApiError : ConnectionLostError);
        expect(error, name).toMatchObject({ outcome });
        // A busy machine reads nothing of the response in so short a time.
        if (limits !== SHORT) expect((error as ConnectionLostError).status, name).toBe(status);
        expect((error as ConnectionLostError).message, name).toMatch(isOfApi(error) ? /^No\.$/ : /\.$/);
        if (what.startsWith('redirected with '))
          expect((error as Error).message).toContain('https://elsewhere.example/v1');
      }),
    );
    for (const request of requests) expect(request).toContain(`x-access-token: ${TOKEN}`);
  });

  it('a response that breaks off at any of its bytes', async () => {
    const toShort = (method: string): string => {
      const body = toResult(method);
      return `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    };
    const cut = new Map<string, number>();
    const baseUrl = await serve((socket, moment) => {
      if (moment !== 'received') return;
      const [, method = ''] = /x-method: (\w+)/.exec(requests.at(-1) ?? '') ?? [];
      const whole = toShort(method);
      const at = cut.get(method) ?? 0;
      cut.set(method, at + 1);
      // A connection that is kept would be used by the next request while it is being closed.
      if (at < whole.length) socket.end(whole.slice(0, at));
      else socket.write(whole);
    });
    await Promise.all(
      METHODS.map(async ([name]) => {
        const client = createTestClient({ ...PATIENT, baseUrl, headers: { 'x-method': name } });
        const { length } = toShort(name);
        for (let at = 0; at < length; at += 1)
          await expect(callMethod(client, name), `${name} at ${at}`).rejects.toMatchObject({ outcome: 'unknown' });
        await callMethod(client, name);
      }),
    );
  });

  it.each([
    ['a refused connection', 'http://127.0.0.1:9/v1'],
    ['an unknown host', 'http://nowhere.invalid/v1'],
    ['a port that fetch blocks', 'http://127.0.0.1:6667/v1'],
  ])('%s', async (_, baseUrl) => {
    const client = createTestClient({ retry: 0, baseUrl });
    for (const [name] of METHODS) {
      const called = callMethod(client, name);
      await expect(called, name).rejects.toBeInstanceOf(NotSentError);
      await expect(called, name).rejects.toMatchObject({ outcome: 'not-sent', cause: expect.any(Error) as Error });
    }
  });

  it('a connection that is reset before or after the request can be written to', async () => {
    const client = createTestClient({ ...PATIENT, baseUrl: await serve((socket) => socket.resetAndDestroy()) });
    for (const [name] of METHODS)
      await expect(callMethod(client, name), name).rejects.toMatchObject({
        outcome: expect.stringMatching(/^(?:not-sent|unknown)$/) as string,
      });
    expect(requests).toEqual([]);
  });

  it.each<[how: string, end: (socket: Socket) => void]>([
    ['reset', (socket) => socket.resetAndDestroy()],
    ['closed', (socket) => socket.destroy()],
    ['ended', (socket) => socket.end()],
    ['ended with half a response', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{')],
  ])('a connection that is %s while the body is sent', async (_, end) => {
    const baseUrl = await serve((socket, moment) => {
      if (moment === 'begun') end(socket.pause());
    });
    const client = createTestClient({ ...PATIENT, baseUrl });
    // Longer than the buffers of the connection, so that it is cut while it is sent.
    const body = { setup: { ref_number: 'A-1', remarks: 'x'.repeat(20_000_000) } };
    for (const [name] of METHODS.filter(([, { hasBody }]) => hasBody))
      await expect(callMethod(client, name, { body }), name).rejects.toMatchObject({
        name: 'ConnectionLostError',
        outcome: 'unknown',
      });
    expect(requests).toEqual([]);
  });

  it('a signal that is aborted before and after the request is sent', async () => {
    const client = createTestClient({ baseUrl: await serve(() => undefined) });
    for (const [name] of METHODS) {
      const reason = new Error('enough');
      const before = callMethod(client, name, { signal: AbortSignal.abort(reason) });
      await expect(before, name).rejects.toMatchObject({ name: 'NotSentError', outcome: 'not-sent', cause: reason });
      expect(requests).toEqual([]);
    }
    await Promise.all(
      METHODS.map(async ([name]) => {
        const after = callMethod(client, name, { signal: AbortSignal.timeout(400) });
        await expect(after, name).rejects.toMatchObject({ name: 'ConnectionLostError', outcome: 'unknown' });
      }),
    );
    expect(requests).toHaveLength(METHODS.length);
  });

  const thrown = ['text', null, undefined, 0, { code: 'ECONNRESET' }, new DOMException('', 'AbortError')];
  it.each(thrown.map((one) => [one as Error]))('a function for requests that throws %j', async (thrown) => {
    const client = createTestClient({ retry: 0, fetch: () => Promise.reject(thrown) });
    for (const [name] of METHODS)
      await expect(callMethod(client, name), name).rejects.toMatchObject({
        name: 'ConnectionLostError',
        outcome: 'unknown',
      });
  });

  it.each(['createShipment', 'listShipments'])('a body that fills the memory: %s', async (name) => {
    const conduct: Conduct = (socket, moment) => {
      if (moment !== 'received') return;
      const fill = (): void => {
        while (!socket.destroyed && socket.write(toPart(' '.repeat(1_000_000))));
      };
      socket.write(CHUNKED);
      socket.on('drain', fill);
      fill();
    };
    const called = callMethod(createTestClient({ ...PATIENT, baseUrl: await serve(conduct) }), name);
    await expect(called).rejects.toMatchObject({ outcome: 'unknown', status: 200 });
    await expect(called).rejects.toThrow('The response has more than 16 MB.');
  });

  it.each([
    ...['CERT_REVOKED', 'UNABLE_TO_GET_ISSUER_CERT', 'HOSTNAME_MISMATCH', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ...['ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'],
    ...['Proxy response (407) !== 200 when HTTP Tunneling', 'Proxy response (502) !== 200 when HTTP Tunneling'],
  ])('a connection that was not made: %s', async (problem) => {
    const cause = Object.assign(new Error(problem), { code: problem });
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('canceled', { cause }) }));
    const client = createTestClient({ retry: 0, fetch });
    for (const [name] of METHODS)
      await expect(callMethod(client, name), name).rejects.toMatchObject({ outcome: 'not-sent' });
  });

  it('a server without TLS at an https URL', async () => {
    // Its HTTP ends at the first bytes, which are none.
    const conduct: Conduct = (socket, moment) => moment === 'begun' && socket.end('HTTP/1.1 400 No\r\n\r\n');
    const baseUrl = (await serve(conduct)).replace('http:', 'https:');
    const called = callMethod(createTestClient({ ...PATIENT, baseUrl }), 'createShipment');
    await expect(called).rejects.toMatchObject({ outcome: expect.stringMatching(/^(?:not-sent|unknown)$/) as string });
    expect(requests).toEqual([]);
  });

  it('a kept connection that the server resets at the next request', async () => {
    const baseUrl = await serve((socket, moment) => {
      if (moment !== 'received') return;
      if (requests.length === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]');
      else socket.resetAndDestroy();
    });
    const client = createTestClient({ ...PATIENT, baseUrl });
    await client.listCarriers();
    await expect(callMethod(client, 'createShipment')).rejects.toMatchObject({ outcome: 'unknown' });
    expect(requests).toHaveLength(2);
  });

  it('a time limit that the function for requests ignores', async () => {
    const client = createTestClient({ ...SHORT, fetch: () => new Promise(() => undefined) });
    await expect(callMethod(client, 'createShipment')).rejects.toThrow(/within 1000 ms/);
  });
});

describe('over TLS, every operation has exactly one outcome', () => {
  const isMissing = !process.env.CI && !hasOpenSsl();
  const CERTIFICATE = isMissing ? {} : makeCertificate();
  const OLD = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;

  /** A server of TLS, and one that passes on what both send, up to a number of bytes of the server. */
  async function serveTls(options: TlsOptions, most = Infinity): Promise<string> {
    const tls = createTlsServer(options, (socket) => socket.on('error', () => undefined));
    tls.on('tlsClientError', () => undefined);
    await new Promise<void>((done) => tls.listen(0, '127.0.0.1', done));
    const { port } = tls.address() as AddressInfo;
    const baseUrl = await serve((socket, moment) => {
      if (moment !== 'connected') return;
      const behind = connect(port, '127.0.0.1').on('error', () => undefined);
      let left = most;
      socket.on('data', (part) => behind.write(part)).on('close', () => behind.destroy());
      behind.on('data', (part) => {
        socket.write(part.subarray(0, left));
        left -= part.length;
        if (left <= 0) socket.end();
      });
      behind.on('close', () => socket.end());
    });
    server?.on('close', () => tls.close());
    return baseUrl.replace('http:', 'https:');
  }

  it
    .skipIf(isMissing)
    .each<[what: string, options: TlsOptions, most?: number]>([
      ['a certificate that nobody signed', CERTIFICATE],
      ['no common cipher', {}],
      ['no common version', { ...CERTIFICATE, ...OLD }],
      ...[1, 2, 5, 6, 50, 100, 300].map((most): [string, TlsOptions, number] => [
        `a handshake that is cut after byte ${most}`,
        CERTIFICATE,
        most,
      ]),
    ])('%s', async (_, options, most) => {
    const client = createTestClient({ ...PATIENT, baseUrl: await serveTls(options, most) });
    for (const [name] of METHODS) {
      const called = callMethod(client, name);
      await expect(called, name).rejects.toBeInstanceOf(NotSentError);
      await expect(called, name).rejects.toMatchObject({ outcome: 'not-sent' });
    }
  });

  it.each<[what: string, conduct: Conduct, limits: Partial<ClientOptions>]>([
    ['is reset', (socket, moment) => moment === 'begun' && socket.resetAndDestroy(), PATIENT],
    ['gets no response', () => undefined, SHORT],
  ])('a handshake that %s, which the client cannot tell from a request', async (_, conduct, limits) => {
    const baseUrl = (await serve(conduct)).replace('http:', 'https:');
    const client = createTestClient({ ...limits, baseUrl });
    await Promise.all(
      METHODS.map(([name]) =>
        expect(callMethod(client, name), name).rejects.toMatchObject({
          name: 'ConnectionLostError',
          outcome: 'unknown',
        }),
      ),
    );
  });
});

describe('a mistake in the call', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const body = {};
  it.each([
    ['getShipment', {}, 'path.id'],
    ['getShipment', { path: {} }, 'path.id'],
    ['getShipment', { path: { id: '' } }, 'path.id'],
    ['getShipment', { path: { id: '..' } }, 'path.id'],
    ['getShipment', { path: { id: '\ud800' } }, 'path.id'],
    ['getShipment', { path: { id: null } }, 'path.id'],
    ['getShipment', { path: { id: 'x', ids: 'x' } }, 'path.ids'],
    ['getShipment', { path: 'x' }, 'path'],
    ['getShipment', { path: { id: 'x' }, body: {} }, 'body'],
    ['createShipment', {}, 'body'],
    ['createShipment', { body: null }, 'body'],
    ['createShipment', { body: '{}' }, 'body'],
    ['createShipment', { body: [] }, 'body'],
    ['createShipment', { body: circular }, 'body'],
    ['createShipment', { body: { count: 1n } }, 'body'],
    ['createShipment', { body: { toJSON: () => undefined } }, 'body'],
    ['createShipment', { setup: {} }, 'body: { setup:'],
    ['createShipment', { body, retries: 1 }, 'retries'],
    ['createShipment', { body, signal: 'x' }, 'signal'],
    ['createShipment', null, 'argument'],
    ['createShipment', 'x', 'argument'],
    ['listShipments', { query: { limt: 5 } }, 'query.limt'],
    ['listShipments', { query: { limit: NaN } }, 'query.limit'],
    ['listShipments', { query: { created_after: new Date() } }, 'query.created_after'],
    ['listShipments', { query: 'x' }, 'query'],
  ])('%s, mistake %#: a TypeError that names it, and nothing is sent', async (name, parts, named) => {
    const client = createTestClient({ baseUrl: await serve(() => undefined) });
    const methods = client as unknown as Record<string, (given: unknown) => Promise<unknown>>;
    const called = methods[name]?.(parts);
    await expect(called).rejects.toBeInstanceOf(TypeError);
    await expect(called).rejects.toMatchObject({ outcome: 'not-sent' });
    await expect(called).rejects.toThrow(named);
    expect(requests).toEqual([]);
  });

  it.each([
    ['baseUrl', ''],
    ['baseUrl', undefined],
    ['baseUrl', null],
    ['baseUrl', 'api.shipping.example/v1'],
    ['baseUrl', 'https://'],
    ['baseUrl', 'https://api.shipping.example/v1?x'],
    ['baseUrl', 'https://api.shipping.example//'],
    ...[...DATA.hosts, 'localhost:4010'].flatMap((host) =>
      [`https://${host}`, `https://${host}/`, `http://${host}/shipments`].map((url): [string, string] => [
        'baseUrl',
        url,
      ]),
    ),
    ['baseUrl', 'https://user:secret@api.shipping.example/v1'],
    ['token', ''],
    ['token', undefined],
    ['token', '\ufefftok'],
    ['token', 'トークン'],
    ['token', 'tok\n'],
    ['token', 'tok tok'],
    ['language', 'fr'],
    ['fetch', 'fetch'],
    ['check', 'yes'],
    ['check', {}],
    ['retry', -1],
    ['retry', 1.5],
    ['retry', '3'],
    ['timeout', 0],
    ['timeout', Infinity],
    ['maxWait', -1],
    ['headers', { 'X-Access-Token': 'x' }],
    ['headers', { 'x y': 'x' }],
    ['headers', { x: '荷物' }],
    ['headers', 'x'],
    ['limit', 10],
    ['onRequest', true],
    ['onResponse', {}],
    ['retries', 3],
    ['acounts', 'all'],
  ])('the option %s, mistake %#: a TypeError that names it', (name, value) => {
    for (const language of ['en', 'ja'] as const) {
      const create = () => createTestClient({ language, [name]: value });
      expect(create).toThrow(TypeError);
      expect(create).toThrow(expect.objectContaining({ outcome: 'not-sent' }));
      expect(create).toThrow(name);
      const message = getMessage(create);
      expect(message).not.toMatch(/secret|tok_|\{\w+\}/);
    }
  });
});

it.each([
  ...DATA.hosts.map((host) => [`https://${host}/v1`, '/v1/carriers']),
  ['HTTPS://API.SHIPPING.EXAMPLE/v1//', '/v1/carriers'],
  ['https://proxy.shop.example', '/carriers'],
  ['http://localhost:8080/', '/carriers'],
  ['https://proxy.shop.example/shipping', '/shipping/carriers'],
])('%s is a base URL', async (baseUrl, path) => {
  const sent: string[] = [];
  const fetch = (url: string): Promise<Response> => {
    sent.push(new URL(url).pathname);
    return Promise.resolve(Response.json([]));
  };
  await createTestClient({ baseUrl, fetch }).listCarriers();
  expect(sent).toEqual([path]);
});

/** A server that serves each response once and then the result of the operation. */
async function serveInTurn(method: string, ...responses: string[]): Promise<string> {
  return serve((socket, moment) => {
    if (moment === 'received') socket.end(responses[requests.length - 1] ?? toResponse('200 OK', toResult(method)));
  });
}

describe('repeating', () => {
  const LOST = '';
  const rest = { timeout: 20_000 };

  it.each(METHODS.map(([name, { idempotent }]) => [name, idempotent] as const))(
    '%s after a lost connection, a cut body and a gateway: %s, by the contract',
    async (name, idempotent) => {
      const cut = toResponse('200 OK', toResult(name)).slice(0, -1);
      for (const response of [LOST, cut, toResponse('503 No', '<h1>', HTML)]) {
        requests.length = 0;
        const client = createTestClient({ ...rest, retry: 1, baseUrl: await serveInTurn(name, response) });
        const called = callMethod(client, name);
        if (idempotent) await called;
        else await expect(called).rejects.toMatchObject({ outcome: 'unknown' });
        expect(requests).toHaveLength(idempotent ? 2 : 1);
        await stop();
      }
    },
  );

  it('knows which operations the contract marks', () => {
    const marked = METHODS.filter(([, { idempotent, method }]) => idempotent && method !== 'get').map(([name]) => name);
    expect(marked.sort()).toEqual(['deleteNegotiatedRates', 'listRates', 'updateCarrier', 'uploadNegotiatedRates']);
  });

  it.each([
    ['seconds', '1', 900, 1600],
    ['a date', new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString(), 0, 6000],
    ['a date in the past', 'Wed, 25 Nov 2015 07:28:00 GMT', 0, 300],
    ['nonsense', 'soon', 200, 700],
    ['a negative number', '-5', 200, 700],
    ['none', '', 200, 700],
  ])('waits for Retry-After as %s', async (_, value, least, most) => {
    const busy = toResponse('429 Busy', API_ERROR, value ? { 'Retry-After': value } : {});
    const client = createTestClient({ ...rest, baseUrl: await serveInTurn('createShipment', busy) });
    const start = performance.now();
    await callMethod(client, 'createShipment');
    expect(performance.now() - start).toBeGreaterThanOrEqual(least);
    expect(performance.now() - start).toBeLessThan(most);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['seconds', '86400'],
    ['very many seconds', '9'.repeat(30)],
    ['a date', 'Wed, 25 Nov 2099 07:28:00 GMT'],
  ])('does not wait for longer than maxWait, in %s', async (_, value) => {
    const busy = toResponse('429 Busy', API_ERROR, { 'Retry-After': value });
    const client = createTestClient({ ...rest, baseUrl: await serveInTurn('createShipment', busy) });
    const error = await callMethod(client, 'createShipment').catch((problem: unknown) => problem);
    expect(error).toMatchObject({ name: 'ApiError', status: 429, outcome: 'rejected' });
    expect((error as ApiError).headers.get('retry-after')).toBe(value);
  });

  it('stops waiting when the signal is aborted', async () => {
    const busy = toResponse('429 Busy', API_ERROR, { 'Retry-After': '30' });
    const client = createTestClient({ baseUrl: await serveInTurn('createShipment', busy) });
    const called = callMethod(client, 'createShipment', { signal: AbortSignal.timeout(100) });
    await expect(called).rejects.toMatchObject({ name: 'NotSentError', outcome: 'not-sent' });
    expect(requests).toHaveLength(1);
  });
});

describe('the rest of a call', () => {
  it('sends headers, shows hooks no secret, and survives their mistakes', async () => {
    const shown: unknown[] = [];
    const hook = (value: unknown): void => {
      shown.push(value);
      throw new Error('in a hook');
    };
    const warn = console.warn;
    console.warn = () => undefined;
    const baseUrl = await serveInTurn('createShipment');
    const client = createTestClient({ baseUrl, headers: { 'X-Shop': '7' }, onRequest: hook, onResponse: hook });
    const { data, response } = await client.createShipment({ body: { password: 'secret' } as never }).withResponse();
    console.warn = warn;
    expect([data, response.status]).toEqual([JSON.parse(toResult('createShipment')), 200]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(requests[0]).toMatch(/x-shop: 7/i);
    expect(requests[0]).toContain(`user-agent: shipping-api/${DATA.version} node/${process.versions.node}`);
    expect(shown).toMatchObject([
      { operation: 'shipment-create', method: 'POST', url: `${baseUrl}/shipments`, attempt: 1 },
      { status: 200, milliseconds: expect.any(Number) as number },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/tok_|secret/);
  });

  it('queues calls under the call limit, which it learns', async () => {
    const at: number[] = [];
    const fetch = (): Promise<Response> => {
      at.push(performance.now());
      return Promise.resolve(Response.json([], { headers: { 'x-api-call-limit': '1/4' } }));
    };
    const { listCarriers } = createTestClient({ fetch, limit: true });
    await listCarriers();
    await Promise.all(Array.from({ length: 5 }, () => listCarriers()));
    const [first = 0] = at;
    expect(at.map((time) => time - first < 900)).toEqual([true, true, true, true, false, false]);
  });

  it('says the same in both languages, with every value', async () => {
    const baseUrl = await serve(send(toResponse('502 No', '<h1>')));
    for (const language of ['en', 'ja'] as const) {
      const client = createTestClient({ ...PATIENT, baseUrl, language });
      const error = await callMethod(client, 'createShipment').catch((problem: unknown) => problem as Error);
      expect((error as Error).message).toContain('listShipments({ query: { ref_number: "A-1", ');
      expect((error as Error).message).toContain('502');
      expect(/[ぁ-ん]/.test((error as Error).message)).toBe(language === 'ja');
    }
    expect(Object.keys(DATA.phrases.ja).sort()).toEqual(Object.keys(DATA.phrases.en).sort());
  });
});

function hasOpenSsl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Node can't make a certificate. */
function makeCertificate(): { key: string; cert: string } {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const args = ['req', '-x509', ...key, '-subj', '/CN=localhost'];
  const both = execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return { key: both, cert: both };
}

function getMessage(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

function isOfApi(error: unknown): boolean {
  return error instanceof ApiError;
}

describe('what an earlier attempt may have carried out', () => {
  const LOST: Conduct = (socket, moment) => moment === 'received' && socket.destroy();
  const CHANGES = METHODS.filter(([, { idempotent, changes }]) => idempotent && changes).map(([name]) => name);
  const READS = METHODS.filter(([, { changes }]) => !changes).map(([name]) => name);

  /** Each conduct for one request, the last one for all further ones. */
  function inTurn(...conducts: readonly Conduct[]): Conduct {
    let count = 0;
    return (socket, moment) => {
      if (moment !== 'received') return;
      count += 1;
      (conducts[count - 1] ?? conducts.at(-1))?.(socket, moment);
    };
  }

  it.each([400, 403, 404, 429])('remains unknown if the repeated request gets %s', async (status) => {
    const rejected = send(toResponse(`${status} No`, API_ERROR, { 'Retry-After': '86400' }));
    for (const name of CHANGES) {
      const client = createTestClient({ baseUrl: await serve(inTurn(LOST, rejected)) });
      await expect(callMethod(client, name), name).rejects.toMatchObject({
        name: 'ApiError',
        status,
        outcome: 'unknown',
      });
      expect(requests.splice(0)).toHaveLength(2);
    }
  });

  it.each([true, false])(
    'remains unknown if the call is canceled before it is repeated, with limit: %s',
    async (limit) => {
      for (const name of CHANGES) {
        const controller = new AbortController();
        const conduct: Conduct = (socket, moment) => {
          if (moment !== 'received') return;
          socket.destroy();
          setTimeout(() => controller.abort(), 50);
        };
        const client = createTestClient({ limit, baseUrl: await serve(conduct) });
        const called = callMethod(client, name, { signal: controller.signal });
        await expect(called, name).rejects.toMatchObject({ name: 'ConnectionLostError', outcome: 'unknown' });
        expect(requests.splice(0)).toHaveLength(1);
      }
    },
  );

  it('is nothing for reads and rates', async () => {
    for (const name of READS) {
      const client = createTestClient({ baseUrl: await serve(inTurn(LOST, send(toResponse('403 No', API_ERROR)))) });
      await expect(callMethod(client, name), name).rejects.toMatchObject({ outcome: 'rejected' });
    }
  });
});

describe('an internal error of the API', () => {
  it('is followed by the same request where that is safe, and by no other', async () => {
    for (const [name, { idempotent }] of METHODS) {
      const client = createTestClient({ retry: 1, baseUrl: await serve(send(toResponse('500 No', API_ERROR))) });
      await expect(callMethod(client, name), name).rejects.toMatchObject({ status: 500, outcome: 'unknown' });
      expect(requests.splice(0), name).toHaveLength(idempotent ? 2 : 1);
    }
  });
});

describe('the queue of calls', () => {
  it.each(['86400', '2592000'])('waits no longer than maxWait after Retry-After: %s', async (seconds) => {
    const conduct = send(toResponse('429 No', API_ERROR, { 'Retry-After': seconds }));
    const client = createTestClient({ limit: true, maxWait: 100, baseUrl: await serve(conduct) });
    for (let call = 0; call < 2; call += 1)
      await expect(callMethod(client, 'listCarriers')).rejects.toMatchObject({ name: 'ApiError', status: 429 });
    expect(requests).toHaveLength(2);
  });
});
