import { expect, it, vi } from 'vitest';
import { EXAMPLE_NOW } from '../../contract';
import { contract, createTestSandbox, getExampleBody } from '../../tests/sandbox/test-sandbox';
import { BusyError, type WebStore } from './indexed-db-store';
import { createTestBrowser } from '../../tests/sandbox/test-browser';
import { createWebSandbox, type WebRequest, type WebSandbox } from './web-sandbox';

const LIST: WebRequest = { method: 'GET', path: '/shipments?scope=all', caller: 'account', locale: 'en', scenario: '' };

it('calls as the account and keeps the call in the log, without the token', async () => {
  const { sandbox, store } = await open();
  const response = await sandbox.send({ ...LIST, path: '/carriers' });
  expect(response.status).toBe(200);
  expect(response.headers).toContainEqual(['x-api-call-limit', '9/10']);
  const { callers } = await sandbox.getState();
  const [call] = await store.listCalls();
  expect(call).toMatchObject({ method: 'GET', path: '/carriers', caller: 'account', status: 200 });
  expect(JSON.stringify(call)).not.toContain(callers[0]?.token);
});

it('lists what callers have: carrier accounts, shipments, sub users', async () => {
  const { sandbox } = await open();
  expect((await post(sandbox, '/carriers', 'carrier-register/yamato')).body).toContain('"active"');
  const created = await post(sandbox, '/shipments', 'shipment-create/sagawa');
  await post(sandbox, '/sub-users', 'subuser-register/osaka');
  const { records, callers } = await sandbox.getState();
  const { id, delivery } = JSON.parse(created.body) as { id: string; delivery: { tracking_numbers: string[] } };
  expect(records).toContainEqual(expect.objectContaining({ kind: 'carrier', carrier: 'yamato', owner: 'account' }));
  expect(records).toContainEqual(
    expect.objectContaining({ kind: 'shipment', id, carrier: 'sagawa', trackingNumbers: delivery.tracking_numbers }),
  );
  expect(records.filter(({ kind }) => kind === 'sub-user')).toHaveLength(1);
  expect(callers).toHaveLength(2);
});

it('says the next step of a parcel until the time of the step', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EXAMPLE_NOW });
  try {
    const { sandbox } = await open();
    await post(sandbox, '/shipments', 'shipment-create/sagawa');
    const { nextStep } = await sandbox.getState();
    const at = nextStep?.at ?? NaN;
    vi.setSystemTime(at - 1);
    expect((await sandbox.getState()).nextStep).toEqual(nextStep);
    vi.setSystemTime(at);
    expect((await sandbox.getState()).nextStep?.at).toBeGreaterThan(at);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps sub users apart, and rejects a token after its refresh', async () => {
  const { sandbox } = await open();
  await post(sandbox, '/shipments', 'shipment-create/sagawa');
  const created = await post(sandbox, '/sub-users', 'subuser-register/osaka');
  const { id, token } = JSON.parse(created.body) as { id: string; token: string };
  const own = await sandbox.send({ ...LIST, caller: id });
  expect((JSON.parse(own.body) as { shipments: unknown[] }).shipments).toEqual([]);
  expect((await sandbox.send({ ...LIST, path: '/sub-users', caller: id })).status).toBe(403);
  expect((await sandbox.send({ ...LIST, token })).status).toBe(200);
  await sandbox.send({ ...LIST, method: 'POST', path: `/sub-users/${id}` });
  expect((await sandbox.send({ ...LIST, token })).status).toBe(403);
  expect((await sandbox.send({ ...LIST, caller: id })).status).toBe(200);
});

it('throws when the store is held by another tab, instead of an INTERNAL_ERROR of the API', async () => {
  const { sandbox, store } = await open();
  await sandbox.send(LIST);
  store.write = () => Promise.reject(new BusyError('held'));
  await expect(post(sandbox, '/sub-users', 'subuser-register/osaka')).rejects.toBeInstanceOf(BusyError);
});

