// cspell:ignore carier
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { EXAMPLE_NOW } from '../contract';
import { createMemoryStore, createSandbox, prepareAccount } from '../sandbox';
import { createNodeEnvironment, listenSandbox, loadRuntimeData, openStore } from '../sandbox/node';
import { getExampleBody } from '../tests/sandbox/test-sandbox';
import { openEmbedded } from '../sandbox/node/embedded-database';
import { withControl } from './control';
import { openSession, type Session } from './session';

const materials = loadRuntimeData();
const BASE = materials.contract.operator.sandbox_url;
const TOKEN = 'tok_of_the_tests_0123456789012345';
const folder = mkdtempSync(join(tmpdir(), 'session-'));
const closing: (() => unknown)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

const STORES = ['memory', 'file'] as const;
const WRITES = [
  ['POST', '/shipments', 'shipment-create/sagawa'],
  ['POST', '/carriers', 'carrier-register/yamato'],
  ['POST', '/sub-users', 'subuser-register/osaka'],
  ['POST', '/addresses', 'address-register/london'],
] as const;

let files = 0;

async function open(kind: (typeof STORES)[number]): Promise<Session & { file: string }> {
  const reports = [materials.sentences.en.phrases['cli-data-busy']];
  const report = (problem: string): void => expect(reports).toContain(problem);
  const file = kind === 'memory' ? ':memory:' : join(folder, `${(files += 1)}.db`);
  const location = { data: file };
  const store = await openStore(location);
  closing.push(() => store.close());
  const empty = async () => {
    if (kind === 'memory') return createMemoryStore();
    await (await openStore(location, { empty: true })).close();
    return store;
  };
  const asked = { token: TOKEN, now: EXAMPLE_NOW, seed: 'tests', 'call-limit': 'none' } as const;
  return { ...(await openSession({ materials, store, empty, asked, report })), file };
}

function toRequest(method: string, path: string, { example = '', scenario = '', base = BASE } = {}): Request {
  return new Request(`${base}${path}`, {
    method,
    headers: {
      'x-access-token': TOKEN,
      'content-type': 'application/json',
      ...(scenario === '' ? {} : { 'sandbox-scenario': scenario }),
    },
    ...(example === '' ? {} : { body: JSON.stringify(getExampleBody(example)) }),
  });
}

/** What the sandbox contains besides what it begins with. */
async function readAll({ handle }: Pick<Session, 'handle'>): Promise<object> {
  const read = async (path: string): Promise<unknown> => (await handle(toRequest('GET', path))).json();
  const { pagination } = (await read('/shipments?scope=all')) as { pagination: { total: number } };
  return {
    shipments: pagination.total,
    others: await Promise.all(['/carriers', '/sub-users', '/addresses'].map(read)),
  };
}

describe.each(STORES)('a reset of a store in %s', (kind) => {
  it('drops calls that wait, and their entries in the log', async () => {
    const session = await open(kind);
    const fresh = await readAll(session);
    const waiting = WRITES.map(([method, path, example]) =>
      session.handle(toRequest(method, path, { example, scenario: 'slow:1' })),
    );
    await wait(50);
    await session.reset();
    const responses = await Promise.all(waiting);
    expect(responses.map(({ type }) => type)).toEqual(WRITES.map(() => 'error'));
    expect(session.calls()).toEqual([]);
    expect(await readAll(session)).toEqual(fresh);
  });

  it('drops calls whose body arrives during it, also those that were rejected before', async () => {
    const session = await open(kind);
    const sent = new TransformStream<Uint8Array, Uint8Array>();
    const call = session.handle(
      new Request(`${BASE}/shipments`, {
        method: 'POST',
        headers: { 'x-access-token': 'tok_of_nobody' },
        body: sent.readable,
        duplex: 'half',
      } as RequestInit),
    );
    await wait(50);
    await session.reset();
    await sent.writable.close();
    expect((await call).type).toBe('error');
    expect(session.calls()).toEqual([]);
  });

  it('leaves nothing of calls that it meets at any step', async () => {
    const session = await open(kind);
    const fresh = await readAll(session);
    for (let steps = 0; steps < 40; steps += 4) {
      const running = WRITES.map(([method, path, example]) => session.handle(toRequest(method, path, { example })));
      for (let step = 0; step < steps; step += 1) await wait(0);
      await session.reset();
      await Promise.all(running);
      expect(session.calls(), `after ${steps} steps`).toEqual([]);
      expect(await readAll(session), `after ${steps} steps`).toEqual(fresh);
      await session.reset();
    }
  });

  it('leaves no account of a registration that it meets', async () => {
    const session = await open(kind);
    const fresh = await readAll(session);
    for (let steps = 0; steps < 20; steps += 2) {
      const registered = session.registerAccounts();
      for (let step = 0; step < steps; step += 1) await wait(0);
      await session.reset();
      await registered;
      expect(await readAll(session), `after ${steps} steps`).toEqual(fresh);
    }
  });

  it('lets calls that come during it wait, and keeps them', async () => {
    const session = await open(kind);
    const reset = session.reset();
    const { status } = await session.handle(toRequest('POST', '/addresses', { example: 'address-register/london' }));
    await reset;
    expect(status).toBe(200);
    expect(session.calls()).toHaveLength(1);
  });

  it('closes the connections of calls over HTTP', async () => {
    const session = await open(kind);
    const report = (problem: string): void => expect.unreachable(problem);
    const server = await listenSandbox(withControl(session, session.handle), { port: 0, report });
    const { origin } = server;
    closing.push(() => server.close(0));
    const base = `${origin}/v1`;
    const call = fetch(toRequest('POST', '/shipments', { example: WRITES[0][2], scenario: 'slow:1', base }));
    call.catch(() => undefined);
    await wait(50);
    expect((await fetch(`${origin}/_sandbox/reset`, { method: 'POST' })).status).toBe(200);
    await expect(call).rejects.toThrow('fetch failed');
    const { calls } = (await (await fetch(`${origin}/_sandbox/calls`)).json()) as { calls: unknown[] };
    expect(calls).toEqual([]);
  });
});

