import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeaders, parseHeadersFile } from './headers-file';
import { listenOnFreePort } from './listen';
import { readPath } from './read-path';
import { createSite } from './site';

const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  '404.html': '<p>ない</p>',
  'auth.html': `<p>${'auth '.repeat(200)}</p>`,
  'en/index.html': '<p>English home</p>',
  'en/404.html': '<p>none</p>',
  'en/auth.html': '<p>auth</p>',
  'fr/index.html': '<p>French home</p>',
  'fr/404.html': '<p>French none</p>',
  'assets/js/a.1234.js': 'let a;',
  'openapi.yaml': 'openapi: 3.1.0',
  _headers: '/*\n  X-Test: all\n\n/assets/*\n  X-Test: assets\n  Cache-Control: immutable\n',
};
let dir = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  server = createServer(createSite(dir, '/'));
  origin = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

describe('createSite', () => {
  it.each([
    ['/', 200, 'home'],
    ['/auth', 200, 'auth'],
    ['/en/', 200, 'English home'],
    ['/en/auth', 200, 'auth'],
    ['/openapi.yaml', 200, 'openapi'],
    ['/auth/', 404, 'ない'],
    ['/auth.html', 404, 'ない'],
    ['/Auth', 404, 'ない'],
    ['/en/nope', 404, 'none'],
    ['/fr', 200, 'French home'],
    ['/fr/', 200, 'French home'],
    ['/fr/nope', 404, 'French none'],
    ['/%E0%A4%A', 404, 'ない'],
    ['/_headers', 404, 'ない'],
    ['/../package.json', 404, 'ない'],
  ])('%s responds with %d', async (path, status, text) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it('sends the headers of the headers file, of which the later rule wins', async () => {
    expect((await fetch(`${origin}/auth`)).headers.get('x-test')).toBe('all');
    const asset = await fetch(`${origin}/assets/js/a.1234.js`);
    expect(asset.headers.get('x-test')).toBe('assets');
    expect(asset.headers.get('cache-control')).toBe('immutable');
    expect((await fetch(`${origin}/auth`)).headers.get('cache-control')).toContain('must-revalidate');
  });

  it('lets no cache keep the response that a hashed file is missing', async () => {
    const response = await fetch(`${origin}/assets/js/gone.5678.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
  });

  it('stops without a build', () => {
    expect(() => createSite(join(dir, 'nowhere'), '/')).toThrow('Run "npm run build" first.');
  });
});

describe('listenOnFreePort', () => {
  it('uses another port when the usual one is taken, and stops when the requested one is', async () => {
    const [first, second, third] = [createServer(), createServer(), createServer()];
    const one = await listenOnFreePort(first);
    const two = await listenOnFreePort(second);
    expect(two).not.toBe(one);
    await expect(listenOnFreePort(third, one)).rejects.toThrow('EADDRINUSE');
    await expect(listenOnFreePort(third, 70000)).rejects.toThrow('0 to 65535');
    first.close();
    second.close();
  });
});

describe('findHeaders', () => {
  const rules = parseHeadersFile('# comment\n/*\n  A: 1\n  B: x: y\n/a\n  A: 2\n/b/*\n  ! A\n  C: 3\n/*.md\n  D: 4\n');

  it.each([
    ['/a', { A: '2', B: 'x: y' }],
    ['/c', { A: '1', B: 'x: y' }],
    ['/b/c', { B: 'x: y', C: '3' }],
    ['/c.md', { A: '1', B: 'x: y', D: '4' }],
  ])('of %s are those of every rule that matches, the later first, without what is detached', (path, headers) => {
    expect(findHeaders(rules, path)).toEqual(headers);
  });
});

describe('readPath', () => {
  it.each([
    ['/', '/'],
    ['/auth?a=b#c', '/auth'],
    ['//auth', '/auth'],
    ['/en/', '/en/'],
    ['/%61uth', '/auth'],
    ['/a/%2e%2e/auth', '/auth'],
    ['/../..', '/'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['http://a/auth', '/auth'],
    ['HTTPS://a?b', '/'],
    ['http://[', undefined],
    ['http://a:99999/', undefined],
    ['*', undefined],
    ['', undefined],
  ])('%j → %j', (target, path) => {
    expect(readPath(target)).toBe(path);
  });
});
