import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';
import { BUILD } from './built-site';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
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
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  let server: Server;
  let nginx: ChildProcess | undefined;
  let [ours, theirs] = ['', ''];

  beforeAll(async () => {
    server = createServer(createSite(resolve(BUILD), '/'));
    ours = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
    const port = await findFreePort();
    theirs = `http://127.0.0.1:${port}`;
    writeFileSync(join(dir, 'nginx.conf'), toConfiguration(dir, port));
    nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
      stdio: 'inherit',
    });
    await waitFor(`${theirs}/`);
  });
  afterAll(async () => {
    server.close();
    nginx?.kill();
    if (nginx?.exitCode === null) await new Promise((done) => nginx?.once('exit', done));
    rmSync(dir, { recursive: true });
  });

  it.each([...PATHS, ...ROOT_PATHS])('at %s', async (path) => {
    expect(await read(theirs + path)).toEqual(await read(ours + path));
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

function toConfiguration(dir: string, port: number): string {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  return `${isRoot ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${dir}/pid;
events { worker_connections 64; }
http { access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${resolve(BUILD)}; include ${resolve('delivery/nginx.conf')}; } }`;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

async function waitFor(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error('nginx did not start: see what it said above.');
}
