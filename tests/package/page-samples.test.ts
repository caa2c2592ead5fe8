// cspell:ignore cacheprovider phpunit
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
import { listPageSamples } from '../samples/list-page-samples';
import { installPackage, VERSION } from './install';

const TOKEN = 'tok_test_for_the_tests_of_my_shop_0';
const { contract } = loadRuntimeData();
const SHOP = {
  ...{ company: '森文具店', phone: '0752110456', country: 'JP', zip: '604-8005' },
  ...{ province: '京都府', address1: '京都市中京区恵比須町' },
};
const CUSTOMER = {
  ...{ full_name: '高橋 美咲', phone: '0112223344', country: 'JP', zip: '060-0042' },
  ...{ province: '北海道', address1: '札幌市中央区大通西', address2: '5-8' },
};

const TSC = resolve('node_modules/typescript/bin/tsc');
const TSX = ['node', resolve('node_modules/tsx/dist/cli.mjs')];
const ORDER = `
  import { createSandbox } from 'shipping-api';
  import { createClient } from 'shipping-api/client';
  import { findCheapest, getStatus, ship, type Order } from './shop.mjs';
  const order: Order = ${JSON.stringify({
    ...{ to_address: CUSTOMER, from_address: SHOP, products: [{ name: '文房具', quantity: 2, price: 4000 }] },
    parcels: [{ width: 20, height: 10, depth: 15, weight: 1 }],
  })};
  const { url: baseUrl, token, fetch } = await createSandbox({ accounts: 'all', now: '2026-11-24T10:00:00+09:00' });
  const api = createClient({ baseUrl, token, fetch });
  const date = '2026-11-25';
  const rate = await findCheapest(api, order, date);
  if (!rate) throw new Error('There is no rate.');
  const dispatch = { date, ref_number: 'A-1' };
  const [first, second] = [await ship(api, order, rate, dispatch), await ship(api, order, rate, dispatch)];
  // Each of the rates can be shipped, also that of a carrier that requires a date.
  const { rates } = await api.listRates({ body: { ...order, setup: { date } } });
  for (const [at, one] of rates.entries()) await ship(api, order, one, { date, ref_number: \`B-\${at}\` });
  console.log(first.id === second.id, await getStatus(api, first), rates.map(({ carrier }) => carrier).includes('yamato'));`;

/** What a part of a sample comes after. */
const START = `
  import { createSandbox } from 'shipping-api';
  const sandbox = await createSandbox();
`;

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
function readSample(title: string): string {
  // English samples differ in their comments alone, which the agreement tests check.
  const found = listPageSamples(portal).find(({ file, locale }) => file === title && locale === 'ja');
  if (!found) throw new Error(`No page has a sample "${title}".`);
  return found.code;
}

/** @throws with what the command printed when it fails */
async function run(
  [command = '', ...args]: string[],
  variables: Record<string, string> = {},
  cwd = dir,
): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, LANG: 'C.UTF-8', npm_config_cache: join(dir, 'cache'), ...variables };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env });
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

describe('the samples of the page pass as they are written', () => {
  it.each([
    ['label.test.mjs', ['node', '--test', 'label.test.mjs'], /pass 2/],
    ['test_label.py', ['python3', '-m', 'pytest', '-p', 'no:cacheprovider', 'test_label.py'], /2 passed/],
    ['LabelTest.php', ['phpunit', 'LabelTest.php'], /OK \(2 tests/],
    ['label_spec.rb', ['rspec', 'label_spec.rb'], /2 examples, 0 failures/],
    ['label_test.go', ['go', 'test'], /^ok\s/m],
  ])('%s', async (title, command, passed) => {
    writeFileSync(join(dir, title), readSample(title));
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
    writeFileSync(join(dir, title), readSample(title));
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
    writeFileSync(join(dir, 'msw.test.mjs'), readSample('msw.test.mjs'));
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    expect(await run(['node', vitest, 'run', '--root', dir, 'msw.test.mjs'])).toMatch(/3 passed/);
  });

  it('ensure.mjs creates one shipment, however often it runs, and saves its label', async () => {
    writeFileSync(join(dir, 'ensure.mjs'), readSample('ensure.mjs'));
    await withSandbox(async (variables) => {
      const first = await run(['node', 'ensure.mjs'], variables);
      expect(first).toMatch(/^API-/);
      expect(await run(['node', 'ensure.mjs'], variables)).toBe(first);
      expect(readFileSync(join(dir, 'label.pdf'), 'latin1')).toMatch(/^%PDF-/);
    });
  });

  it('call.mts runs', async () => {
    writeFileSync(join(dir, 'call.mts'), readSample('call.mts'));
    await withSandbox(async (variables) => expect(await run([...TSX, 'call.mts'], variables)).toBe('registered\n'));
  });

  it('shop.mts finds a rate, ships once and tracks', async () => {
    writeFileSync(join(dir, 'shop.mts'), readSample('shop.mts'));
    writeFileSync(join(dir, 'order.mts'), ORDER);
    expect(await run([...TSX, 'order.mts'])).toBe('true registered true\n');
  });

  it('the workflow checks requests, starts the sandbox and runs the tests', async () => {
    type Workflow = { jobs: { test: { env: Record<string, string>; steps: { run?: string }[] } } };
    const { env, steps } = (parse(readSample('.github/workflows/test.yml')) as Workflow).jobs.test;
    const port = await findFreePort();
    const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    mkdirSync(join(folder, 'requests'));
    writeFileSync(join(folder, 'test_label.py'), readSample('test_label.py'));
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

it('each sample compiles as strict TypeScript, and a wrong carrier, operation or field does not', async () => {
  const samples = listPageSamples(portal).filter(({ language }) => ['js', 'ts'].includes(language));
  const folder = join(dir, 'typescript');
  mkdirSync(folder);
  await run(['node', TSC, '--init'], {}, folder);
  const write = (file: string, code: string): void => writeFileSync(join(folder, file), code);
  for (const [index, { file, locale, code }] of samples.entries()) {
    mkdirSync(join(folder, locale), { recursive: true });
    if (file === '') write(`part-${index}.mts`, `${START}${code}`);
    else write(join(locale, file.replace(/\.m[jt]s$|$/, '.mts')), code);
  }
  write('ja/order.mts', ORDER);
  const wrong = {
    'carrier.mts': readSample('call.mts').replace("'sagawa'", "'fedex'"),
    'operation.mts': readSample('label.test.mjs').replace("'shipment-create'", "'shipment-make'"),
    'field.mts': readSample('label.test.mjs').replace('.price,', '.prize,'),
    'response.mts': readSample('label.test.mjs').replace('call.body.products', 'call.response.products'),
  };
  for (const [file, code] of Object.entries(wrong)) write(file, code);
  const types = ['--types', 'node,vitest/globals'];
  const printed = await run(['node', TSC, '--noEmit', '--project', folder, ...types], {}, folder).catch(String);
  const places = printed.match(/^.*(?=\(\d+,\d+\): error)/gm) ?? [];
  expect([...new Set(places)].sort(), printed).toEqual(Object.keys(wrong).sort());
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