it('drops the writes of calls that wait when another process empties the database', async () => {
  const session = await open('file');
  const fresh = await readAll(session);
  const waiting = WRITES.map(([method, path, example]) =>
    session.handle(toRequest(method, path, { example, scenario: 'slow:1' })),
  );
  await wait(50);
  const store = await openStore({ data: session.file }, { empty: true });
  const asked = { now: EXAMPLE_NOW, seed: 'tests', 'call-limit': 'none' } as const;
  const environment = createNodeEnvironment({ materials, store, asked, report: () => undefined });
  await prepareAccount(environment, TOKEN);
  const responses = await Promise.all(waiting);
  expect(responses.map(({ type }) => type)).toEqual(WRITES.map(() => 'error'));
  expect(await readAll(createSandbox(environment))).toEqual(fresh);
  await store.close();
});

it('keeps calls up to a number of characters, the latest ones', async () => {
  const session = await open('memory');
  const note = 'a'.repeat(250_000);
  for (let count = 0; count < 100; count += 1) {
    const request = new Request(`${BASE}/addresses`, {
      method: 'POST',
      headers: { 'x-access-token': TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ note, count }),
    });
    await session.handle(request);
  }
  const kept = session.calls().map(({ body }) => (body as { count: number }).count);
  expect(JSON.stringify(session.calls()).length).toBeLessThan(17 * 1024 * 1024);
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.at(-1)).toBe(99);
});

it.each([
  ['127.0.0.1', 200],
  ['localhost', 200],
  ['[::1]', 200],
  ['192.168.0.2', 403],
  ['localhost.evil.test', 403],
])('is controlled from this machine only: %s → %d', async (host, status) => {
  const session = await open('memory');
  const { status: found } = await withControl(
    session,
    session.handle,
  )(new Request(`http://${host}:4010/_sandbox/calls`));
  expect(found).toBe(status);
});

it('lists calls over HTTP without tokens, wherever they are', async () => {
  const session = await open('memory');
  const other = await session.handle(toRequest('POST', '/sub-users', { example: 'subuser-register/osaka' }));
  const { token } = (await other.json()) as { token: string };
  await session.handle(toRequest('GET', `/carriers?token=${TOKEN}&q=${token}`));
  await session.handle(new Request(`${BASE}/carriers`, { headers: { authorization: `Bearer ${TOKEN}` } }));
  const control = withControl(session, session.handle);
  const text = await (await control(new Request('http://127.0.0.1/_sandbox/calls'))).text();
  for (const secret of [TOKEN, token]) expect(text).not.toContain(secret);
  expect(text).toContain('****');
  expect(JSON.stringify(session.calls())).toContain(TOKEN);
});

it.each(['null', '5', '[]', '"2026"', '{"set":true}', '{"advance":{"days":"1"}}', '{"advance":1}', '{'])(
  'rejects the instruction %s with what to specify',
  async (body) => {
    const session = await open('memory');
    const control = withControl(session, session.handle);
    const response = await control(new Request('http://127.0.0.1/_sandbox/clock', { method: 'POST', body }));
    expect(response.status).toBe(400);
    expect(session.clock.now().getTime()).toBe(EXAMPLE_NOW);
  },
);

it('returns 503 with when to try again while another process has locked the database', async () => {
  const session = await open('file');
  const locking = openEmbedded(session.file);
  const transaction = await locking.begin();
  const response = await session.handle(toRequest('POST', '/addresses', { example: 'address-register/london' }));
  await transaction.rollback();
  locking.close();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await response.json()) as object).toEqual({
    message: expect.stringMatching(/データベースをロック/) as string,
  });
});

it('keeps no body of a rejected call that is larger than the API accepts', async () => {
  const { handle, calls } = await open('memory');
  let sent = 0;
  for (const [method, path] of [
    ['POST', '/shipments'],
    ['POST', '/nowhere'],
    ['DELETE', '/shipments/abc'],
  ] as const) {
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024).fill(97));
      },
    });
    const { status } = await handle(new Request(`${BASE}${path}`, { method, body, duplex: 'half' } as RequestInit));
    expect([400, 403, 404, 405, 415]).toContain(status);
  }
  expect(calls().map((call) => call.body)).toEqual([undefined, undefined, undefined]);
  expect(sent).toBeLessThan(60);
});

it.each([
  ['clock', { advance: { days: 1 }, sett: '2026-11-24T10:00:00+09:00' }, 'sett'],
  ['accounts', { carier: 'sagawa' }, 'carier'],
  ['accounts', { carrier: null }, 'null'],
  ['reset', { seed: 'a' }, 'seed'],
  ['scenario', { scenario: 'drop', time: 2 }, 'time'],
  ['clock', { set: 'x'.repeat(2_000_000) }, '1 MB'],
])('POST /_sandbox/%s with %j changes nothing and names it', async (name, body, named) => {
  const session = await open('memory');
  const fresh = await readAll(session);
  const handle = withControl(session, session.handle);
  const url = `http://localhost/_sandbox/${name}`;
  const response = await handle(new Request(url, { method: 'POST', body: JSON.stringify(body) }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(named);
  expect(await readAll(session)).toEqual(fresh);
});
