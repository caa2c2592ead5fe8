import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveExampleValue, type ApiTypes } from '../../contract';
import request from '../../contract/data/examples/shipment-create/sagawa.request.json';
import { HAS_SQLD, startSqld, type RunningSqld } from '../sqld/start-sqld';
import { runSandbox, runToEnd, type RunningSandbox } from './run-sandbox';

type Shipment = ApiTypes['schemas']['Shipment'];

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let dir = '';
let server: RunningSqld;
const sandboxes: RunningSandbox[] = [];

describe.skipIf(!HAS_SQLD)('two sandboxes on one libSQL server', () => {
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'sqld-'));
    server = await startSqld(dir);
  });
  afterEach(async () => {
    for (const { process: child } of sandboxes.splice(0)) child.kill('SIGKILL');
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  it('share the account, see what the other one wrote, and count calls together', async () => {
    const [first, second] = await Promise.all([start(['--call-limit', '4/600']), start(['--call-limit', '4/600'])]);
    expect(second.token).toBe(first.token);
    const { id } = await create(first);
    expect((await second.call('GET', `/shipments/${id}`)).status).toBe(200);
    expect((await second.call('DELETE', `/shipments/${id}`)).status).toBe(200);
    expect(await (await first.call('GET', `/shipments/${id}`)).json()).toMatchObject({ id, state: 'void' });
    expect((await second.call('GET', `/shipments/${id}`)).status).toBe(429);
  });

  it('lose nothing that was acknowledged when both write and the server is killed and restarted', async () => {
    const both = await Promise.all([start(), start()]);
    const acknowledged: Shipment[] = [];
    let isOver = false;
    const writeOn = async (sandbox: RunningSandbox): Promise<void> => {
      while (!isOver) {
        // While the server is down, a creation ends with an error; it may be stored or not.
        const shipment = await create(sandbox).catch(() => undefined);
        if (shipment) acknowledged.push(shipment);
      }
    };
    const writing = Promise.all(both.flatMap((sandbox) => [writeOn(sandbox), writeOn(sandbox)]));
    await untilMoreThan(40);
    await server.killAndRestart();
    await untilMoreThan(acknowledged.length + 40);
    isOver = true;
    await writing;

    expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
    for (const { id, delivery } of acknowledged) {
      for (const { call } of both) {
        const response = await call('GET', `/shipments/${id}`);
        expect(await response.json()).toMatchObject({ id, delivery: { tracking_numbers: delivery.tracking_numbers } });
      }
    }

    async function untilMoreThan(count: number): Promise<void> {
      while (acknowledged.length <= count) await wait(20);
    }
  });

  it('are rejected with a token that the server does not accept', async () => {
    const { code, output } = await runToEnd(['--port', '0', '--data', server.url], { SANDBOX_DATA_TOKEN: 'wrong' });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/can't be opened: .*401/i) as string });
  });

  it('are rejected by data of another version, which stays as it is until a reset', async () => {
    const [sandbox] = [await start()];
    const { id } = await create(sandbox);
    const client = createClient({ url: server.url, authToken: server.authToken });
    await client.execute('UPDATE shipping_sandbox SET version = version + 1');
    const refused = await runToEnd(['--port', '0', '--data', server.url], { SANDBOX_DATA_TOKEN: server.authToken });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('another version of the sandbox');
    const { rows } = await client.execute({ sql: 'SELECT count(*) FROM record WHERE id = ?', args: [id] });
    expect(Number(rows[0]?.[0])).toBe(1);
    const emptied = await runToEnd(['reset', '--data', server.url], { SANDBOX_DATA_TOKEN: server.authToken });
    expect(emptied.code).toBe(0);
    client.close();
  });
});

async function start(flags: string[] = ['--call-limit', '0']): Promise<RunningSandbox> {
  const args = ['--port', '0', '--data', server.url, ...flags];
  const sandbox = await runSandbox(args, { SANDBOX_DATA_TOKEN: server.authToken });
  sandboxes.push(sandbox);
  return sandbox;
}

async function create({ call }: RunningSandbox): Promise<Shipment> {
  const response = await call('POST', '/shipments', resolveExampleValue(request, Date.now()));
  const body = await response.text();
  if (response.status !== 200) throw new Error(body);
  return JSON.parse(body) as Shipment;
}
