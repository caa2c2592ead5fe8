import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPageSamples } from '../samples/list-page-samples';
import { installPackage } from './install';

/** Installed by ../install-tools.ts, where they are published for the platform. */
const RUNTIMES = resolve('tests/package/node_modules');
const CHECK = `
import { checkRequest } from 'shipping-api/check';
import { createClient } from 'shipping-api/client';
const issues = checkRequest('shipment-create', { setup: { carrier: 'sagawa' } }, { language: 'en' });
const fetch = async () => Response.json([{ type: 'sagawa' }]);
const api = createClient({ baseUrl: 'https://shop.example/v1', token: 'tok', fetch });
const [carrier] = await api.listCarriers();
if (issues.length === 0 || carrier.type !== 'sagawa') throw new Error('wrong result');
`;
const LABEL = `
import { createSandbox } from 'shipping-api';
import { createClient } from 'shipping-api/client';
const sandbox = await createSandbox({ accounts: 'all' });
const { url, close } = await sandbox.listen();
const api = createClient({ baseUrl: url, token: sandbox.token });
const shipment = await api.createShipment({ body: BODY });
const label = await api.downloadLabel(shipment);
if (new TextDecoder().decode(label.slice(0, 4)) !== '%PDF') throw new Error('no label');
await close();
`;

let dir = '';
beforeAll(() => {
  dir = installPackage();
  const body = /body: (\{[^]*?\n {4}\}),\n {2}\}\);/.exec(readSample('label.test.js'))?.[1] ?? '';
  write('check.mjs', CHECK);
  write('label.mjs', LABEL.replace('BODY', body));
  write('label.test.mjs', readSample('label.test.mjs'));
  write('msw.test.mjs', readSample('msw.test.mjs'));
  // A folder whose files are CommonJS, as those of most projects with Jest are.
  write('shop/package.json', '{}');
  write('shop/label.test.js', readSample('label.test.js'));
  link('vitest', resolve('node_modules/vitest'));
});
afterAll(() => rmSync(dir, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
}

function link(name: string, target: string): void {
  rmSync(join(dir, 'node_modules', name), { force: true });
  symlinkSync(target, join(dir, 'node_modules', name));
}

function readSample(title: string): string {
  const found = listPageSamples().find(({ file }) => file === title);
  if (!found) throw new Error(`No page has a sample "${title}".`);
  return found.code;
}

/** @throws with what the command printed when it fails */
async function run(command: string, args: string[], folder = ''): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: join(dir, folder) });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout: string; stderr: string; message: string };
    throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** MSW 3 requires Node.js 22.12. */
const NODES = [
  ['20', resolve('node_modules/msw')],
  ['22', join(RUNTIMES, 'msw')],
  ['24', join(RUNTIMES, 'msw')],
] as const;

describe.each(NODES)('in Node.js %s', (version, msw) => {
  const node = join(RUNTIMES, `node${version}/bin/node`);
  const test = it.skipIf(!existsSync(node));

  test('the test of the page passes with node:test', async () => {
    expect(await run(node, ['--test', 'label.test.mjs'])).toMatch(/pass 2/);
  });

  test('the test of the page passes with Vitest and MSW', async () => {
    link('msw', msw);
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    expect(await run(node, [vitest, 'run', '--root', dir, 'msw.test.mjs'])).toMatch(/3 passed/);
  });

  test('the test of the page passes with Jest and CommonJS', async () => {
    const jest = join(RUNTIMES, 'jest/bin/jest.js');
    expect(await run(node, [jest, '--rootDir', '.', 'label.test.js'], 'shop')).toMatch(/Tests: +1 passed/);
  });

  test('a label is created and downloaded over HTTP', async () => {
    expect(await run(node, ['label.mjs'])).toBe('');
  });
});

describe.each([
  ['Bun', join(RUNTIMES, '@oven/bun-linux-x64/bin/bun'), []],
  ['Deno', join(RUNTIMES, '@deno/linux-x64-glibc/deno'), ['run', '--allow-all']],
] as const)('in %s', (_, runtime, args) => {
  it.skipIf(!existsSync(runtime)).each(['check.mjs', 'label.mjs'])('%s runs', async (file) => {
    expect(await run(runtime, [...args, file])).toBe('');
  });
});
