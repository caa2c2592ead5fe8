import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';
import { BUILD } from './built-site';
import { hasNginx, startNginx } from './start-nginx';

if (!hasNginx) console.warn('nginx is not on the PATH: delivery/nginx.conf is not compared with build/_headers.');

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
  ...['openapi.yaml', 'openapi.json', 'sitemap.xml', 'search-index.json?v=1', 'manifest.webmanifest', 'noscript.css'],
  ...['img/logo.svg', 'img/social.png', 'assets/js/main.gone.js', 'assets/'],
].flatMap((path) => [`/${path}`, `/en/${path}`]);
const ROOT_PATHS = [
  '/en',
  '/robots.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/_headers',
  ASSET,
  `/en${ASSET}`,
];
const COMPARED = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

describe.skipIf(!hasNginx)('an nginx with delivery/nginx.conf answers as a CDN with build/_headers does', () => {
  let server: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  let ours = '';

  beforeAll(async () => {
    server = createServer(createSite(resolve(BUILD), '/'));
    ours = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
    nginx = await startNginx({ root: BUILD, include: 'delivery/nginx.conf' });
  });
  afterAll(async () => {
    server.close();
    await nginx?.stop();
  });

  it.each([...PATHS, ...ROOT_PATHS])('at %s', async (path) => {
    expect(await read(`${nginx?.url ?? ''}${path}`)).toEqual(await read(ours + path));
  });
});

type Answer = { status: number; headers: Record<string, string | null>; title: string | undefined; length: number };

async function read(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual' });
  const text = response.status === 308 ? '' : await response.text();
  return {
    status: response.status,
    // nginx sends a page of its own with a redirect.
    headers: Object.fromEntries(
      COMPARED.filter((name) => response.status !== 308 || name === 'location').map((name) => [
        name,
        response.headers.get(name),
      ]),
    ),
    title: /<title[^>]*>([^<]*)/.exec(text)?.[1],
    length: text.length,
  };
}
