// cspell:ignore acounts
import { getEventListeners } from 'node:events';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveExampleValue, EXAMPLE_NOW, type Contract, type Example } from '../../contract';
import { resolveReference } from '../../contract/node';
import { loadChangelog, toSurface } from '../../changelog';
import type * as Check from '../../package/check';
import type * as Client from '../../package/client';
import type * as Api from '../../package/index';
import { loadRuntimeData } from '../../sandbox/node';
import { encode } from '../../csv/encoding';
import { BUDGETS, measure } from '../bench/budgets';
import { withoutSentences } from '../bench/without-sentences';
import { listPlantedFiles, renderFile } from '../fixtures/csv/planted-files';
import { bundleForBrowsers, copyPages, FILE, installPackage, VERSION } from './install';

const NOW = '2026-11-24T10:00:00+09:00';

let dir = '';
let api: typeof Api;
let check: typeof Check;
let client: typeof Client;
const { contract } = loadRuntimeData();

beforeAll(async () => {
  dir = installPackage();
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(getFolder(), file)).href);
  api = (await load('index.js')) as typeof Api;
  check = (await load('check.js')) as typeof Check;
  client = (await load('client.js')) as typeof Client;
});
afterAll(() => rmSync(dir, { recursive: true }));

const getFolder = (): string => join(dir, 'node_modules/shipping-api');

function getBody(name: string): Record<string, unknown> {
  const example = contract.examples.find((one) => `${one.operation}/${one.name}` === name);
  return structuredClone(resolveExampleValue(example?.request, EXAMPLE_NOW)) as Record<string, unknown>;
}

/** Sends an example after those that it comes after; accounts are registered already. */
async function sendExample(
  sandbox: Api.Sandbox,
  { operations, examples }: Contract,
  example: Example,
): Promise<Response> {
  const responses = new Map<string, unknown>();
  const fill = <T>(value: T): T => JSON.parse(resolveReference(JSON.stringify(value), (of) => responses.get(of))) as T;
  const send = async (one: Example): Promise<Response> => {
    const entry = operations.find(({ id }) => id === one.operation);
    const path = entry?.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(fill(one.pathSource[name] ?? '')),
    );
    const query = new URLSearchParams(resolveExampleValue(one.query, EXAMPLE_NOW)).toString();
    return sandbox.fetch(`${sandbox.url}${path}?${query}`, {
      method: entry?.method.toUpperCase() ?? '',
      headers: { ...sandbox.headers, 'content-type': 'application/json' },
      ...(one.request === undefined
        ? {}
        : { body: JSON.stringify(resolveExampleValue(fill(one.request), EXAMPLE_NOW)) }),
    });
  };
  for (const name of example.after) {
    const before = examples.find((one) => `${one.operation}/${one.name}` === name);
    if (!before) continue;
    // The accounts of the sandbox have the IDs that the portal shows.
    const isThere = before.operation === 'carrier-register';
    responses.set(name, isThere ? before.response : await (await send(before)).json());
  }
  if (example.hoursLater) sandbox.clock.advance({ hours: example.hoursLater });
  return send(example);
}

