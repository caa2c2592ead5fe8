import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderHeadersFile } from '../../tools/delivery/render-headers';
import { writeCompressed } from '../../tools/delivery/write-compressed';
import { sendRaw, type RawResponse } from './raw-request';

/** Long enough to be cut into ranges. */
const AUTH = `<p>${'auth '.repeat(200)}</p>`;
const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  '404.html': '<p>not found, ja</p>',
  'auth.html': AUTH,
  'en/index.html': '<p>English home</p>',
  'en/404.html': '<p>not found, en</p>',
  'en/auth.html': '<p>English auth</p>',
  'assets/js/main.12345678.js': 'let a;',
  _headers: renderHeadersFile({ base: '/', languages: ['', 'en/'], scriptHashes: [] }),
};

type Row = {
  /** The request line and headers; `Host` and `Connection: close` are added. */
  send: string;
  status: number;
  /** The decoded body. */
  body?: string;
  headers?: Record<string, string | undefined>;
};

const PREFERS = { br: 'br', gzip: 'gzip', plain: undefined };
const isEncoded = (encoding: keyof typeof PREFERS): Pick<Row, 'status' | 'headers' | 'body'> => ({
  status: 200,
  headers: { 'content-encoding': PREFERS[encoding], vary: 'Accept-Encoding' },
  body: 'auth auth',
});

/** Request targets. Each row is one request; to add a case, add a row. */
const TARGETS: Row[] = [
  { send: 'GET / HTTP/1.1', status: 200, body: 'home' },
  { send: 'GET // HTTP/1.1', status: 200, body: 'home' },
  { send: 'GET /// HTTP/1.1', status: 200, body: 'home' },
  { send: 'GET //auth HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET /en//auth HTTP/1.1', status: 200, body: 'English auth' },
  { send: 'GET //evil.test/auth HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /auth?a=//b HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET /%61uth HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET /./auth HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET /en/../auth HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET /../../etc/passwd HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /..%5c..%5c HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /auth%00.html HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /%E0%A4%A HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /en/%E0%A4%A HTTP/1.1', status: 404, body: 'not found, en' },
  { send: 'GET /en/%zz HTTP/1.1', status: 404, body: 'not found, en' },
  { send: 'GET /% HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /auth/ HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /auth.html HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /auth.html.br HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /_headers HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: 'GET /constructor HTTP/1.1', status: 404, body: 'not found, ja' },
  { send: `GET /${'a'.repeat(8000)} HTTP/1.1`, status: 404, body: 'not found, ja' },
  { send: `GET /${'a'.repeat(20_000)} HTTP/1.1`, status: 431 },
  { send: `GET ${'/'.repeat(8000)} HTTP/1.1`, status: 200, body: 'home' },
  { send: `GET /${'%2e%2e/'.repeat(1000)} HTTP/1.1`, status: 200, body: 'home' },
  { send: 'GET http://127.0.0.1/auth HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET HTTP://evil.test/auth?a HTTP/1.1', status: 200, body: 'auth auth' },
  { send: 'GET http://evil.test HTTP/1.1', status: 200, body: 'home' },
  { send: 'GET http://[ HTTP/1.1', status: 400 },
  { send: 'GET http://a:99999/ HTTP/1.1', status: 400 },
  { send: 'GET http:// HTTP/1.1', status: 400 },
  { send: 'GET ftp://a/ HTTP/1.1', status: 400 },
  { send: 'GET * HTTP/1.1', status: 400 },
  { send: 'OPTIONS * HTTP/1.1', status: 400 },
  { send: 'GET auth HTTP/1.1', status: 400 },
  { send: 'GET / HTTP/9.9', status: 400 },
  { send: 'NONSENSE', status: 400 },
];

const HEADERS: Row[] = [
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: br', ...isEncoded('br') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: gzip, deflate, br, zstd', ...isEncoded('br') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: gzip', ...isEncoded('gzip') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: br;q=0, gzip', ...isEncoded('gzip') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: br;q=0.1, gzip;q=0.9', ...isEncoded('gzip') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: br;q=0', ...isEncoded('plain') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: gzip;q=0, identity', ...isEncoded('plain') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: *', ...isEncoded('br') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: *;q=0', ...isEncoded('plain') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: brotli, gzipped', ...isEncoded('plain') },
  { send: 'GET /auth HTTP/1.1\r\nAccept-Encoding: ;q=1,,br;q=x', status: 200 },
  { send: 'GET /auth HTTP/1.1', ...isEncoded('plain') },
  { send: 'GET /nope HTTP/1.1\r\nAccept-Encoding: gzip', status: 404, headers: { 'content-encoding': 'gzip' } },
  { send: 'GET /auth HTTP/1.1\r\nRange: bytes=0-4', status: 206, body: '<p>au', headers: { 'content-length': '5' } },
  { send: 'GET /auth HTTP/1.1\r\nRange: bytes=-4', status: 206, body: '</p>' },
  { send: 'GET /auth HTTP/1.1\r\nRange: bytes=0-4\r\nIf-Range: "other"', status: 200, body: 'auth auth' },
  { send: 'GET /auth HTTP/1.1\r\nRange: bytes=0-1,5-6', status: 200, body: 'auth auth' },
  { send: 'GET /auth HTTP/1.1\r\nRange: lines=1-2', status: 200, body: 'auth auth' },
  {
    send: 'GET /auth HTTP/1.1\r\nRange: bytes=99999-',
    status: 416,
    headers: { 'content-range': `bytes */${AUTH.length}`, 'content-type': undefined },
  },
  { send: 'GET /nope HTTP/1.1\r\nRange: bytes=0-4', status: 404, body: 'not found, ja' },
  { send: 'GET /auth HTTP/1.1\r\nIf-Match: "other"', status: 412 },
  { send: 'GET /auth HTTP/1.1\r\nIf-Modified-Since: nonsense', status: 200, body: 'auth auth' },
  { send: 'HEAD /auth HTTP/1.1', status: 200, headers: { 'content-length': String(AUTH.length) } },
  { send: 'HEAD /nope HTTP/1.1', status: 404 },
  { send: 'GET /en HTTP/1.1', status: 308, headers: { location: '/en/' } },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].map((method) => ({
    send: `${method} /auth HTTP/1.1\r\nContent-Length: 0`,
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })),
  { send: 'GET /auth HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade, close', status: 200, body: 'auth auth' },
  { send: 'GET /auth HTTP/1.1\r\nExpect: something', status: 417 },
  { send: `GET /auth HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`, status: 431 },
  { send: 'GET /auth HTTP/1.1\r\nContent-Length: -1', status: 400 },
  { send: 'GET /auth HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked', status: 400 },
  { send: 'GET /auth HTTP/1.1\r\nno colon', status: 400 },
];

