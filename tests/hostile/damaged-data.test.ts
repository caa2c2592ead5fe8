import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveExampleValue } from '../../contract';
import request from '../../contract/data/examples/shipment-create/sagawa.request.json';
import { runSandbox, runToEnd, type RunningSandbox } from './run-sandbox';

const PAGE = 4096;
const fill = (bytes: Buffer, from: number, to: number): Buffer => bytes.fill(0xff, from, to);

/** Damage to the file of a sandbox. Each row is one file; `reset` replaces it where a sandbox can have written it. */
const DAMAGES: { name: string; damage: (bytes: Buffer) => Buffer; isReplaced: boolean }[] = [
  { name: 'page 1 after its header', damage: (bytes) => fill(bytes, 100, PAGE), isReplaced: true },
  ...[2, 5].map((page) => ({
    name: `page ${page}`,
    damage: (bytes: Buffer) => fill(bytes, (page - 1) * PAGE, page * PAGE),
    isReplaced: true,
  })),
  { name: 'a cut in the middle', damage: (bytes) => bytes.subarray(0, 5 * PAGE + 7), isReplaced: true },
  { name: 'a header of other bytes', damage: (bytes) => fill(bytes, 0, 100), isReplaced: false },
  { name: 'random bytes', damage: (bytes) => toNoise(bytes.length), isReplaced: false },
  { name: 'a text', damage: () => Buffer.from('a text, longer than a header is. '.repeat(300)), isReplaced: false },
];

let dir = '';
let whole = '';
const started: RunningSandbox[] = [];
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'damaged-'));
  whole = join(dir, 'whole.db');
  const sandbox = await start(whole);
  for (let index = 0; index < 8; index += 1) expect(await create(sandbox)).toBe(200);
  sandbox.process.kill('SIGTERM');
  await new Promise((resolve) => sandbox.process.once('close', resolve));
  expect(statSync(whole).size).toBeGreaterThan(8 * PAGE);
});
afterAll(() => {
  for (const { process: child } of started) child.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

it.each(DAMAGES)('$name: the sandbox does not start, and names the file', async ({ name, damage, isReplaced }) => {
  const data = join(dir, `${name.replaceAll(' ', '-')}.db`);
  const damaged = damage(readFileSync(whole));
  writeFileSync(data, damaged);
  const refused = await runToEnd(['--port', '0', '--data', data]);
  expect(refused.output).toContain(data);
  expect(refused.output).toContain('npm run sandbox -- reset');
  expect(refused.output).not.toMatch(/^\s+at |panicked/m);
  expect(refused.code).toBe(1);

  const emptied = await runToEnd(['reset', '--data', data]);
  expect(emptied.code, emptied.output).toBe(isReplaced ? 0 : 1);
  expect(readFileSync(isReplaced ? `${data}.damaged-1` : data).equals(damaged)).toBe(true);
  expect(existsSync(`${data}.damaged-1`)).toBe(isReplaced);
  if (!isReplaced) return;
  expect(emptied.output).toContain(`${data}.damaged-1`);
  const { call } = await start(data);
  const listed = await call('GET', '/shipments');
  expect(listed.status).toBe(200);
});

it('no bytes at all: the sandbox starts empty', async () => {
  const data = join(dir, 'empty.db');
  writeFileSync(data, '');
  const sandbox = await start(data);
  expect(await create(sandbox)).toBe(200);
  expect((await sandbox.call('GET', '/shipments')).status).toBe(200);
});

async function start(data: string): Promise<RunningSandbox> {
  const sandbox = await runSandbox(['--port', '0', '--data', data]);
  started.push(sandbox);
  return sandbox;
}

async function create({ call }: RunningSandbox): Promise<number> {
  return (await call('POST', '/shipments', resolveExampleValue(request, Date.now()))).status;
}

/** Bytes without a pattern, the same in each run. */
function toNoise(length: number): Buffer {
  let state = 1;
  return Buffer.from(Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff));
}
