// cspell:ignore prot
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSandbox, runToEnd, type RunningSandbox } from './run-sandbox';
import { pickLanguage } from '../../package/command/translator';

vi.setConfig({ testTimeout: 120_000 });

const TOKEN = 'tok_test_0123456789abcdefghijklmnopqrstuv';

let dir = '';
let data = '';
let sandbox: RunningSandbox | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'command-'));
  data = join(dir, 'sandbox.db');
});
afterEach(() => {
  sandbox?.process.kill('SIGKILL');
  sandbox = undefined;
  rmSync(dir, { recursive: true });
});

async function end(
  { process: child }: RunningSandbox,
  signal: 'SIGINT' | 'SIGTERM' = 'SIGINT',
): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

describe('npm run sandbox', () => {
  it('responds at the address and with the token that it prints, keeps what it has, and ends cleanly', async () => {
    sandbox = await runSandbox(['--port', '0', '--data', data]);
    const { address, token, output } = sandbox;
    expect(output()).toContain(data);
    expect(output()).toContain(`curl -H 'x-access-token: ${token}' '${address}/`);
    expect((await sandbox.call('POST', '/addresses', { full_name: 'Mori' })).status).toBe(400);
    const listed = await sandbox.call('GET', '/shipments?scope=all&created_after=2000-01-01T00:00:00Z');
    expect(await listed.json()).toMatchObject({ pagination: { total_count: 3 } });
    expect(await end(sandbox)).toBe(0);
    expect(output()).toMatch(/The sandbox has stopped\.\n$/);

    sandbox = await runSandbox(['--port', '0', '--data', data]);
    expect(sandbox.token).toBe(token);
    expect(await end(sandbox, 'SIGTERM')).toBe(0);
  });

  it('lets a running sandbox be emptied and its token be renewed', async () => {
    sandbox = await runSandbox(['--port', '0', '--data', data]);
    const { call } = sandbox;
    const body = { type: 'logo', file: PIXEL };
    expect((await call('POST', '/files', body)).status).toBe(200);

    const renewed = await runToEnd(['token', '--data', data]);
    expect(renewed.code).toBe(0);
    expect((await call('GET', '/files')).status).toBe(403);
    const token = /Token: (\S+)/.exec(renewed.output)?.[1] ?? '';
    const get = (path: string, own: string) =>
      fetch(`${sandbox?.address}${path}`, { headers: { 'x-access-token': own } });
    expect(await (await get('/files', token)).json()).toHaveLength(1);

    const emptied = await runToEnd(['reset', '--data', data, '--token', TOKEN]);
    expect(emptied).toEqual({ code: 0, output: `All data was deleted: ${data}\nToken: ${TOKEN}\n` });
    expect((await get('/files', token)).status).toBe(403);
    expect(await (await get('/files', TOKEN)).json()).toEqual([]);
  });

  it('does what its flags and variables say', async () => {
    const flags = ['--port', '0', '--token', TOKEN, '--now', '2026-11-24T10:00:00+09:00', '--call-limit', '3/600'];
    sandbox = await runSandbox(flags, { SANDBOX_DATA: ':memory:', SANDBOX_DOCS_URL: 'https://portal.test/x/' });
    expect(sandbox.token).toBe(TOKEN);
    expect(sandbox.output()).toContain('2026-11-24T01:00:00.000Z');
    expect(sandbox.output()).toContain('in memory');
    const file = await sandbox.call('POST', '/files', { type: 'logo', file: PIXEL });
    expect(await file.json()).toMatchObject({ created_at: '2026-11-24T01:00:00.000Z' });
    const unknown = await sandbox.call('GET', '/shipments/nothing');
    expect(unknown.headers.get('x-api-call-limit')).toBe('1/3');
    expect(await unknown.json()).toMatchObject({
      link: expect.stringMatching(/^https:\/\/portal\.test\/x\/en\//) as string,
    });
    await sandbox.call('GET', '/files');
    expect((await sandbox.call('GET', '/files')).status).toBe(429);
  });

  it('stops with a message when its database is deleted or replaced while it runs', async () => {
    sandbox = await runSandbox(['--port', '0', '--data', data]);
    rmSync(data);
    const [code] = (await once(sandbox.process, 'close')) as [number | null];
    expect(code).toBe(1);
    expect(sandbox.output()).toContain(`${data} was deleted or replaced`);
  });

  it('changes nothing when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await (await openOnce()).close();
    const { code, output } = await runToEnd(['--port', String(port), '--data', data, '--token', TOKEN]);
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use`));
    const again = await openOnce();
    expect(again.token).not.toBe(TOKEN);
    await again.close();

    async function openOnce(): Promise<{ token: string; close: () => Promise<unknown> }> {
      const running = await runSandbox(['--port', '0', '--data', data]);
      return { token: running.token, close: () => end(running) };
    }
  });

  it('says all that is wrong, in the language of the shell', async () => {
    const { code, output } = await runToEnd(['--prot', '1', '--now', 'today'], {
      SANDBOX_PORT: 'x',
      LANG: 'ja_JP.UTF-8',
    });
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('--prot');
    expect(output).toContain('--port');
    expect(output).toContain('SANDBOX_PORT');
    expect(lines.every((line) => /[ぁ-ん]/.test(line))).toBe(true);
  });

  it('shows every flag, variable and command, and starts nothing', async () => {
    const { code, output } = await runToEnd(['--help', '--port', '1']);
    expect(code).toBe(0);
    for (const name of ['--port N', '--docs-url URL', 'SANDBOX_IGNORE_HOURS', 'SANDBOX_DATA_TOKEN', 'reset', 'token']) {
      expect(output).toContain(name);
    }
  });
});

describe('pickLanguage', () => {
  it.each([
    [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANG: 'ja' }, 'ja'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'C', LC_ALL: '', LC_MESSAGES: 'ja_JP.UTF-8' }, 'ja'],
    [{}, 'en'],
  ])('%j is %s', (variables, language) => {
    expect(pickLanguage(variables as Record<string, string | undefined>)).toBe(language);
  });
});

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