/** Each tag matches that of the page, so the server knows that the client has it. */
const CONDITIONS: [header: string, status: number][] = [
  ['If-None-Match: ETAG', 304],
  ['If-None-Match: STRONG', 304],
  ['If-None-Match: "a", ETAG', 304],
  ['If-None-Match: "a",W/"b" , STRONG,"c"', 304],
  ['If-None-Match: *', 304],
  ['If-None-Match: "a"', 200],
  ['If-None-Match: W/"a", "b"', 200],
  ['If-None-Match: ', 200],
  ['If-None-Match: "a"\r\nIf-Modified-Since: DATE', 200],
  ['If-Modified-Since: DATE', 304],
];

const POLICIES = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

let dir = '';
let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'hostile-site-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  await writeCompressed(dir, join(dir, '.cache'));
  const args = ['--import', 'tsx', 'tools/serve/index.ts', '--port', '0', '--dir', dir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  port = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended before it listened.')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
  });
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

const send = (head: string): Promise<RawResponse> => {
  const [first = '', ...others] = head.split('\r\n');
  const isClosing = others.some((line) => line.startsWith('Connection:'));
  return sendRaw(port, [first, 'Host: a', ...others, ...(isClosing ? [] : ['Connection: close']), '', ''].join('\r\n'));
};

function decode({ headers, body }: RawResponse): string {
  const bytes = Buffer.from(body, 'latin1');
  const encoding = headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return plain.toString();
}

// Twice, because a request may leave behind what breaks the next one.
describe.each([1, 2])('npm run serve, run %d', () => {
  it.each([...TARGETS, ...HEADERS].map((row) => ({ ...row, name: row.send.slice(0, 90).replaceAll('\r\n', ' | ') })))(
    'responds with $status to $name',
    async ({ send: head, status, body = '', headers = {} }) => {
      const response = await send(head);
      expect(response.status).toBe(status);
      if (!head.startsWith('HEAD')) expect(decode(response)).toContain(body);
      for (const [name, value] of Object.entries(headers)) expect(response.headers[name], name).toBe(value);
      expect(server.exitCode).toBeNull();
    },
  );

  it.each(CONDITIONS)('with %j responds with %d', async (condition, status) => {
    const { headers } = await send('GET /auth HTTP/1.1');
    const { etag = '', 'last-modified': date = '' } = headers;
    const header = condition.replace('ETAG', etag).replace('STRONG', etag.replace(/^W\//, '')).replace('DATE', date);
    const response = await send(`GET /auth HTTP/1.1\r\n${header}`);
    expect(response.status).toBe(status);
    expect(response.body === '').toBe(status === 304);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    'GET / HTTP/1.1',
    'GET /nope HTTP/1.1',
    'GET /assets/js/gone.12345678.js HTTP/1.1',
    'GET /en HTTP/1.1',
    'POST /auth HTTP/1.1',
    'GET http://[ HTTP/1.1',
  ])('%s has the headers of a document', async (head) => {
    const { headers } = await send(head);
    for (const name of POLICIES) expect(headers[name], name).toBeDefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toContain('must-revalidate');
  });

  it('a hashed file is kept and has, for workers, the policy of the pages alone', async () => {
    const { headers } = await send('GET /assets/js/main.12345678.js HTTP/1.1');
    const [policy = '', ...others] = POLICIES;
    expect(headers[policy]).toContain("default-src 'none'");
    for (const name of others) expect(headers[name], name).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['half a request line', 'GET /au'],
    ['half of the headers', 'GET /auth HTTP/1.1\r\nHost: a\r\nX-'],
    ['a body that never comes', 'POST /auth HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n12'],
  ])('a client that leaves after %s ends nothing', async (_, bytes) => {
    await abandon(bytes);
    expect((await send('GET /auth HTTP/1.1')).status).toBe(200);
  });

  it('bytes that are not HTTP are rejected', async () => {
    for (const bytes of [Buffer.from([22, 3, 1, 0, 255]), Buffer.alloc(5000), Buffer.from('\r\n\r\n \r\n\r\n')])
      expect((await sendRaw(port, bytes)).status).toBe(400);
    expect(server.exitCode).toBeNull();
  });
});

/** Sends a part of a request and drops the connection. */
function abandon(bytes: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on('error', reject).on('close', () => resolve());
  });
}
