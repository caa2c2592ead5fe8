import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MODULES = resolve('tests/bench/package/node_modules');
const PAGE = 'docs/getting-started-request-examples.mdx';
const CHECK = `
import { checkRequest } from 'shipping-api/check';
import { createClient } from 'shipping-api/client';
const issues = checkRequest('shipment-create', { setup: { carrier: 'sagawa' } }, { language: 'en' });
const fetch = async () => Response.json([{ type: 'sagawa' }]);
const api = createClient({ baseUrl: 'https://shop.example/v1', token: 'tok', fetch });
const [carrier] = await api.listCarriers();
if (issues.length === 0 || carrier.type !== 'sagawa') throw new Error('wrong result');
`;
const SANDBOX = `
import { createSandbox } from 'shipping-api';
const sandbox = await createSandbox({ accounts: 'all' });
const response = await sandbox.fetch(sandbox.url + '/carriers', { headers: sandbox.headers });
if (response.status !== 200) throw new Error('status ' + response.status);
`;

/** Runs the test of the page, or the check, the client and the sandbox, in each runtime. Returns what each printed last when it failed. */
export function tryRuntimes(dir: string): Record<string, string> {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(join(dir, 'label.test.mjs'), /```js title="label\.test\.mjs"\n([^]*?)```/.exec(page)?.[1] ?? '');
  writeFileSync(join(dir, 'check.mjs'), CHECK);
  writeFileSync(join(dir, 'sandbox.mjs'), SANDBOX);
  const bun = join(MODULES, '@oven/bun-linux-x64/bin/bun');
  const deno = join(MODULES, '@deno/linux-x64-glibc/deno');
  const commands: [name: string, command: string, args: string[]][] = [
    ...['20', '22', '24'].map((version): (typeof commands)[number] => [
      `the test of the page in Node ${version}`,
      join(MODULES, `node${version}/bin/node`),
      ['--test', 'label.test.mjs'],
    ]),
    ['check and client in Bun', bun, ['check.mjs']],
    ['check and client in Deno', deno, ['run', '--allow-all', 'check.mjs']],
    ['sandbox in Bun', bun, ['sandbox.mjs']],
    ['sandbox in Deno', deno, ['run', '--allow-all', 'sandbox.mjs']],
  ];
  return Object.fromEntries(commands.map(([name, command, args]) => [name, tryCommand(command, args, dir)]));
}

function tryCommand(command: string, args: string[], cwd: string): string {
  try {
    execFileSync(command, args, { cwd, stdio: 'pipe', timeout: 60_000 });
    return 'pass';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `FAILED: ${`${String(stdout)}${String(stderr)}`.trim().slice(-400)}`;
  }
}
