import { execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from '../package/install';

/** A matcher of `expect`, with the type of what it matches. */
const ANY_TEXT = expect.any(String) as string;

/** The command line of the MCP inspector, which starts the server as an assistant does and prints the response. */
const INSPECTOR = resolve('tests/clients/node_modules/.bin/mcp-inspector-cli');
const REPOSITORY = ['npm', 'run', '--silent', '--prefix', resolve('.'), 'mcp'];
const run = promisify(execFile);

let dir = '';
beforeAll(() => {
  dir = installPackage();
});
afterAll(() => rmSync(dir, { recursive: true }));

type Tool = { name: string; description: string; inputSchema: object; annotations: object };
type Result = { content: { type: string; text: string }[]; isError?: boolean };

async function inspect(args: string[], server = getServer()): Promise<unknown> {
  const { stdout } = await run(process.execPath, [INSPECTOR, '--cli', ...server, ...args], {
    cwd: dir,
    env: { ...process.env, LANG: 'ja_JP.UTF-8', LC_ALL: '' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** The server of the package that integrators install. */
function getServer(): string[] {
  return [process.execPath, join(dir, 'node_modules/shipping-api/bin.cjs'), 'mcp'];
}

async function call(tool: string, args: Record<string, string>): Promise<Result> {
  const given = Object.entries(args).flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`]);
  return (await inspect(['--method', 'tools/call', '--tool-name', tool, ...given])) as Result;
}

async function read(tool: string, args: Record<string, string>): Promise<unknown> {
  const { content, isError } = await call(tool, args);
  expect(isError, content[0]?.text).not.toBe(true);
  return JSON.parse(content[0]?.text ?? '');
}

const WITHOUT_SERVICE = JSON.stringify({
  setup: { carrier: 'sagawa', pack_size: '120', test: true },
  to_address: {
    full_name: 'A',
    phone: '0112223344',
    country: 'JP',
    province: '北海道',
    zip: '060-0042',
    address1: '札幌市',
  },
  from_address: {
    company: 'B',
    phone: '0752110456',
    country: 'JP',
    province: '京都府',
    zip: '604-8005',
    address1: '京都市',
  },
});

// Each call starts the server again, as the inspector does.
describe('the MCP server', { timeout: 300_000 }, () => {
  it('offers its tools, each described', async () => {
    const { tools } = (await inspect(['--method', 'tools/list'])) as { tools: Tool[] };
    expect(tools.map(({ name }) => name)).toEqual([
      'check_request',
      'explain_error',
      'search_docs',
      'get_page',
      'get_operation',
      'get_example',
      'get_error',
      'list_changes',
      'get_change',
      'call_sandbox',
    ]);
    for (const tool of tools) expect(tool.description.length, tool.name).toBeGreaterThan(60);
    expect(await inspect(['--method', 'tools/list'], REPOSITORY)).toEqual({ tools });
  });

  it('checks a request in the language of the reader', async () => {
    const japanese = await read('check_request', { request: WITHOUT_SERVICE, operation: 'shipment-create' });
    expect(japanese).toMatchObject({
      operation: 'shipment-create',
      issues: expect.arrayContaining([
        expect.objectContaining({
          field: 'setup.service',
          line: 2,
          url: expect.stringContaining('/shipment-create#') as string,
        }),
      ]) as object[],
    });
    expect(JSON.stringify(japanese)).toMatch(/[ぁ-ん]/);
    const english = await read('check_request', {
      request: WITHOUT_SERVICE,
      operation: 'shipment-create',
      locale: 'en',
    });
    expect(JSON.stringify(english)).not.toMatch(/[ぁ-ん]/);
  });

  it('finds, reads and explains what the portal has', async () => {
    const hits = (await read('search_docs', { query: '代金引換' })) as { page: string; excerpt: string }[];
    expect(JSON.stringify(hits[0])).toContain('代金引換');
    const page = await call('get_page', { page: hits[0]?.page ?? '' });
    expect(page.content[0]?.text).toMatch(/^# .+/);
    expect(await read('get_operation', { operation: 'tracking-get', locale: 'en' })).toMatchObject({
      method: 'GET',
      path: '/tracking/{carrier}/{tracking_number}',
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'Accept-Language', in: 'header' }),
      ]) as unknown,
      schemas: { Tracking: {} },
    });
    expect(await read('get_example', { operation: 'shipment-create', name: 'sagawa' })).toMatchObject({
      request: { setup: { carrier: 'sagawa' } },
      response: { delivery: { carrier: 'sagawa' } },
    });
    expect(await read('get_error', { code: 'dhl-address-total' })).toMatchObject([
      {
        code: 'VALIDATION_ERROR',
        rule: 'dhl-address-total',
        message: ANY_TEXT,
      },
    ]);
  });

  it('calls its own sandbox on loopback', async () => {
    const empty = await read('call_sandbox', { method: 'GET', path: '/shipments?limit=5' });
    expect(empty).toMatchObject({ status: 200, body: { shipments: [] } });
    const limited = await read('call_sandbox', { method: 'GET', path: '/shipments', scenario: 'too-many-requests' });
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': ANY_TEXT } });
    const broken = await read('call_sandbox', { method: 'POST', path: '/shipments', body: '{' });
    expect(broken).toMatchObject({ status: 400, body: { details: [{ code: 'INVALID', field: '' }] } });
  });

  it.each([
    ['get_page', { page: '../package' }, 'There is no page'],
    ['get_example', { operation: 'shipment-create', name: 'nope' }, 'sagawa'],
    ['get_error', { code: 'NOPE' }, 'There is no error'],
    ['call_sandbox', { method: 'GET', path: '/../admin' }, 'path'],
    ['call_sandbox', { method: 'GET', path: '/shipments', body: '{}' }, '/shipments?limit=5'],
    ['call_sandbox', { method: 'GET', path: '/shipments', scenario: 'drop' }, 'closed the connection'],
  ])('%s says what is wrong with %j', async (tool, args, words) => {
    const { content, isError } = await call(tool, args);
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain(words);
  });
});

/**
 * The session of an assistant with the task "Ship a parcel with Sagawa, cash on delivery 5,500 yen": what it calls and how it
 * reads the results is written here; it knows nothing of the API beforehand.
 */
describe('the session of an assistant', () => {
  it('finds, checks, fixes and creates a shipment in six calls', async () => {
    const session = openSession();
    try {
      const hits = (await session.call('search_docs', { query: 'Sagawa cash on delivery', locale: 'en' })) as {
        page: string;
      }[];
      expect(hits.map(({ page }) => page)).toContain('shipment-create');
      const names = (await session.call('get_example', { operation: 'shipment-create' })) as { name: string }[];
      const name = names.find((one) => /sagawa/.test(one.name) && /cash/.test(JSON.stringify(one)))?.name ?? 'sagawa';
      const { request } = (await session.call('get_example', { operation: 'shipment-create', name })) as {
        request: { setup: Record<string, unknown>; to_address: Record<string, unknown> };
      };
      // A model knows the words of other APIs.
      const { zip, ...address } = request.to_address;
      request.setup.cash_on_delivery = { amount: 5500, tax: 500 };
      request.to_address = { ...address, postal_code: zip };
      const checked = (await session.call('check_request', {
        request: JSON.stringify(request),
        operation: 'shipment-create',
        locale: 'en',
      })) as { issues: { field: string; severity: string; fix: { kind: string; name?: string } }[] };
      const issue = checked.issues.find(({ field }) => field === 'to_address.postal_code');
      expect(issue?.fix).toMatchObject({ kind: 'rename', name: 'zip' });
      request.to_address = { ...address, [issue?.fix.name ?? '']: zip };
      const made = (await session.call('call_sandbox', {
        method: 'POST',
        path: '/shipments',
        body: JSON.stringify(request),
      })) as { status: number; body: { id: string } };
      expect(made).toMatchObject({ status: 200 });
      const kept = await session.call('call_sandbox', { method: 'GET', path: `/shipments/${made.body.id}` });
      expect(kept).toMatchObject({ status: 200, body: { setup: { cash_on_delivery: { amount: 5500 } } } });
      expect(session.count()).toBeLessThanOrEqual(6);
    } finally {
      session.close();
    }
  });
});

type Session = {
  call: (tool: string, args: Record<string, unknown>) => Promise<unknown>;
  /** The number of tools that were called. */
  count: () => number;
  close: () => void;
};

/** One process of the server, spoken to as the protocol says: a JSON-RPC message on each line. */
function openSession(): Session {
  const [command = '', ...args] = getServer();
  const server = spawn(command, args, { cwd: dir, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<number, (result: unknown) => void>();
  createInterface({ input: server.stdout }).on('line', (line) => {
    const { id, result } = JSON.parse(line) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  const send = (message: object): void =>
    void server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      send({ id: last, method, params });
    });
  const clientInfo = { name: 'test', version: '1' };
  const ready = request('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }).then(() =>
    send({ method: 'notifications/initialized' }),
  );
  return {
    async call(name, given) {
      await ready;
      const { content, isError } = (await request('tools/call', { name, arguments: given })) as Result;
      expect(isError, content[0]?.text).not.toBe(true);
      return JSON.parse(content[0]?.text ?? '') as unknown;
    },
    count: () => last - 1,
    close: () => server.kill(),
  };
}