it('returns 429 for the eleventh call in a second, whichever tab it comes from', async () => {
  const { sandbox, browser } = await open();
  const other = (await open(browser)).sandbox;
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await (count % 2 === 0 ? sandbox : other).send({ ...LIST, path: '/carriers' })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

it('returns the same IDs for the same calls after it was restarted with the same seed', async () => {
  const { sandbox, store } = await open();
  const create = async (): Promise<string> => {
    await store.changeSettings({ seed: 'of a story' });
    return (JSON.parse((await post(sandbox, '/sub-users', 'subuser-register/osaka')).body) as { id: string }).id;
  };
  const first = await create();
  await store.reset();
  sandbox.restart();
  expect(await create()).toBe(first);
});

it('goes by its own clock, and opens the test environment of Yamato at any hour', async () => {
  const { sandbox, store } = await open();
  const sunday = Date.parse('2026-11-29T12:00:00+09:00');
  await store.changeSettings({ clockOffset: sunday - Date.now() });
  const send = async (): Promise<number> => {
    const body = JSON.stringify(
      getExampleBody('shipment-create/yamato', { setup: { date: '2026-11-30', delivery_date: '2026-12-02' } }),
    );
    return (await sandbox.send({ ...LIST, method: 'POST', path: '/shipments', body })).status;
  };
  expect(await send()).toBe(400);
  await store.changeSettings({ ignoreHours: true });
  expect(await send()).toBe(200);
  expect((await sandbox.getState()).exampleValues['{{shipping_date}}']).toBe('2026-11-30');
});

it('simulates errors: a dropped connection has the status 0, a slow response can be cancelled', async () => {
  const { sandbox } = await open();
  expect((await sandbox.send({ ...LIST, scenario: 'drop' })).status).toBe(0);
  expect((await sandbox.send({ ...LIST, scenario: 'internal-error' })).status).toBe(500);
  expect(await sandbox.send({ ...LIST, scenario: 'slow:5' }, Promise.resolve())).toMatchObject({ status: 0 });
});

const RENEWALS = {
  reset: async (store) => store.reset(),
  putAside: async (store) => store.putAside(),
  'reset in another tab': async (_, browser) => (await browser.openTab()).reset(),
} satisfies Record<string, (store: WebStore, browser: ReturnType<typeof createTestBrowser>) => Promise<void>>;

it.each(Object.entries(RENEWALS))('drops calls that wait during %s, and their entries in the log', async (_, renew) => {
  const { sandbox, store, browser } = await open();
  await sandbox.send(LIST);
  // The seed is kept, so that the new account has the token of the old one.
  const { seed } = store.settings();
  const body = JSON.stringify(getExampleBody('address-register/london'));
  const waiting = [
    sandbox.send({ ...LIST, method: 'POST', path: '/addresses', body, scenario: 'slow:1' }),
    sandbox.send({ ...LIST, scenario: 'slow:1' }),
  ];
  await new Promise((resolve) => setTimeout(resolve, 50));
  await renew(store, browser);
  await store.changeSettings({ seed });
  await sandbox.send({ ...LIST, path: '/addresses' });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([0, 0]);
  expect((await store.listCalls()).map(({ path }) => path)).toEqual(['/addresses']);
  expect((await sandbox.getState()).records.filter(({ kind }) => kind === 'address')).toEqual([]);
});

it('serves the label of a shipment as a PDF, and nothing at another URL', async () => {
  const { sandbox } = await open();
  const created = await post(sandbox, '/shipments', 'shipment-create/sagawa');
  const { delivery } = JSON.parse(created.body) as { delivery: { label: string } };
  const bytes = await sandbox.readFile(delivery.label);
  expect(new TextDecoder().decode(bytes?.slice(0, 5))).toBe('%PDF-');
  expect(await sandbox.readFile(`${delivery.label}x`)).toBeUndefined();
});

async function open(browser = createTestBrowser()) {
  const store = await browser.openTab();
  const { environment } = await createTestSandbox();
  const callLimit = { calls: 10, seconds: 1 };
  const materials = { ...environment, contract, callLimit };
  return { store, browser, sandbox: createWebSandbox({ store, materials }) };
}

function post(sandbox: WebSandbox, path: string, example: string) {
  const body = getExampleBody(example);
  return sandbox.send({ ...LIST, method: 'POST', path, body: JSON.stringify(body, dateOfToday) });
}

/** The dates of the examples are those of the test clock; this sandbox goes by the real one. */
function dateOfToday(key: string, value: unknown): unknown {
  if ((key !== 'date' && key !== 'delivery_date') || typeof value !== 'string') return value;
  const days = key === 'date' ? 1 : 4;
  return new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}
