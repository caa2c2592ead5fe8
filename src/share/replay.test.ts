import { expect, it } from 'vitest';
import { contract, createTestSandbox, getExampleBody } from '../../sandbox/test-sandbox';
import { createTestBrowser } from '../../sandbox/web/test-browser';
import { createWebSandbox, type WebRequest, type WebResponse, type WebState } from '../../sandbox/web/web-sandbox';
import { readFragment, renderFragment } from './link';
import { replayStory } from './replay';
import { toStory } from './story';

type Shipment = { id: string; delivery: { tracking_numbers: string[] } };

it('has the same result in another sandbox, whose own data is set aside and restored', async () => {
  const writer = await open();
  const story = await createStory(writer);
  const fragment = await renderFragment(story);

  const reader = await open();
  await reader.post('/addresses', 'address-register/london');
  const before = await reader.sandbox.getState();
  await reader.store.putAside();
  expect((await reader.sandbox.getState()).records).toEqual([]);
  const done: number[] = [];
  const different = await replayStory(await readFragment(fragment), reader.player, {
    locale: 'en',
    report: (count) => done.push(count),
  });

  expect(done).toEqual(story.calls.map((_, index) => index + 1));
  const [written, replayed] = [await writer.store.listCalls(), await reader.store.listCalls()];
  expect(replayed.map(({ method, status }) => [method, status])).toEqual(
    written.map(({ method, status }) => [method, status]),
  );
  expect(different).toBe(0);
  const state = await reader.sandbox.getState();
  expect(state.hasAside).toBe(true);
  expect(listVoided(state)).toEqual(listVoided(await writer.sandbox.getState()));
  expect(state.now - story.now).toBeLessThan(10_000);

  await reader.store.bringBack();
  const after = await reader.sandbox.getState();
  expect(after.hasAside).toBe(false);
  const { records, callers, seed, clockOffset } = before;
  expect(after).toMatchObject({ records, callers, seed, clockOffset });
});

it('counts the calls whose status is no longer the recorded one', async () => {
  const story = await createStory(await open());
  const calls = story.calls.map((call, index) => (index < 2 ? { ...call, status: 503 } : call));
  const { player } = await open();
  const different = await replayStory({ ...story, calls }, player, { locale: 'en', report: () => undefined });
  expect(different).toBe(2);
});

it('ends before the next call once it is aborted', async () => {
  const story = await createStory(await open());
  const { player, store } = await open();
  const running = new AbortController();
  const report = (done: number): void => {
    if (done === 2) running.abort();
  };
  await expect(replayStory(story, player, { locale: 'en', report, signal: running.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(await store.listCalls()).toHaveLength(2);
});

it('contains no token and no credential', async () => {
  const writer = await open();
  const story = JSON.stringify(await createStory(writer));
  const { callers } = await writer.sandbox.getState();
  const { credentials } = getExampleBody('carrier-register/dhl') as { credentials: object };
  const secrets = [
    ...callers.map(({ token }) => token),
    ENTERED,
    ...Object.values(credentials).filter((one) => typeof one === 'string'),
  ];
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(story).not.toContain(secret);
});

const ENTERED = 'tok_live_of_a_real_account';

/** An account with credentials, a shipment that is tracked and voided, a call with a token of the reader's own. */
async function createStory({ sandbox, store, post, call }: Awaited<ReturnType<typeof open>>) {
  await post('/carriers', 'carrier-register/dhl');
  const { id, delivery } = JSON.parse((await post('/shipments', 'shipment-create/sagawa')).body) as Shipment;
  await call('GET', `/tracking/sagawa/${delivery.tracking_numbers[0] ?? ''}`);
  await store.changeSettings({ clockOffset: 3 * 86_400_000 });
  await call('DELETE', `/shipments/${id}`);
  await call('GET', `/shipments/${id}`);
  await sandbox.send({ ...CALL, method: 'GET', path: '/carriers', token: ENTERED });
  await sandbox.send({ ...CALL, method: 'GET', path: '/carriers', scenario: 'internal-error' });
  return toStory(await store.listCalls(), await sandbox.getState());
}

/** In no order: shipments of the same second are listed by their IDs, and the second may end between two of them. */
function listVoided({ records }: WebState): (boolean | undefined)[] {
  return records.flatMap(({ kind, isVoid }) => (kind === 'shipment' ? [isVoid] : [])).sort();
}

const CALL = { caller: 'account', locale: 'en', scenario: '' } as const;

async function open() {
  const store = await createTestBrowser().openTab();
  const { environment } = await createTestSandbox();
  const sandbox = createWebSandbox({ store, materials: { ...environment, contract } });
  const call = (method: string, path: string, body?: unknown): Promise<WebResponse> =>
    sandbox.send({ ...CALL, method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return {
    store,
    sandbox,
    call,
    post: (path: string, example: string) => call('POST', path, withDates(getExampleBody(example) as object)),
    player: {
      settings: (change: Parameters<typeof store.changeSettings>[0]) => store.changeSettings(change),
      send: (request: WebRequest) => sandbox.send(request),
      wait: () => Promise.resolve(),
    },
  };
}

/** The dates of the examples are those of the test clock; this sandbox goes by the real one. */
function withDates(body: object): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) => {
      if ((key !== 'date' && key !== 'delivery_date') || typeof value !== 'string') return value;
      const days = key === 'date' ? 1 : 4;
      return new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    }),
  );
}
