import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** The version of MSW that each version of Node.js can run: version 3 requires 22.12. */
const MSW = { 20: resolve('node_modules/msw'), 22: join(MODULES, 'msw'), 24: join(MODULES, 'msw') };

/**
 * Runs both tests of the page in each Node.js, and the check, the client and the sandbox in other runtimes. Returns what
 * each printed last when it failed.
 */
export function tryRuntimes(dir: string): Record<string, string> {
  writeFileSync(join(dir, 'label.test.mjs'), readSample('label.test.mjs'));
  writeFileSync(join(dir, 'msw.test.mjs'), readSample('msw.test.mjs'));
  writeFileSync(join(dir, 'check.mjs'), CHECK);
  writeFileSync(join(dir, 'sandbox.mjs'), SANDBOX);
  symlinkSync(resolve('node_modules/vitest'), join(dir, 'node_modules/vitest'));
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const results: Record<string, string> = {};
  for (const [version, msw] of Object.entries(MSW)) {
    const node = join(MODULES, `node${version}/bin/node`);
    const link = join(dir, 'node_modules/msw');
    rmSync(link, { force: true });
    symlinkSync(msw, link);
    const { version: installed } = JSON.parse(readFileSync(join(msw, 'package.json'), 'utf8')) as { version: string };
    results[`the test of the page in Node ${version}`] = tryCommand(node, ['--test', 'label.test.mjs'], dir);
    results[`with Vitest and MSW ${installed} in Node ${version}`] = tryCommand(
      node,
      [vitest, 'run', '--root', dir, 'msw.test.mjs'],
      dir,
    );
  }
  const bun = join(MODULES, '@oven/bun-linux-x64/bin/bun');
  const deno = join(MODULES, '@deno/linux-x64-glibc/deno');
  for (const [file, what] of [
    ['check.mjs', 'check and client'],
    ['sandbox.mjs', 'sandbox'],
  ] as const) {
    results[`${what} in Bun`] = tryCommand(bun, [file], dir);
    results[`${what} in Deno`] = tryCommand(deno, ['run', '--allow-all', file], dir);
  }
  return results;
}

function readSample(title: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const sample = new RegExp(`\`\`\`js title="${title.replaceAll('.', '\\.')}"\\n([^]*?)\`\`\``).exec(page)?.[1];
  if (!sample) throw new Error(`${PAGE} has no sample "${title}".`);
  return sample.replaceAll('@@operator.api_url@@', 'https://api.shipping.example/v1');
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
