import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Check from '../../package/check';
import { listLongTexts, repeat } from '../hostile-texts';
import { installPackage } from './install';
import type { Run } from './run-in-turn';

/** A fifth of a megabyte of each, so that the test is short. */
const LENGTH = 200_000;
/** Milliseconds for a text: five times the limit of its part of a megabyte, for slow machines. */
const TIME_MAX = 2000;

let dir = '';
let folder = '';
beforeAll(() => {
  dir = installPackage();
  folder = join(dir, 'node_modules/shipping-api');
});
afterAll(() => rmSync(dir, { recursive: true }));

it('the command ends with a result or a sentence, whatever a file contains', { timeout: 120_000 }, async () => {
  const args = ['--import', 'tsx', 'tests/package/run-in-turn.ts', join(folder, 'bin.cjs'), dir, String(LENGTH)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  const runs = JSON.parse(stdout) as Run[];
  expect(new Set(runs.map(({ command }) => command)).size).toBe(8);
  expect(runs.filter(({ code, printed }) => ![0, 1, 2].includes(code as number) || printed === 0)).toEqual([]);
  expect(runs.filter(({ cpu }) => cpu > TIME_MAX)).toEqual([]);
});

it('the package checks every string in time', { timeout: 120_000 }, async () => {
  const { checkRequest, findCode } = (await import(pathToFileURL(join(folder, 'check.js')).href)) as typeof Check;
  const slow: string[] = [];
  for (const { name, text } of listLongTexts(LENGTH).filter((_, at) => at % 2 === 0)) {
    const start = process.cpuUsage();
    const address = { company: text, full_name: text, address1: text, address1_kanji: text, zip: text, email: text };
    const setup = { carrier: 'sagawa', service: text, date: text, delivery_time: text };
    const body = { setup, to_address: address, products: [{ name: text, [text]: text }] };
    expect(checkRequest('shipment-create', body).length, name).toBeGreaterThan(0);
    expect(checkRequest('shipment-create', text).length, name).toBe(1);
    expect(findCode('province', text, { country: 'US' }), name).toBeUndefined();
    if (process.cpuUsage(start).user / 1000 > TIME_MAX) slow.push(name);
  }
  expect(slow).toEqual([]);
});

type Tool = { name: string; inputSchema: { properties: Record<string, { type?: string; enum?: string[] }> } };
type Reply = { id: number; result: { tools: Tool[]; content: { text: string }[] } };

/** A server as an assistant talks to it, line by line. */
function connect(server: ChildProcess): (method: string, params: object) => Promise<Reply['result']> {
  const waiting = new Map<number, (result: Reply['result']) => void>();
  if (server.stdout)
    createInterface(server.stdout).on('line', (line) => {
      const { id, result } = JSON.parse(line) as Reply;
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
  let id = 0;
  return (method, params) =>
    new Promise((resolve) => {
      waiting.set((id += 1), resolve);
      server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
}

it('the MCP server returns a result or a sentence for every text', { timeout: 120_000 }, async () => {
  const server = spawn(process.execPath, [join(folder, 'bin.cjs'), 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const send = connect(server);
  const clientInfo = { name: 'test', version: '1' };
  await send('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  const { tools } = await send('tools/list', {});
  const slow: string[] = [];
  const call = async (name: string, given: Record<string, string>, what: string): Promise<void> => {
    const measure = async (): Promise<number> => {
      const start = performance.now();
      const { content } = await send('tools/call', { name, arguments: given });
      expect(content[0]?.text.length, what).toBeGreaterThan(0);
      expect(content[0]?.text.length, what).toBeLessThan(30_000);
      return performance.now() - start;
    };
    // The second look excludes a pause of the machine.
    if ((await measure()) > TIME_MAX && (await measure()) > TIME_MAX) slow.push(what);
  };
  const texts = listLongTexts(LENGTH);
  for (const [at, { name, text }] of texts.entries())
    if (at % 2 !== Math.floor(at / 2) % 2)
      await (at % 4 < 2
        ? call('check_request', { request: text }, name)
        : call('explain_error', { error: text }, name));
  for (const { name, inputSchema } of tools) {
    const inputs = Object.entries(inputSchema.properties);
    const usual = Object.fromEntries(inputs.flatMap(([key, one]) => (one.enum?.[0] ? [[key, one.enum[0]]] : [])));
    for (const [key] of inputs.filter(([, one]) => one.enum === undefined && one.type === 'string'))
      for (const filler of ['漢', 'A-', ' ', '/a?b=c&'])
        await call(name, { path: '/files', ...usual, [key]: `/${repeat(filler, LENGTH)}` }, `${name} ${key} ${filler}`);
  }
  server.stdin.end();
  expect(slow).toEqual([]);
});
