import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergePatch, resolveExampleValue } from '../../contract';
import { loadRuntimeData } from '../../sandbox/node';
import { listenOnFreePort } from '../../tools/serve/listen';
import { createSite } from '../../tools/serve/site';
import { installPackage, VERSION } from './install';

const FOLDERS = { en: 'docs', ja: 'i18n/ja/docusaurus-plugin-content-docs/current' };
const PAGES = ['getting-started-how-it-works', 'getting-started-request-examples', 'err'];
const TOKEN = 'tok_test_for_the_tests_of_my_shop_0';
const { contract } = loadRuntimeData();
const SHOP = {
  ...{ company: '森文具店', phone: '0752110456', country: 'JP', zip: '604-8005' },
  ...{ province: '京都府', address1: '京都市中京区恵比須町' },
};
const CUSTOMER = {
  ...{ full_name: '高橋 美咲', phone: '0112223344', country: 'JP', zip: '060-0042' },
  ...{ province: '北海道', address1: '札幌市中央区大通西' },
};

let dir = '';
let portal = '';
const site = createServer(createSite(resolve('build'), '/'));

beforeAll(async () => {
  dir = installPackage();
  portal = `http://127.0.0.1:${await listenOnFreePort(site, 0)}`;
  for (const name of ['msw', 'vitest', 'typescript', '@types', 'tsx']) {
    const link = join(dir, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(resolve('node_modules', name), link);
  }
});
afterAll(() => {
  site.close();
  rmSync(dir, { recursive: true });
});

/** The sample of the pages that has this title, as a reader copies it. */
function readSample(language: keyof typeof FOLDERS, title: string): string {
  const source = PAGES.map((page) => readFileSync(join(FOLDERS[language], `${page}.mdx`), 'utf8')).join('\n');
  const start = source.indexOf(` title="${title}"\n`);
  if (start === -1) throw new Error(`${FOLDERS[language]} has no sample "${title}".`);
  const code = source.slice(source.indexOf('\n', start) + 1, source.indexOf('\n```', start) + 1);
  return code.replace(/@@([\w.-]+)@@/g, (_, name: string) =>
    name === 'portal.url' ? portal : String(contract.facts[name]?.value),
  );
}

/** @throws with what the command printed when it fails */
async function run([command = '', ...args]: string[], variables: Record<string, string> = {}): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, LANG: 'C.UTF-8', npm_config_cache: join(dir, 'cache'), ...variables };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: dir, env });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Starts the sandbox of the package as the page says, on a free port, while the work lasts. */
async function withSandbox(
  work: (variables: Record<string, string>) => Promise<unknown>,
  flags: readonly string[] = [],
): Promise<void> {
  const args = ['sandbox', '--port', '0', '--token', TOKEN, '--now', '2026-11-24T10:00:00+09:00', ...flags];
  const sandbox = spawn(process.execPath, [join(dir, 'node_modules/shipping-api/bin.cjs'), ...args], { cwd: dir });
  try {
    const url = await new Promise<string>((done, fail) => {
      let printed = '';
      sandbox.stdout.on('data', (part) => {
        printed += String(part);
        const found = /http:\/\/127\.0\.0\.1:\d+\/v1/.exec(printed);
        if (found) done(found[0]);
      });
      sandbox.once('exit', () => fail(new Error(`The sandbox ended: ${printed}`)));
    });
    await work({ SHIPPING_API_URL: url, SHIPPING_API_TOKEN: TOKEN });
  } finally {
    sandbox.kill();
  }
}

/** English samples differ in their comments alone, which the agreement tests check. */
const language = 'ja';

