import { describe, expect, it } from 'vitest';
import { toDocumentedForms } from '../contract';
import { contract, createTestSandbox, getExampleBody } from '../tests/sandbox/test-sandbox';
import { createTestBrowser } from '../tests/sandbox/test-browser';
import { createWebSandbox, type WebRequest, type WebResponse, type WebState } from '../sandbox/web/web-sandbox';
import { readFragment, renderFragment } from './link';
import { maskCalls } from './mask';
import { readHar } from './read-har';
import { replayStory, type Replayed } from './replay';
import { toStory, type Story } from './story';
import { toHar } from './to-har';

const forms = toDocumentedForms(contract);

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
  const outcome = await replayStory(await readFragment(fragment), reader.player, {
    locale: 'en',
    report: (count) => done.push(count),
  });

  expect(done).toEqual(story.calls.map((_, index) => index + 1));
  const [written, replayed] = [await writer.store.listCalls(), await reader.store.listCalls()];
  expect(replayed.map(({ method, status }) => [method, status])).toEqual(
    written.map(({ method, status }) => [method, status]),
  );
  expect(outcome).toMatchObject(story.calls.map(({ status }) => ({ status, differences: [] })));
  for (const { status, response } of outcome) expect(response.includes('"code"')).toBe(status >= 400);
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

it('returns the status of each call', async () => {
  const story = await createStory(await open());
  const calls = story.calls.map((call, index) => (index < 2 ? { ...call, status: 503 } : call));
  const { player } = await open();
  const replayed = await replayStory({ ...story, calls }, player, { locale: 'en', report: () => undefined });
  expect(replayed.map(({ status }) => status)).toEqual(story.calls.map(({ status }) => status));
});

describe('a HAR file', () => {
  const operations = contract.operations.map(({ method, path, operation }) => ({
    ...{ method: method.toUpperCase(), path },
    hasBody: operation.requestBody !== undefined,
  }));
  const api = { operations, prefix: '/v1' };

  async function replay(story: Story): Promise<Replayed[]> {
    const { player } = await open();
    return replayStory(story, player, { locale: 'en', report: () => undefined });
  }

  it.each([{ keepsPersonal: false }, { keepsPersonal: true }])(
    'of this portal has the same responses in another sandbox, with $keepsPersonal personal data',
    async (options) => {
      const writer = await open();
      await createStory(writer);
      const { calls } = maskCalls(await writer.store.listCalls(), { ...options, forms });
      const har = JSON.stringify(toHar(calls, 'http://127.0.0.1:4010/v1', await writer.sandbox.getState()));
      const { story, ignored } = readHar(har, api);
      expect(ignored).toBe(0);
      expect(story.calls.length).toBeGreaterThan(6);
      expect(await replay(story)).toMatchObject(story.calls.map(({ status }) => ({ status, differences: [] })));
    },
  );

  it('shows what differs from a recorded response, field by field', async () => {
    const writer = await open();
    await createStory(writer);
    const calls = (await writer.store.listCalls()).map((call) => ({
      ...call,
      response: call.response.replace('"sagawa"', '"yamato"'),
    }));
    const har = JSON.stringify(toHar(calls, 'http://127.0.0.1:4010/v1', await writer.sandbox.getState()));
    const replayed = await replay(readHar(har, api).story);
    const found = replayed.flatMap(({ differences }) => differences);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatchObject({ recorded: '"yamato"', here: '"sagawa"' });
  });

  it('without bodies of responses has no differences from what it does not contain', async () => {
    const writer = await open();
    await createStory(writer);
    const calls = (await writer.store.listCalls()).filter(({ status }) => status === 200);
    const har = toHar(calls, 'http://127.0.0.1:4010/v1', await writer.sandbox.getState());
    const text = JSON.stringify(har, (key, value: unknown) => (key === 'content' ? { size: 0 } : value));
    const replayed = await replay(readHar(text, api).story);
    expect(replayed.length).toBeGreaterThan(3);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it.each(
    [
      ['{"a":', '}'],
      ['[', ']'],
    ].flatMap(([open = '', close = '']) => ['body', 'response'].map((part) => ({ part, open, close }))),
  )('with a $part of 10,000 $open is masked, replayed and compared', async ({ part, open: left, close }) => {
    const writer = await open();
    await createStory(writer);
    const deep = left.repeat(10_000) + '"tok_live_abc123"' + close.repeat(10_000);
    const calls = (await writer.store.listCalls()).map((call) =>
      call.method === 'POST' ? { ...call, [part]: deep } : call,
    );
    const masked = maskCalls(calls, { keepsPersonal: false, forms }).calls;
    expect(JSON.stringify(masked)).not.toContain('abc123');
    for (const each of [calls, masked]) {
      const har = JSON.stringify(toHar(each, 'http://127.0.0.1:4010/v1', await writer.sandbox.getState()));
      const replayed = await replay(readHar(har, api).story);
      expect(replayed).toHaveLength(readHar(har, api).story.calls.length);
      expect(replayed.flatMap(({ differences }) => differences).length).toBeGreaterThan(0);
    }
  });

  it('that is nested too deeply itself is none', () => {
    const har = `{"log":{"entries":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`;
    expect(() => readHar(har, api)).toThrow('not-har');
  });
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

it('is aborted during the last call too', async () => {
  const story = await createStory(await open());
  const { player } = await open();
  const running = new AbortController();
  const report = (done: number): void => {
    if (done === story.calls.length) running.abort();
  };
  const replaying = replayStory(story, player, { locale: 'en', report, signal: running.signal });
  await expect(replaying).rejects.toMatchObject({ name: 'AbortError' });
});

describe('a call that the call limit rejects', () => {
  /** Replays one call whose first responses have status 429, and counts how often it was sent and waited for. */
  async function replayLimited(recorded: number, rejections: number) {
    const { player } = await open();
    const counts = { sent: 0, waited: 0 };
    const [call] = (await createStory(await open())).calls;
    if (!call) throw new Error('The story has calls.');
    const [replayed] = await replayStory(
      { ...(await createStory(await open())), calls: [{ ...call, status: recorded }] },
      {
        ...player,
        send(request) {
          counts.sent += 1;
          const limited = counts.sent <= rejections;
          return limited ? player.send({ ...request, scenario: 'too-many-requests' }) : player.send(request);
        },
        wait() {
          counts.waited += 1;
          return Promise.resolve();
        },
      },
      { locale: 'en', report: () => undefined },
    );
    return { ...counts, status: replayed?.status };
  }

  it.each([
    ['is sent once where 429 was recorded', 429, 9, { sent: 1, waited: 0, status: 429 }],
    ['is sent again until it passes', 200, 2, { sent: 3, waited: 2, status: 200 }],
    ['passes with the last try', 200, 4, { sent: 5, waited: 4, status: 200 }],
    ['is given up after five tries', 200, 5, { sent: 5, waited: 4, status: 429 }],
  ])('%s', async (_, recorded, rejections, expected) => {
    expect(await replayLimited(recorded, rejections)).toEqual(expected);
  });
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
  const { calls } = maskCalls(await store.listCalls(), { keepsPersonal: true, forms });
  return toStory(calls, await sandbox.getState());
}

/** Lists the sorted states: shipments of the same second are listed by their IDs, and the second may end between two of them. */
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
