import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';
import { BUILD } from './built-site';
import { BROTLI, hasNginx, startNginx } from './start-nginx';

if (!hasNginx) console.warn('nginx is not on the PATH: delivery/nginx.conf is not compared with build/_headers.');
else if (!BROTLI) console.warn('nginx has no module ngx_brotli: brotli_static is not tested.');

const ASSET = `/assets/js/${readdirSync(join(BUILD, 'assets/js')).find((name) => name.startsWith('main.')) ?? ''}`;
const PATHS = [
  ...[
    '',
    'auth',
    'auth?from=mail',
    'auth/',
    'Auth',
    'auth.html',
    'index',
    'index.html',
    '404',
    '404.html',
    'nope',
    'img/',
  ],
  ...[
    'auth.md',
    'types.ts',
    'changelog.atom',
    'llms.txt',
    'openapi.yaml',
    'openapi.json',
    'sitemap.xml',
    'search-index.json?v=1',
    'manifest.webmanifest',
    'noscript.css',
  ],
  ...['img/logo.svg', 'img/social.png', 'assets/js/main.gone.js', 'assets/', 'auth.html.br', 'openapi.json.gz'],
].flatMap((path) => [`/${path}`, `/en/${path}`]);
const ROOT_PATHS = [
  '/en',
  '/robots.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/.well-known/api-catalog',
  '/.well-known/agent-skills/index.json',
  '/skill.md',
  '/_headers',
  ASSET,
  `/en${ASSET}`,
  `${ASSET}.gz`,
  '//auth',
  '/en//auth',
  '/en/../auth',
];
const COMPARED = [
  'access-control-allow-origin',
  'allow',
  'content-type',
  'content-encoding',
  'content-range',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'link',
  'location',
  'permissions-policy',
  'referrer-policy',
  'vary',
  'x-content-type-options',
];
/** The request has a cache rule, since `fetch` adds `no-cache` to a conditional request without one. */
const PLAIN = { 'accept-encoding': 'identity', 'cache-control': 'max-age=0' };
const CONDITIONAL: [name: string, headers: (known: Headers) => Record<string, string>][] = [
  ['an entity tag that it has', (known) => ({ 'if-none-match': known.get('etag') ?? '' })],
  ['a list of entity tags', (known) => ({ 'if-none-match': `"a", ${known.get('etag') ?? ''}` })],
  ['any entity tag', () => ({ 'if-none-match': '*' })],
  ['another entity tag', () => ({ 'if-none-match': '"a"' })],
  ['the date of the file', (known) => ({ 'if-modified-since': known.get('last-modified') ?? '' })],
  ['a range', () => ({ range: 'bytes=0-9' })],
];

describe.skipIf(!hasNginx)('nginx with delivery/nginx.conf responds as a CDN with build/_headers does', () => {
  let server: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let ours = '';
  let theirs = '';

  beforeAll(async () => {
    server = createServer(createSite(resolve(BUILD), '/'));
    ours = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
    nginx = await startNginx({ root: BUILD, include: 'delivery/nginx.conf' });
    theirs = nginx.url;
  });
  afterAll(async () => {
    server.close();
    await nginx?.stop();
  });

  it('at each path', async () => {
    for (const path of [...PATHS, ...ROOT_PATHS])
      expect.soft(await read(theirs, { path }), path).toEqual(await read(ours, { path }));
  });

  it.each(['gzip', ...(BROTLI ? ['br', 'gzip, deflate, br, zstd', 'br;q=0, gzip'] : []), 'gzip;q=0', 'deflate'])(
    'with Accept-Encoding: %s',
    async (encoding) => {
      for (const path of ['/', '/en/auth', '/nope', '/openapi.json', ASSET, '/favicon.ico']) {
        const request = { path, headers: { 'accept-encoding': encoding } };
        expect(await read(theirs, request), path).toEqual(await read(ours, request));
      }
    },
  );

  it.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0, */*',
    'application/json',
    '*/*',
  ])('with Accept: %s', async (accept) => {
    for (const path of ['/', '/en/', '/auth', '/en/auth', '/auth.md', '/nope', '/llms.txt', '/openapi.json']) {
      const request = { path, headers: { ...PLAIN, accept } };
      const [their, our] = [await read(theirs, request), await read(ours, request)];
      expect(their, path).toEqual(our);
      const isPage = /^\/(en\/)?(auth)?$/.test(path);
      const type =
        isPage && accept.startsWith('text/markdown') && !accept.includes('q=0,') ? 'text/markdown' : 'text/html';
      if (isPage) expect(our.headers['content-type'], path).toContain(type);
      expect(our.headers.vary?.split(', ').includes('accept') ?? false, path).toBe(isPage);
    }
  });

  it.each(CONDITIONAL)('with %s', async (_, toHeaders) => {
    const readWith = async (origin: string): Promise<Summary> => {
      const { headers } = await fetch(`${origin}/auth`, { headers: PLAIN });
      return read(origin, { path: '/auth', headers: { ...PLAIN, ...toHeaders(headers) } });
    };
    expect(await readWith(theirs)).toEqual(await readWith(ours));
  });

  it('with a range after the end', async () => {
    // The status and the range are enough: nginx sends the other headers twice.
    const readRange = async (origin: string): Promise<unknown> => {
      const { status, headers } = await fetch(`${origin}/auth`, { headers: { ...PLAIN, range: 'bytes=99999999-' } });
      return { status, range: headers.get('content-range') };
    };
    expect(await readRange(theirs)).toEqual(await readRange(ours));
  });

  it('with another method', async () => {
    const request = { path: '/auth', method: 'DELETE' };
    const [their, our] = [await read(theirs, request), await read(ours, request)];
    // nginx sends its own page and names no methods.
    expect({ ...their.headers, allow: null, 'content-type': null }).toEqual({ ...our.headers, allow: null });
    expect(their.status).toBe(our.status);
  });
});

type Request = { path: string; method?: string; headers?: Record<string, string> };
type Summary = { status: number; headers: Record<string, string | null>; title: string | undefined; length: number };

async function read(origin: string, { path, ...options }: Request): Promise<Summary> {
  const response = await fetch(origin + path, { redirect: 'manual', ...options });
  // nginx sends its own page with a redirect.
  const hasContent = response.status !== 308;
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(
      COMPARED.filter((name) => hasContent || name !== 'content-type').map((name) => [
        name,
        name === 'vary' ? sortNames(response.headers.get(name)) : response.headers.get(name),
      ]),
    ),
    title: hasContent ? /<title[^>]*>([^<]*)/.exec(text)?.[1] : undefined,
    length: hasContent ? text.length : 0,
  };
}

/** 'Accept-Encoding, Accept' → 'accept, accept-encoding': the order has no meaning. */
function sortNames(list: string | null): string | null {
  return list?.toLowerCase().split(', ').sort().join(', ') ?? null;
}