describe('the samples of the page pass as they are written', () => {
  it.each([
    ['label.test.mjs', ['node', '--test', 'label.test.mjs'], /pass 2/],
    ['test_label.py', ['python3', '-m', 'pytest', '-p', 'no:cacheprovider', 'test_label.py'], /2 passed/],
    ['LabelTest.php', ['phpunit', 'LabelTest.php'], /OK \(2 tests/],
    ['label_spec.rb', ['rspec', 'label_spec.rb'], /2 examples, 0 failures/],
    ['label_test.go', ['go', 'test'], /^ok\s/m],
  ])('%s', async (title, command, passed) => {
    writeFileSync(join(dir, title), readSample(language, title));
    writeFileSync(join(dir, 'go.mod'), 'module shop\n\ngo 1.19\n');
    await withSandbox(async (variables) => expect(await run(command, variables)).toMatch(passed));
  });

  it.each([
    ['send.sh', ['bash', 'send.sh']],
    ['send.mjs', ['node', 'send.mjs']],
    ['send.py', ['python3', 'send.py']],
    ['send.php', ['php', 'send.php']],
    ['send.rb', ['ruby', 'send.rb']],
    ['send.go', ['go', 'run', 'send.go']],
  ])('%s sends every line, and waits for the call limit', async (title, command) => {
    const example = contract.examples.find(
      ({ operation, name }) => `${operation}/${name}` === 'shipment-create/sagawa',
    );
    const body = resolveExampleValue(example?.request, Date.parse('2026-11-24T10:00:00+09:00'));
    const lines = [body, body, mergePatch(body, { to_address: { phone: null } }), body];
    writeFileSync(join(dir, 'requests.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    writeFileSync(join(dir, title), readSample(language, title));
    await withSandbox(
      async (variables) => {
        const printed = (await run(command, variables)).trim().split('\n');
        expect(printed.map((line) => line.slice(0, 3))).toEqual(['200', '200', '400', '200']);
        expect(printed[0]).toContain('/labels/');
      },
      ['--call-limit', '2/1'],
    );
    // Go compiles all files of a folder together.
    rmSync(join(dir, title));
  });

  it('msw.test.mjs', async () => {
    writeFileSync(join(dir, 'msw.test.mjs'), readSample(language, 'msw.test.mjs'));
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    expect(await run(['node', vitest, 'run', '--root', dir, 'msw.test.mjs'])).toMatch(/3 passed/);
  });

  it('ensure.mjs creates one shipment, however often it runs, and saves its label', async () => {
    writeFileSync(join(dir, 'ensure.mjs'), readSample(language, 'ensure.mjs'));
    await withSandbox(async (variables) => {
      const first = await run(['node', 'ensure.mjs'], variables);
      expect(first).toMatch(/^API-/);
      expect(await run(['node', 'ensure.mjs'], variables)).toBe(first);
      expect(readFileSync(join(dir, 'label.pdf'), 'latin1')).toMatch(/^%PDF-/);
    });
  });

  const tsc = ['node', resolve('node_modules/typescript/bin/tsc')];
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--types', 'node'];
  const tsx = ['node', resolve('node_modules/tsx/dist/cli.mjs')];

  it('call.mts compiles and runs, and does not compile with a carrier that is not tracked', async () => {
    const sample = readSample(language, 'call.mts');
    writeFileSync(join(dir, 'call.mts'), sample);
    writeFileSync(join(dir, 'wrong.mts'), sample.replace("'sagawa'", "'fedex'"));
    const printed = await run([...tsc, ...flags, 'call.mts', 'wrong.mts']).catch(String);
    expect(printed).toMatch(/wrong\.mts.*"fedex"/);
    const places = printed.match(/^.*(?=\(\d+,\d+\): error)/gm) ?? [];
    expect(places.filter((file) => file !== 'wrong.mts')).toEqual([]);
    await withSandbox(async (variables) => expect(await run([...tsx, 'call.mts'], variables)).toBe('registered\n'));
  });

  it('shop.mts and ensure.mjs compile in strict mode, and the shop finds a rate, ships once and tracks', async () => {
    const order = {
      ...{ to_address: CUSTOMER, from_address: SHOP, products: [{ name: '文房具', quantity: 2, price: 4000 }] },
      parcels: [{ width: 20, height: 10, depth: 15, weight: 1 }],
    };
    writeFileSync(join(dir, 'shop.mts'), readSample(language, 'shop.mts'));
    writeFileSync(
      join(dir, 'order.mts'),
      `import { findCheapest, getStatus, ship, type Order } from './shop.mjs';
       const order: Order = ${JSON.stringify(order)};
       const rate = await findCheapest(order);
       if (!rate) throw new Error('There is no rate.');
       const [first, second] = [await ship(order, rate, 'A-1'), await ship(order, rate, 'A-1')];
       console.log(first.id === second.id, await getStatus(first));`,
    );
    writeFileSync(join(dir, 'ensure.mts'), readSample(language, 'ensure.mjs'));
    await run([...tsc, ...flags, 'order.mts', 'ensure.mts']);
    await withSandbox(
      async (variables) => expect(await run([...tsx, 'order.mts'], variables)).toBe('true registered\n'),
      ['--accounts', 'all'],
    );
  });

  it('the workflow checks requests, starts the sandbox and runs the tests', async () => {
    type Workflow = { jobs: { test: { env: Record<string, string>; steps: { run?: string }[] } } };
    const { env, steps } = (parse(readSample(language, '.github/workflows/test.yml')) as Workflow).jobs.test;
    const port = await findFreePort();
    const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    mkdirSync(join(folder, 'requests'));
    writeFileSync(join(folder, 'test_label.py'), readSample(language, 'test_label.py'));
    const valid = contract.examples.find(({ operation, name }) => `${operation}/${name}` === 'address-register/london');
    writeFileSync(join(folder, 'requests/address.json'), JSON.stringify(valid?.request));
    const commands = steps
      .flatMap(({ run: command }) => command ?? [])
      .filter((command) => !command.startsWith('pip '));
    const script = `cd ${folder}
      set -em
      trap 'kill -- -$!' EXIT
      ${commands.join('\n').replace('pytest', 'python3 -m pytest')}`;
    const variables = {
      ...env,
      SHIPPING_API_URL: String(env.SHIPPING_API_URL).replace(/:\d+/, `:${port}`),
      SANDBOX_PORT: String(port),
    };
    expect(await run(['bash', '-c', script], variables)).toMatch(/2 passed/);
    rmSync(folder, { recursive: true });
  });
});

it('the command of the pages runs from the URL of the portal', async () => {
  expect(await run(['npx', '--yes', `${portal}/shipping-api.tgz`, '--version'])).toBe(`${VERSION}\n`);
});

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
