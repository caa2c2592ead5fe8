import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resolveExampleValue } from '../../contract';
import request from '../../contract/data/examples/shipment-create/sagawa.request.json';
import type { ApiTypes } from '../../contract';
import { runSandbox, type RunningSandbox } from './run-sandbox';

type Shipment = ApiTypes['schemas']['Shipment'];

const CREATIONS = 1000;
const AT_ONCE = 8;
const KILLED_AFTER = 400;

let dir = '';
let sandbox: RunningSandbox | undefined;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kill-'));
});
afterEach(() => {
  sandbox?.process.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

it('keeps all that it responded to, and no half, when it is killed in the middle of 1,000 creations', async () => {
  const data = join(dir, 'sandbox.db');
  const args = ['--port', '0', '--data', data, '--call-limit', '0'];
  sandbox = await runSandbox(args);
  const created = await createUntilKilled(sandbox);
  expect(created.length).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(created.length).toBeLessThan(CREATIONS);

  sandbox = await runSandbox(args);
  for (const shipment of created) {
    const response = await sandbox.call('GET', `/shipments/${shipment.id}`);
    // The port is another one now, and the URL of the label follows.
    const { delivery, ...others } = shipment;
    const label = delivery.label?.replace(/^.*(?=\/labels\/)/, new URL(sandbox.address).origin);
    expect(await response.json()).toEqual({ ...others, delivery: { ...delivery, label } });
  }
  const listed = await listAll(sandbox);
  expect((await fetch(listed[0]?.delivery.label ?? '')).headers.get('content-type')).toBe('application/pdf');
  const missing = created.filter(({ id }) => !listed.some((shipment) => shipment.id === id));
  expect(missing).toEqual([]);
  // A shipment that was being written may be there or not, but never in part.
  expect(listed.length - created.length).toBeLessThanOrEqual(AT_ONCE);
  for (const { id, delivery } of listed.slice(0, 20)) {
    expect((await sandbox.call('GET', `/shipments/${id}`)).status).toBe(200);
    expect((await sandbox.call('GET', `/tracking/sagawa/${delivery.tracking_numbers[0]}`)).status).toBe(200);
  }
  sandbox.process.kill('SIGINT');
  await once(sandbox.process, 'close');
  await expectWhole(data, listed.length);
}, 300_000);

async function createUntilKilled({ process: child, call }: RunningSandbox): Promise<Shipment[]> {
  const created: Shipment[] = [];
  const body = resolveExampleValue(request, Date.now());
  let left = CREATIONS;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      try {
        const response = await call('POST', '/shipments', body);
        const shipment = (await response.json()) as Shipment;
        expect(response.status, JSON.stringify(shipment)).toBe(200);
        created.push(shipment);
      } catch (error) {
        if (child.killed) return;
        throw error;
      }
      if (created.length === KILLED_AFTER) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return created;
}

async function listAll({ call }: RunningSandbox): Promise<Shipment[]> {
  const listed: Shipment[] = [];
  for (let page = 1; ; page += 1) {
    const response = await call('GET', `/shipments?limit=100&page=${page}`);
    const { shipments, pagination } = (await response.json()) as {
      shipments: Shipment[];
      pagination: { total_count: number; total_pages: number };
    };
    listed.push(...shipments);
    if (page < pagination.total_pages) continue;
    expect(listed).toHaveLength(pagination.total_count);
    return listed;
  }
}

/** Checks the database: it is intact, and all tables contain the same shipments. */
async function expectWhole(data: string, shipments: number): Promise<void> {
  const client = createClient({ url: `file:${data}` });
  const read = async (sql: string) => Object.values((await client.execute(sql)).rows[0] ?? {})[0];
  expect(await read('PRAGMA integrity_check')).toBe('ok');
  expect(await read(`SELECT count(*) FROM record WHERE kind = 'shipment' AND body ->> 'origin' = 'api'`)).toBe(
    shipments,
  );
  expect(await read(`SELECT count(*) FROM record WHERE origin = 'api'`)).toBe(shipments);
  expect(
    await read(`SELECT count(*) FROM lookup WHERE key LIKE 'tracking sagawa %' AND seq IN (
    SELECT seq FROM record WHERE origin = 'api')`),
  ).toBe(shipments);
  client.close();
}
