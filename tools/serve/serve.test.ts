import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeaders, parseHeadersFile } from './headers-file';
import { listenOnFreePort } from './listen';
import { createSite } from './site';

const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  '404.html': '<p>ない</p>',
  'auth.html': `<p>${'auth '.repeat(200)}</p>`,
  'en/index.html': '<p>English home</p>',
  'en/404.html': '<p>none</p>',
  'en/auth.html': '<p>auth</p>',
  'assets/js/a.1234.js': 'let a;',
  'openapi.yaml': 'openapi: 3.1.1',
  _headers: '/*\n  X-Test: all\n\n/assets/*\n  X-Test: assets\n  Cache-Control: immutable\n',
};
let dir = '';
let server: Server;
let address = '';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  server = createServer(createSite(dir, '/'));
  address = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`;
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
    ['/%E0%A4%A', 404, 'ない'],
    ['/_headers', 404, 'ない'],
    ['/../package.json', 404, 'ない'],
  ])('%s answers %d', async (path, status, text) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it('sends the headers of the headers file, the nearer rule winning', async () => {
    expect((await fetch(`${address}/auth`)).headers.get('x-test')).toBe('all');
    const asset = await fetch(`${address}/assets/js/a.1234.js`);
    expect(asset.headers.get('x-test')).toBe('assets');
    expect(asset.headers.get('cache-control')).toBe('immutable');
    expect((await fetch(`${address}/auth`)).headers.get('cache-control')).toContain('must-revalidate');
  });

  it('lets nobody keep the answer that a hashed file is not there', async () => {
    const response = await fetch(`${address}/assets/js/gone.5678.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
  });

  it.each(['br', 'gzip'])('compresses with %s when the client takes it', async (encoding) => {
    const response = await fetch(`${address}/auth`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('auth auth');
  });

  it('answers 304 to a page that has not changed', async () => {
    const etag = (await fetch(`${address}/auth`)).headers.get('etag') ?? '';
    const response = await fetch(`${address}/auth`, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
  });

  it('takes reading methods only', async () => {
    expect((await fetch(`${address}/auth`, { method: 'POST' })).status).toBe(405);
  });

  it('stops without a build', () => {
    expect(() => createSite(join(dir, 'nowhere'), '/')).toThrow('Run "npm run build" first.');
  });
});

describe('listenOnFreePort', () => {
  it('takes another port when the usual one is taken, and stops when one that was asked for is', async () => {
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
  it('lets a later rule win', () => {
    const rules = parseHeadersFile('# comment\n/*\n  A: 1\n  B: x: y\n/a\n  A: 2\n');
    expect(findHeaders(rules, '/a')).toEqual({ A: '2', B: 'x: y' });
    expect(findHeaders(rules, '/b')).toEqual({ A: '1', B: 'x: y' });
  });
});