describe('createSandbox', () => {
  it.each(contract.examples.map((one) => [`${one.operation}/${one.name}`, one] as const))(
    'returns 200 for the example %s',
    async (_, example) => {
      // A domestic carrier has one account at most, so an account can be registered only if it isn't there yet.
      const accounts = example.operation === 'carrier-register' ? 'none' : 'all';
      const sandbox = await api.createSandbox({ now: NOW, accounts });
      const response = await sendExample(sandbox, contract, example);
      expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, '']);
    },
  );

  it('has an account with every carrier, which no call shows', async () => {
    const sandbox = await api.createSandbox({ now: NOW, accounts: 'all' });
    expect(sandbox.calls).toEqual([]);
    const carriers = await client.createClient(toOptions(sandbox)).listCarriers();
    expect(carriers.map(({ type }) => type).sort()).toEqual(Object.keys(contract.catalogue.carriers).sort());
  });

  it('records calls, turns its clock and is empty after a reset', async () => {
    const sandbox = await api.createSandbox({ now: NOW, accounts: 'all' });
    const { createShipment, getShipment } = client.createClient(toOptions(sandbox));
    const { id } = await createShipment({ body: getBody('shipment-create/sagawa') as never });
    expect(sandbox.calls).toMatchObject([{ method: 'POST', path: '/shipments', status: 200, response: { id } }]);
    expect(sandbox.clock.advance({ days: 2, hours: 1 }).toISOString()).toBe('2026-11-26T02:00:00.000Z');
    expect(sandbox.clock.set('2027-01-05T00:00:00Z').toISOString()).toBe('2027-01-05T00:00:00.000Z');
    await sandbox.reset();
    expect(sandbox.calls).toEqual([]);
    expect(sandbox.clock.now().toISOString()).toBe('2026-11-24T01:00:00.000Z');
    await expect(getShipment({ path: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [{ token: 'abc' }, /token: “abc” isn't a token/],
    [{ accounts: 'some' as 'all' }, /accounts: “some”/],
    [{ language: 'fr' as 'en' }, /language: “fr”/],
    [{ callLimit: { calls: 1 } as { calls: number; seconds: number } }, /callLimit is {"calls":1}/],
    [{ scenario: 'explode' as 'drop' }, /scenario: "explode".*token-error/],
  ])('rejects %j as the command does', async (options, message) => {
    await expect(api.createSandbox(options)).rejects.toThrow(message);
  });

  it('rejects a duration that would not move the clock', async () => {
    const { clock } = await api.createSandbox({ now: NOW });
    for (const duration of [{}, { day: 2 }, { seconds: 30 }] as object[])
      expect(() => clock.advance(duration)).toThrow('Specify days, hours or minutes');
    expect(clock.now().toISOString()).toBe('2026-11-24T01:00:00.000Z');
  });

  it('draws a label as a PDF', async () => {
    const sandbox = await api.createSandbox({ now: NOW });
    const shipment = await client
      .createClient(toOptions(sandbox))
      .createShipment({ body: getBody('shipment-create/sagawa') as never });
    const label = await sandbox.fetch(shipment.delivery.label ?? '');
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('returns simulated errors, and messages in the language of its options', async () => {
    const sandbox = await api.createSandbox({ scenario: 'internal-error', language: 'en' });
    const response = await sandbox.fetch(`${sandbox.url}/shipments`, { headers: sandbox.headers });
    expect([response.status, response.headers.get('content-language')]).toEqual([500, 'en']);
    const dropping = await api.createSandbox({ scenario: 'drop' });
    await expect(dropping.fetch(`${dropping.url}/shipments`, { headers: dropping.headers })).rejects.toThrow(TypeError);
  });

  it('is controlled over HTTP by this machine, and not by web pages', async () => {
    const sandbox = await api.createSandbox({ now: NOW });
    const { url, close } = await sandbox.listen();
    const control = url.replace('/v1', '/_sandbox');
    const post = async (path: string, body: object, headers = {}): Promise<[number, unknown]> => {
      const response = await fetch(`${control}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return [response.status, await response.json()];
    };
    try {
      expect(await post('clock', { advance: { days: 1 } })).toEqual([200, { now: '2026-11-25T01:00:00.000Z' }]);
      expect((await post('clock', { set: 'tomorrow' }))[0]).toBe(400);
      expect(await post('accounts', { carrier: 'dhl' })).toEqual([200, { registered: ['dhl'] }]);
      expect((await post('accounts', { carrier: 'none' }))[0]).toBe(400);
      // The carrier account with DHL is there.
      expect((await post('accounts', {}))[0]).toBe(200);
      expect((await post('clock', { advance: { day: 2 } }))[0]).toBe(400);
      await fetch(`${url}/carriers`, { headers: sandbox.headers });
      expect(await (await fetch(`${control}/calls`)).json()).toMatchObject({
        calls: [{ path: '/carriers', status: 200 }],
      });
      expect(await post('reset', {})).toEqual([200, { token: sandbox.token }]);
      expect(sandbox.calls).toEqual([]);
      expect((await post('reset', {}, { origin: 'https://shop.example' }))[0]).toBe(403);
    } finally {
      await close();
    }
  });
});

describe('checkRequest', () => {
  const wrong = (): object => ({ ...getBody('shipment-create/sagawa'), products: [] });

  it.each(['en', 'ja'] as const)('returns issues in %s, with a link and a fix', (language) => {
    const [issue] = check.checkRequest('shipment-create', wrong(), { language, now: NOW });
    expect(issue).toMatchObject({ severity: 'error', field: 'products', fix: { kind: expect.any(String) as string } });
    expect(/[ぁ-ん]/.test(issue?.message ?? '')).toBe(language === 'ja');
    expect(issue?.link).toContain(language === 'en' ? '/en/shipment-create#' : '/shipment-create#');
  });

  it('finds nothing in a valid request, and throws for an operation without a body', () => {
    expect(check.checkRequest('shipment-create', getBody('shipment-create/sagawa'), { now: NOW })).toEqual([]);
    expect(() => check.checkRequest('shipment-get' as never, {})).toThrow(TypeError);
  });

  it.each([
    ['country', 'England', {}, 'GB'],
    ['country', '日本', {}, 'JP'],
    ['country', 'JP', {}, 'JP'],
    ['province', 'Calif.', { country: 'US' }, 'CA'],
    ['province', 'JP-13', { country: 'JP' }, 'Tokyo'],
    ['province', '東京', { country: 'JP' }, '東京都'],
    ['province', 'TOKYO-TO', { country: 'JP' }, 'Tokyo'],
    ['currency', '円', {}, 'JPY'],
    ['carrier', 'ヤマト運輸', {}, 'yamato'],
    ['service', '宅急便', {}, 'yamato_regular'],
    ['service', '宅急便', { carrier: 'sagawa' }, undefined],
    ['temperature', '冷凍', {}, 'frozen'],
    ['delivery_time', '14:00-16:00', {}, '14-16'],
    ['currency', 'Dollar', {}, undefined],
    ['country', 'Atlantis', {}, undefined],
  ] as const)('finds the code of the %s %s (%j): %s', (field, name, options, code) => {
    expect(check.findCode(field, name, options)).toBe(code);
  });

  it('finds no code for a field without codes, and none for a province without its country', () => {
    expect(() => check.findCode('city' as never, 'Kyoto')).toThrow(TypeError);
    expect(() => check.findCode('province', 'Ontario')).toThrow(TypeError);
  });

  it('contains no module of Node and keeps within its budget', async () => {
    const { code, imports } = await bundleForBrowsers(join(getFolder(), 'check.js'));
    expect(imports).toEqual([]);
    const size = measure('packageCheck', brotliCompressSync(withoutSentences(code)).length);
    expect(size).toBeLessThanOrEqual(BUDGETS.packageCheck.wall);
  });
});

describe('limits.json', () => {
  type Address = { required: string[]; max_length_of_address1_and_address2: number | null; po_boxes: boolean };
  type Limits = { carriers: Record<string, { fields: Record<string, { maxLength: number }>; to_address: Address }> };
  const { carriers } = JSON.parse(readFileSync(resolve('build/limits.json'), 'utf8')) as Limits;

  /** The issues of the consignee's address in a published example of the carrier that differs in these values. */
  function checkAddress(carrier: string, values: Record<string, string>): string[] {
    const example = contract.examples.find(
      ({ operation, request }) => operation === 'shipment-create' && getCarrier(request) === carrier,
    );
    const body = structuredClone(resolveExampleValue(example?.request, EXAMPLE_NOW)) as Record<string, object>;
    body.to_address = { ...body.to_address, ...values };
    return check
      .checkRequest('shipment-create', body, { now: NOW })
      .flatMap(({ field, code }) => (field.startsWith('to_address') ? [`${field} ${code}`] : []));
  }

  it.each(Object.entries(carriers))('has what %s accepts in an address', (carrier, { fields, to_address: address }) => {
    const { maxLength = NaN } = fields['to_address.full_name'] ?? {};
    expect(checkAddress(carrier, { full_name: 'a'.repeat(maxLength) })).toEqual([]);
    expect(checkAddress(carrier, { full_name: 'a'.repeat(maxLength + 1) })).toEqual([
      expect.stringMatching(/^to_address.full_name TOO_(LONG|WIDE)$/),
    ]);

    const omitted = { province: '', address2: '', address2_kanji: '' };
    const missing = checkAddress(carrier, omitted).filter((issue) => issue.endsWith(' REQUIRED'));
    expect(missing.sort()).toEqual(address.required.map((name) => `to_address.${name} REQUIRED`).sort());

    expect(checkAddress(carrier, { address1: 'P.O. Box 12' }).length > 0).toBe(!address.po_boxes);

    const { max_length_of_address1_and_address2: total } = address;
    if (total === null) return;
    const half = 'a'.repeat(total / 2);
    expect(checkAddress(carrier, { address1: half, address2: half })).toEqual([]);
    expect(checkAddress(carrier, { address1: half, address2: `${half}a` })).not.toEqual([]);
  });
});

function getCarrier(request: unknown): string | undefined {
  return (request as { setup?: { carrier?: string } }).setup?.carrier;
}

function toOptions({ url, token, fetch }: Api.Sandbox): Client.ClientOptions {
  return { baseUrl: url, token, fetch };
}

describe('createClient', () => {
  it('waits until the date in Retry-After, and leaves no listener behind', async () => {
    const sandbox = await api.createSandbox({ now: NOW });
    const { signal } = new AbortController();
    const sent: number[] = [];
    const date = new Date(Date.now() + 2000).toUTCString();
    const body = { debug_id: 'err_a1b2c3d4e', code: 'TOO_MANY_REQUESTS', message: 'Wait.', details: [] };
    const busy = Response.json(body, { status: 429, headers: { 'retry-after': date } });
    const busyOnce = (): Promise<Response> => Promise.resolve(sent.push(Date.now()) === 1 ? busy : Response.json([]));
    await client.createClient({ ...toOptions(sandbox), fetch: busyOnce }).listCarriers({ signal });
    expect(sent[1]).toBeGreaterThanOrEqual(Date.parse(date));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('throws an error of the API with its code, details and ID', async () => {
    const sandbox = await api.createSandbox({ now: NOW });
    const created = client.createClient(toOptions(sandbox)).createShipment({ body: {} as never });
    await expect(created).rejects.toThrow(client.ApiError);
    await expect(created).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      debugId: expect.any(String) as string,
    });
  });

  it('repeats a call that was over the limit, after the time that the API names', async () => {
    const sandbox = await api.createSandbox({ now: NOW, callLimit: { calls: 1, seconds: 1 } });
    const { listShipments } = client.createClient(toOptions(sandbox));
    await Promise.all([listShipments(), listShipments()]);
    expect(sandbox.calls.map(({ status }) => status)).toEqual([200, 429, 200]);
  });

  it('never repeats a creation whose response is lost, and says how to look it up', async () => {
    const sandbox = await api.createSandbox({ now: NOW, scenario: 'drop' });
    const { createShipment } = client.createClient(toOptions(sandbox));
    const body = getBody('shipment-create/sagawa');
    Object.assign(body.setup as object, { ref_number: 'A-1' });
    await expect(createShipment({ body: body as never })).rejects.toThrow(
      /listShipments\(\{ query: \{ ref_number: "A-1", created_after: "[^"]+" \} \}\)/,
    );
    expect(sandbox.calls).toHaveLength(1);
  });

  it('sends no invalid request with the check', async () => {
    const sandbox = await api.createSandbox({ now: NOW });
    const { createShipment } = client.createClient({ ...toOptions(sandbox), check: { now: sandbox.clock.now } });
    await expect(createShipment({ body: {} as never })).rejects.toThrow(client.InvalidRequestError);
    expect(sandbox.calls).toEqual([]);
    await createShipment({ body: getBody('shipment-create/sagawa') as never });
    expect(sandbox.calls).toHaveLength(1);
  });
});

describe('the command', () => {
  const run = (args: string[], input = '', LANG = 'C'): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [join(getFolder(), 'bin.cjs'), ...args], {
      cwd: dir,
      input,
      encoding: 'utf8',
      env: { ...process.env, LANG, LC_ALL: '' },
    });

  it('reports the place of each issue and exits with 1', () => {
    writeFileSync(join(dir, 'wrong.json'), '{\n  "key": 5\n}\n');
    const { status, stdout } = run(['check', 'wrong.json', '--operation', 'subuser-register']);
    expect(stdout).toMatch(/^wrong\.json:2:\d+: error \S+ key: /m);
    expect(status).toBe(1);
    const github = run(['check', 'wrong.json', '--operation', 'subuser-register', '--format', 'github']);
    expect(github.stdout).toMatch(/^::error file=wrong\.json,line=2,col=\d+,title=/m);
  });

  it('reads JSON Lines from standard input, and writes JSON in a language', () => {
    const args = ['check', '--operation', 'subuser-register', '--language', 'ja', '--format', 'json'];
    const { stdout } = run(args, '{"key":"shop@mori.example"}\n{"key":"osaka"}\n');
    const findings = JSON.parse(stdout) as { line: number; field: string; message: string }[];
    expect(findings.filter(({ field }) => field === 'key')).toMatchObject([{ line: 2 }]);
    expect(findings.every(({ message }) => /[ぁ-ん]/.test(message))).toBe(true);
  });

  it('explains an error from a file, from standard input or from its argument', () => {
    const response = contract.errorCases.find(({ rule }) => rule === 'delivery-time-slot')?.responses.ja;
    writeFileSync(join(dir, 'error.json'), JSON.stringify(response));
    const { status, stdout } = run(['explain', 'error.json', '--language', 'ja']);
    expect(status).toBe(0);
    expect(stdout).toContain('shipment-create#rule-delivery-time-slot');
    expect(stdout).toContain('エラーになる例：setup.delivery_time "before-ten"');
    const request = '{"setup":{"carrier":"yamato","service":"yamato_regular"},"to_address":{"full_name":"A"}}';
    const both = run(['explain', '--format', 'json'], `${request}\n${JSON.stringify(response)}`);
    expect(JSON.parse(both.stdout)).toMatchObject({
      request,
      errors: [{ rule: 'delivery-time-slot' }],
      nearest: { name: 'yamato' },
    });
    const compared = run(['explain', '--language', 'en'], `${request}\n${JSON.stringify(response)}`).stdout;
    expect(compared).toMatch(/\nThe nearest example that works: https:\/\/\S+\/en\/shipment-create#example-yamato\n/);
    expect(compared).toMatch(/^ {2}to_address\.phone not set → "/m);
    expect(run(['explain', 'SAGAWA_E1-0029']).stdout).toContain('The delivery date is in the past.');
    expect(run(['explain'], 'nothing')).toMatchObject({ status: 1 });
    const gateway = run(['explain', '--language', 'en'], '<html><title>502 Bad Gateway</title></html>');
    expect(gateway.stdout).toMatch(
      /^502\n {2}502 Bad Gateway\n {2}The call had no response of the API\.\n {2}Retry: Only after/,
    );
    const { response: success } = contract.examples.find(({ name }) => name === 'yuumail') ?? {};
    expect(run(['explain'], JSON.stringify(success)).stdout).toContain('setup.service not-tracked\n');
    expect(run(['check'], JSON.stringify(success))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('NO_REQUEST') as string,
    });
    expect(run(['explain', '--format', 'xml'])).toMatchObject({ status: 2 });
  });

  it('checks the rows of a CSV file, and writes the corrected file and the requests of the others', () => {
    const planted = listPlantedFiles(Date.now()).find(({ source }) => source.id === 'e-hiden');
    if (!planted) throw new Error('There is no file of e-Hiden.');
    writeFileSync(join(dir, 'orders.csv'), encode(renderFile(planted), 'shift_jis'));
    const { status, stdout, stderr } = run(['csv', 'orders.csv', '--out', 'fixed.csv', '--requests', 'requests.jsonl']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^orders\.csv:16:3: error \S+ to_address\.phone: /m);
    expect(stdout, 'The leading zero of row 5 was fixed.').not.toContain('leading-zero');
    expect(stderr).toMatch(/^orders\.csv:5:\d+: changed from “600042” to “0600042”\.$/m);
    expect(stderr).toContain('Shift_JIS, 100 rows.');
    const lines = readFileSync(join(dir, 'requests.jsonl'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(92);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ setup: { carrier: 'sagawa', pack_amount: 1 } });
    const fixed = readFileSync(join(dir, 'fixed.csv'));
    expect(new TextDecoder('shift_jis').decode(fixed).split('\r\n')[4]).toContain(',0600042,');
    expect(run(['csv', 'fixed.csv', '--language', 'ja']).stderr).toContain('エラーのある行：8。');
    expect(run(['csv', 'orders.csv']).stdout).toContain('002 = fresh');
    writeFileSync(join(dir, 'plain.csv'), 'A,B\nC,D\n');
    expect(run(['csv', 'plain.csv'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--source') as string,
    });
    writeFileSync(join(dir, 'few.csv'), '氏名,郵便番号\nA,060-0042\nB,604-8005\n');
    writeFileSync(
      join(dir, 'common.json'),
      JSON.stringify({ from_address: getBody('shipment-create/sagawa').from_address }),
    );
    expect(run(['csv', 'few.csv']).stdout.match(/ from_address: .* all 2 rows\./g)).toHaveLength(1);
    expect(run(['csv', 'few.csv', '--common', 'common.json']).stdout).not.toContain(' from_address:');
    expect(run(['csv', 'missing.csv'])).toMatchObject({ status: 2 });
    expect(run(['csv', 'orders.csv', '--source', 'x'])).toMatchObject({ status: 2 });
  });

  it('shows its version and its commands, and rejects others', () => {
    expect(run(['--version']).stdout).toBe(`${VERSION}\n`);
    expect(run(['--help'], '', 'ja_JP.UTF-8').stdout).toContain('コマンド');
    expect(run(['nothing'])).toMatchObject({ status: 2 });
    const help = run(['check', '--help']);
    expect(help).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('--operation ID') as string });
    expect(help.stdout).not.toContain('--common');
    const slip = run(['check', '--form', 'json']);
    expect(slip).toMatchObject({ status: 2, stderr: expect.stringContaining('Unknown flag: --form.') as string });
    const noValue = run(['explain', '--format']);
    expect(noValue).toMatchObject({ status: 2, stderr: expect.stringContaining('--format text|json') as string });
    expect(run(['check', 'none.json'])).toMatchObject({ status: 2 });
  });

  it('names the library that data on disk requires', () => {
    const { status, stderr } = run(['sandbox', '--port', '0', '--data', 'sandbox.db']);
    expect(stderr).toContain('npm install @libsql/client');
    expect(status).toBe(1);
  });
});

describe('the file', () => {
  it('has no dependencies and keeps within its budget', () => {
    const manifest = JSON.parse(readFileSync(join(getFolder(), 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest.version).toBe(VERSION);
    const { pending } = loadChangelog('.', toSurface(contract));
    expect(VERSION.includes('-next.')).toBe(pending.length > 0);
    expect(measure('package', readFileSync(FILE).length)).toBeLessThanOrEqual(BUDGETS.package.wall);
    const client = brotliCompressSync(withoutSentences(readFileSync(join(getFolder(), 'client.js'), 'utf8'))).length;
    expect(measure('packageClient', client)).toBeLessThanOrEqual(BUDGETS.packageClient.wall);
  });

  it('has a README whose sample runs', () => {
    const readme = readFileSync(join(getFolder(), 'README.md'), 'utf8');
    writeFileSync(join(dir, 'readme.mjs'), /```js\n([^]*?)```/.exec(readme)?.[1] ?? '');
    const { stdout, stderr } = spawnSync(process.execPath, ['readme.mjs'], { cwd: dir, encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['200 1\n', '']);
  });

  it('is correct for publint and for every resolution of types', async () => {
    const { messages } = await publint({ pkgDir: getFolder(), pack: false });
    expect(messages).toEqual([]);
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(FILE)));
    expect(analysis.types ? analysis.problems : [{ kind: 'NoTypes' }]).toEqual([]);
  });

  it('exports the same to require() as to import, and the same data', () => {
    const program = `
      const names = ['', '/check', '/client', '/types'].map((path) => 'shipping-api' + path);
      Promise.all(names.map((name) => import(name))).then((modules) => {
        for (const [index, name] of names.entries()) console.log(...Object.keys(require(name)).sort(), '=', ...Object.keys(modules[index]).sort());
        console.log(require('shipping-api/limits.json').carriers.dhl !== undefined);
        console.log(require('shipping-api').createSandbox === modules[0].createSandbox);
      });`;
    writeFileSync(join(dir, 'required.cjs'), program);
    const { stdout, stderr } = spawnSync(process.execPath, ['required.cjs'], { cwd: dir, encoding: 'utf8' });
    expect(stderr).toBe('');
    const [index = '', ...others] = stdout.trim().split('\n');
    expect(index).toBe('createSandbox = createSandbox');
    expect([others.pop(), others.pop()]).toEqual(['true', 'true']);
    for (const line of others) expect(line.split(' = ')[0]).toBe(line.split(' = ')[1] ?? line.split(' = ')[0]);
    expect(others[1]).toMatch(/^ApiError ConnectionLostError InvalidRequestError NotSentError createClient/);
  });

  it('contains no module that nothing loads', () => {
    const scripts = readdirSync(getFolder()).filter((file) => /\.c?js$/.test(file));
    const code = scripts.map((file) => readFileSync(join(getFolder(), file), 'utf8'));
    const manifest = readFileSync(join(getFolder(), 'package.json'), 'utf8');
    const loaded = [manifest, ...code].join('\n');
    expect(scripts.filter((file) => !loaded.includes(`"./${file}"`) && !loaded.includes(`'./${file}'`))).toEqual([]);
  });

  it('has lines that an error can show, with the names of the source', () => {
    const scripts = readdirSync(getFolder()).filter((file) => /\.c?js$/.test(file));
    expect(scripts.length).toBeGreaterThan(20);
    for (const script of scripts)
      for (const line of readFileSync(join(getFolder(), script), 'utf8').split('\n'))
        expect(line.length, `${script}: ${line.slice(0, 80)}`).toBeLessThanOrEqual(200);
    writeFileSync(join(dir, 'throws.mjs'), "await (await import('shipping-api')).createSandbox({ acounts: 'all' });");
    const { stderr } = spawnSync(process.execPath, ['throws.mjs'], { cwd: dir, encoding: 'utf8' });
    expect(stderr).toMatch(/at assertOptions \(\//);
    expect(stderr.length).toBeLessThan(2000);
  });

  it.each(['cjs', 'esm'] as const)(
    'is followed by a bundler for Node that makes %s, without the library that data on disk requires',
    async (format) => {
      const contents =
        "import { createSandbox } from 'shipping-api'; createSandbox().then(({ url }) => console.log(url));";
      const file = `bundled.${format === 'cjs' ? 'cjs' : 'mjs'}`;
      const { errors, warnings } = await build({
        stdin: { contents, resolveDir: dir },
        ...{ bundle: true, platform: 'node', format, outfile: join(dir, file), logLevel: 'silent' },
      });
      expect([errors, warnings]).toEqual([[], []]);
      const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: dir, encoding: 'utf8' });
      expect([stdout, stderr]).toEqual([`${contract.operator.sandbox_url}\n`, '']);
    },
  );

  it('contains the changelog', () => {
    const changelog = readFileSync(join(getFolder(), 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/^# .* – Changelog\n[^]*\n### Package\n/);
  });

  it('has the same bytes when it is packed again', () => {
    const again = mkdtempSync(join(tmpdir(), 'packed-'));
    copyPages(again);
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/package/index.ts', again], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(again, 'shipping-api.tgz')).equals(readFileSync(FILE))).toBe(true);
    rmSync(again, { recursive: true });
  });
});
