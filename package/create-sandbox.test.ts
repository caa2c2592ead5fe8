// cspell:ignore acounts bcde
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadRuntimeData } from '../sandbox/node';
import { createLocalSandbox } from './create-sandbox';
import { keepCalls } from './keep-calls';
import type { Call, Sandbox, SandboxOptions, Scenario } from './sandbox-types';

const materials = loadRuntimeData();
const KEYS = Object.keys(materials.contract.phrases);
const create = (options: SandboxOptions = {}) => createLocalSandbox(materials, options);

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await create({ now: '2026-11-24T10:00:00+09:00' });
});

const list = (init?: RequestInit) => sandbox.fetch(`${sandbox.url}/carriers`, { headers: sandbox.headers, ...init });
const register = (init?: RequestInit) =>
  sandbox.fetch(`${sandbox.url}/addresses`, {
    method: 'POST',
    headers: { ...sandbox.headers, 'content-type': 'application/json' },
    body: '{}',
    ...init,
  });

describe('fetch', () => {
  it('does not call the API with a signal that is aborted, and stops waiting when one is aborted later', async () => {
    const reason = new Error('enough');
    await expect(register({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(sandbox.calls).toEqual([]);
    const slow = { headers: { ...sandbox.headers, 'sandbox-scenario': 'slow:5' } };
    const start = performance.now();
    await expect(list({ ...slow, signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('accepts requests of another implementation of fetch', async () => {
    const own = new Request(`${sandbox.url}/addresses`, {
      method: 'POST',
      headers: { ...sandbox.headers, 'content-type': 'application/json' },
      body: '{"company":"森文具店"}',
    });
    const { url, method, headers, signal } = own;
    const foreign = { url, method, headers, signal, arrayBuffer: () => own.arrayBuffer() } as unknown as Request;
    expect((await sandbox.fetch(foreign)).status).toBe(400);
    expect(sandbox.calls).toMatchObject([{ operation: 'address-register', body: { company: '森文具店' } }]);
  });
});

describe('fail', () => {
  const read = async (call: () => Promise<Response>): Promise<number> =>
    call().then(
      ({ status }) => status,
      () => 0,
    );

  it('fails the calls of an operation, after others and as often as asked, until a reset', async () => {
    sandbox.fail('drop', { operation: 'carriers-list', after: 1, times: 2 });
    sandbox.fail('internal-error');
    const statuses = [];
    for (const call of [list, register, list, list, list]) statuses.push(await read(call));
    expect(statuses).toEqual([500, 400, 0, 0, 200]);
    sandbox.fail('drop');
    await sandbox.reset();
    expect(await read(list)).toBe(200);
  });

  it('leaves a call that asks for another scenario to it', async () => {
    sandbox.fail('drop');
    expect(await read(() => list({ headers: { ...sandbox.headers, 'sandbox-scenario': 'not-found' } }))).toBe(404);
  });

  it('works over HTTP', async () => {
    const { url, close } = await sandbox.listen();
    const plan = (body: object) =>
      fetch(url.replace('/v1', '/_sandbox/scenario'), { method: 'POST', body: JSON.stringify(body) });
    expect((await plan({ scenario: 'drop', operation: 'carriers-list' })).status).toBe(200);
    await expect(fetch(`${url}/carriers`, { headers: sandbox.headers })).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}/carriers`, { headers: sandbox.headers })).status).toBe(200);
    for (const wrong of [{}, { scenario: 'dorp' }, { scenario: 'drop', operation: 'x' }, { scenario: 'drop', time: 1 }])
      expect((await plan(wrong)).status, JSON.stringify(wrong)).toBe(400);
    const { calls, dropped } = (await (await fetch(url.replace('/v1', '/_sandbox/calls'))).json()) as {
      calls: Call[];
      dropped: number;
    };
    expect([calls.map(({ status }) => status), dropped]).toEqual([[0, 200], 0]);
    await close();
  });

  it('shows other processes at most four characters of a token that has more than eight', async () => {
    const { url, close } = await sandbox.listen();
    for (const token of ['tok_abcd', 'tok_abcde'])
      await fetch(`${url}/carriers`, { headers: { 'x-access-token': token } });
    const { calls } = (await (await fetch(url.replace('/v1', '/_sandbox/calls'))).json()) as { calls: Call[] };
    expect(calls.map(({ headers }) => headers['x-access-token'])).toEqual(['****', '****bcde']);
    await close();
  });

  it('has a type with every scenario of the contract', () => {
    const samples = {
      'token-error': 'token-error',
      'validation-error': 'validation-error',
      'not-found': 'not-found',
      'too-many-requests': 'too-many-requests',
      'internal-error': 'internal-error',
      'carrier-refused': 'carrier-refused',
      'carrier-refused:CODE': 'carrier-refused:SAGAWA_E1-0029',
      'rates-fail:CARRIER': 'rates-fail:yamato',
      'account-pending': 'account-pending',
      'slow:SECONDS': 'slow:1',
      drop: 'drop',
    } satisfies Record<string, Scenario>;
    expect(Object.keys(samples)).toEqual(Object.keys(materials.contract.scenarios));
  });
});

describe('calls', () => {
  it('drops the oldest of too many characters, and counts them', () => {
    const calls = keepCalls(100);
    const add = (order: number): void => calls.add({ order, size: 40, call: { at: String(order) } as Call });
    for (const order of [1, 3, 2, 4]) add(order);
    expect(calls.list().map(({ at }) => at)).toEqual(['3', '4']);
    expect(calls.list().dropped).toBe(2);
    calls.clear();
    expect([calls.list().length, calls.list().dropped]).toEqual([0, 0]);
  });

  it('keeps what has exactly as many characters as fit', () => {
    const sizes = [79, 80].map((lengthMax) => {
      const calls = keepCalls(lengthMax);
      for (const order of [1, 2]) calls.add({ order, size: 40, call: { at: String(order) } as Call });
      return calls.list().length;
    });
    expect(sizes).toEqual([1, 2]);
  });

  it('has more than a thousand, with a type for the body of each operation', async () => {
    for (let index = 0; index < 1100; index += 1) await list();
    expect(sandbox.calls).toHaveLength(1100);
    await sandbox.reset();
    await register({ body: '{"company":"森文具店"}' });
    const [call] = sandbox.calls;
    if (call?.operation !== 'address-register') throw new Error('Another operation was called.');
    const { company }: { company?: string } = call.body;
    expect(company).toBe('森文具店');
  });
});

describe('rates in Japan', () => {
  type Rates = { rates: { carrier: string; price: number }[]; errors: { code: string }[] };
  const carriers = Object.entries(materials.contract.catalogue.carriers).filter(([, one]) => one.negotiated_rates);
  const cities = { 北海道: ['060-0042', '札幌市中央区大通西'], 京都府: ['604-8005', '京都市中京区恵比須町'] };
  const toAddress = (province: keyof typeof cities): object => {
    const [zip, address1] = cities[province];
    return { full_name: '高橋 美咲', phone: '0112223344', country: 'JP', province, zip, address1 };
  };
  const send = async (opened: Sandbox, path: string, body?: object): Promise<unknown> => {
    const headers = { ...opened.headers, 'content-type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await opened.fetch(`${opened.url}${path}`, { headers, ...init })).json();
  };
  const listRates = (opened: Sandbox, size: string, to: keyof typeof cities = '北海道'): Promise<Rates> => {
    const addresses = { from_address: toAddress('京都府'), to_address: toAddress(to) };
    const products = [{ name: '文房具', quantity: 2, price: 4000 }];
    return send(opened, '/rates', { setup: { pack_size: size }, ...addresses, products }) as Promise<Rates>;
  };
  const getPrice = ({ rates }: Rates, type: string): number | undefined =>
    rates.find(({ carrier }) => carrier === type)?.price;

  it.each(carriers)(
    'are samples for each size of %s that rise with size and distance',
    async (type, { pack_sizes }) => {
      const opened = await create({ now: '2026-11-24T10:00:00+09:00', accounts: 'all' });
      const prices: number[] = [];
      for (const size of pack_sizes) prices.push(getPrice(await listRates(opened, size), type) ?? NaN);
      expect(prices.length).toBeGreaterThan(3);
      expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other));
      expect(getPrice(await listRates(opened, '80', '京都府'), type)).toBeLessThan(prices[1] ?? NaN);
    },
  );

  it('are those that were negotiated, where there are some', async () => {
    const opened = await create({ accounts: 'all' });
    const accounts = (await send(opened, '/carriers')) as { id: string; type: string }[];
    const id = accounts.find(({ type }) => type === 'sagawa')?.id ?? '';
    const before = getPrice(await listRates(opened, '100'), 'sagawa');
    const row = { origin: 'Kansai', size: '80', prices: { Hokkaido: 1234 } };
    await send(opened, `/carriers/${id}/rates`, { rates: [row] });
    expect(getPrice(await listRates(opened, '80'), 'sagawa')).toBe(1234);
    expect(getPrice(await listRates(opened, '100'), 'sagawa')).toBe(before);
  });

  it.each<[SandboxOptions, boolean]>([
    [{ accounts: 'all' }, true],
    [{ accounts: 'all', rates: 'sample' }, true],
    [{ accounts: 'all', rates: 'none' }, false],
  ])('with %j: %s', async (options, hasRates) => {
    const { rates, errors } = await listRates(await create(options), '80');
    expect(rates.length > 0).toBe(hasRates);
    expect(errors.some(({ code }) => code === 'NO_RATE')).toBe(!hasRates);
  });
});

describe('no key of a message reaches a person', () => {
  const server = createServer();
  afterEach(() => void server.close());

  it.each([
    ['acounts', { acounts: 'all' }],
    ['accounts', { accounts: 'some' }],
    ['rates', { rates: 'all' }],
    ['language', { language: 'fr' }],
    ['scenario', { scenario: 'dorp' }],
    ['token', { token: 'short' }],
    ['callLimit', { callLimit: { calls: -1, seconds: 1 } }],
    ['now', { now: 'soon' }],
  ])('for the option %s', async (name, options) => {
    for (const language of ['en', 'ja'] as const) {
      const error = await create({ language, ...options } as never).catch((problem: unknown) => problem);
      expect(error).toBeInstanceOf(TypeError);
      expectSentence(error, name === 'now' ? 'soon' : name);
    }
  });

  it('for a port that is taken, or that cannot be used', async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    expectSentence(await sandbox.listen({ port }).catch((problem: unknown) => problem), String(port));
    // Another process than root may not listen there; a port above 65535 is none.
    expectSentence(await sandbox.listen({ port: 70_000 }).catch((problem: unknown) => problem), '70');
  });

  it('for what fail() rejects', () => {
    const wrong: [unknown, unknown, string][] = [
      ['dorp', {}, 'dorp'],
      [undefined, {}, 'undefined'],
      ['drop', { operation: 'create' }, 'create'],
      ['drop', { times: 0 }, 'times'],
      ['drop', { after: -1 }, 'after'],
      ['drop', { time: 1 }, 'time'],
    ];
    for (const [scenario, options, named] of wrong) {
      try {
        sandbox.fail(scenario as never, options as never);
        expect.fail('It was accepted.');
      } catch (error) {
        expectSentence(error, named);
      }
    }
  });
});

function expectSentence(error: unknown, named: string): void {
  const { message } = error as Error;
  expect(message).toContain(named);
  expect(message).toMatch(/[.。：]|[^\x00-\x7f]$/);
  expect(KEYS.filter((key) => key.includes('-') && message.includes(key))).toEqual([]);
  expect(message).not.toMatch(/cli-|\{\w+\}/);
}
