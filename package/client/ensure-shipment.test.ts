// cspell:ignore lookfirst
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, getExampleBody, type TestSandbox } from '../../tests/sandbox/test-sandbox';
import type { Shipment, ShipmentRequest } from '../client-interface';
import { ConnectionLostError } from '../client-errors';
import { createTestClient, DATA } from '../../tests/package/test-data';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});

function toBody(reference: string): ShipmentRequest {
  return getExampleBody('shipment-create/sagawa', { setup: { ref_number: reference } }) as ShipmentRequest;
}

async function listCreated(reference: string): Promise<{ id: string }[]> {
  const { body } = await sandbox.send<{ shipments: { id: string }[] }>(
    `GET /shipments?ref_number=${reference}&state=any`,
  );
  return body.shipments;
}

/** A short response with what the client reads, so that a test can cut it at each byte. */
async function shorten(response: Response): Promise<{ head: string; body: string; status: number }> {
  const { shipments, pagination, ...one } = (await response.json()) as Shipment & {
    shipments?: Shipment[];
    pagination?: object;
  };
  const pick = ({ id, state, test }: Shipment): object => ({ id, state, test });
  const body = JSON.stringify(shipments ? { shipments: shipments.map(pick), pagination } : pick(one));
  return {
    head: `HTTP/1.1 ${response.status}\r\nContent-Length: ${body.length}\r\n\r\n`,
    body,
    status: response.status,
  };
}

/**
 * Sends requests to the sandbox and cuts the connection at a byte of the whole conversation, or at several. A request that is cut
 * does not reach the API; one whose response is cut does.
 */
function cutAt(cuts: number[]): { fetch: Fetch; count: () => number } {
  let position = 0;
  const left = [...cuts].sort((one, other) => one - other);
  const findCut = (length: number): number | undefined => {
    const start = position;
    const [next = Infinity] = left;
    if (next >= start + length) {
      position += length;
      return undefined;
    }
    left.shift();
    position = next + 1;
    return Math.max(0, next - start);
  };
  const lose = (): never => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }) });
  };
  return {
    count: () => position,
    async fetch(url, init) {
      // Where a request is cut makes no difference to a server that waits for its end.
      if (findCut(4) !== undefined) lose();
      const { head, body, status } = await shorten(await sandbox.handle(new Request(url, init)));
      const cut = findCut(head.length + body.length);
      if (cut !== undefined && cut < head.length) lose();
      if (cut === undefined) return new Response(body, { status });
      const part = new TextEncoder().encode(body.slice(0, cut - head.length));
      const stream = new ReadableStream({
        start: (controller) => controller.enqueue(part),
        pull: (controller) => controller.error(new TypeError('terminated')),
      });
      return new Response(stream, { status });
    },
  };
}

function ensure(reference: string, fetch: Fetch, change: object = {}): Promise<Shipment> {
  const client = createTestClient({ fetch, token: sandbox.token });
  return client.ensureShipment({ body: toBody(reference), wait: 0, ...change });
}

describe('ensureShipment', () => {
  it('ends with exactly one shipment, at whatever byte the conversation breaks off', async () => {
    const whole = cutAt([]);
    await ensure('whole', whole.fetch);
    expect(whole.count()).toBeGreaterThan(200);
    await Promise.all(
      Array.from({ length: whole.count() }, async (_, at) => {
        const { id } = await ensure(`cut-${at}`, cutAt([at]).fetch);
        expect(await listCreated(`cut-${at}`), `cut at ${at}`).toMatchObject([{ id }]);
      }),
    );
  });

  it('ends with at most one shipment after several faults, and with one if it returns', async () => {
    await Promise.all(
      Array.from({ length: 150 }, async (_, seed) => {
        const cuts = Array.from({ length: 6 }, (__, index) => (seed * 37 + index * index * 53) % 700);
        const result = await ensure(`often-${seed}`, cutAt(cuts).fetch).catch((error: unknown) => error);
        const created = await listCreated(`often-${seed}`);
        if (result instanceof Error) expect(created.length).toBeLessThanOrEqual(1);
        else expect(created).toMatchObject([{ id: (result as Shipment).id }]);
      }),
    );
  });

  it('creates another shipment where the reference was used before, and returns that one with lookFirst', async () => {
    const { fetch } = cutAt([]);
    const first = await ensure('twice', fetch);
    for (const cut of [undefined, 330, 360]) {
      const next = await ensure('twice', cutAt(cut === undefined ? [] : [cut]).fetch);
      expect(next.id).not.toBe(first.id);
    }
    expect(await listCreated('twice')).toHaveLength(4);
    const found = await ensure('twice', fetch, { lookFirst: true });
    expect((await listCreated('twice')).map(({ id }) => id)).toContain(found.id);
    expect(await listCreated('twice')).toHaveLength(4);
  });

  describe.each(['lost', 'timeout', 'canceled'] as const)('when the response is not read (%s)', (how) => {
    const [stops, may] = [150, 800];

    it.each([0, 0.2, 0.45, 0.9])(
      'creates one shipment, carried out after %f of the time that it may take',
      async (share) => {
        const reference = `late-${how}-${share}`;
        let sent = 0;
        const fetch: Fetch = (url, init) => {
          if (init.method !== 'POST') return sandbox.handle(new Request(url, init));
          sent += 1;
          const request = new Request(url, { ...init, signal: null });
          setTimeout(() => void sandbox.handle(request), may * share + (how === 'lost' ? 0 : stops));
          return how === 'lost' ? Promise.reject(new TypeError('terminated')) : new Promise(() => undefined);
        };
        const client = createTestClient({ fetch, token: sandbox.token, timeout: how === 'timeout' ? stops : 30_000 });
        const input = { body: toBody(reference), wait: may };
        if (how === 'canceled') {
          const canceled = client.ensureShipment({ ...input, signal: AbortSignal.timeout(stops) });
          await expect(canceled).rejects.toMatchObject({ outcome: 'unknown' });
        }
        const { id } = await client.ensureShipment(input);
        expect(await listCreated(reference)).toMatchObject([{ id }]);
        expect(sent).toBe(1);
      },
    );
  });

  it.each(['en', 'ja'] as const)(
    'says in %s how to find the shipment, which works days later as well',
    async (language) => {
      const own = await createTestSandbox();
      const losing: Fetch = async (url, init) => {
        await own.handle(new Request(url, init));
        throw new TypeError('terminated');
      };
      const client = createTestClient({ fetch: losing, token: own.token, language });
      const lost = client.createShipment({ body: toBody('lost') });
      const { message } = await lost.then(
        () => new Error('It was not lost.'),
        (error: unknown) => error as Error,
      );
      own.clock.now += 2 * 24 * 3600 * 1000;
      const [, query = ''] = /listShipments\(\{ query: (\{.*?\}) \}\)/.exec(message) ?? [];
      const looking = createTestClient({ fetch: (url, init) => own.handle(new Request(url, init)), token: own.token });
      const advised = JSON.parse(query.replace(/(\w+): /g, '"$1": ')) as { ref_number: string };
      expect((await looking.listShipments({ query: advised })).shipments).toHaveLength(1);
    },
  );

  it('creates one shipment for calls with the same reference at the same time, with lookFirst', async () => {
    const { fetch } = cutAt([]);
    const client = createTestClient({ fetch, token: sandbox.token });
    const input = { body: toBody('at-once'), lookFirst: true, wait: 0 };
    const made = await Promise.all([1, 2, 3].map(() => client.ensureShipment(input)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await listCreated('at-once')).toHaveLength(1);
  });

  it('throws what the API rejects, and the loss of the creation if it cannot look', async () => {
    const reject: Fetch = (url, init) => sandbox.handle(new Request(url, init));
    const body = { ...toBody('rejected'), to_address: {} } as ShipmentRequest;
    await expect(ensure('rejected', reject, { body })).rejects.toMatchObject({ outcome: 'rejected', status: 400 });
    let lists = 0;
    const blind: Fetch = async (url, init) => {
      if (init.method === 'GET' && (lists += 1) === 1) return sandbox.handle(new Request(url, init));
      throw new TypeError('terminated');
    };
    const client = createTestClient({ fetch: blind, token: sandbox.token, retry: 0 });
    const lost = client.ensureShipment({ body: toBody('blind'), wait: 0 });
    await expect(lost).rejects.toBeInstanceOf(ConnectionLostError);
    await expect(lost).rejects.toThrow('createShipment');
  });

  it('creates nothing if it cannot look before, and says so', async () => {
    const gateway: Fetch = () => Promise.resolve(new Response('{"message":"Forbidden"}', { status: 403 }));
    const reset: Fetch = () => Promise.reject(new TypeError('terminated'));
    for (const fetch of [gateway, reset]) {
      const client = createTestClient({ fetch, token: sandbox.token, retry: 0 });
      const blind = client.ensureShipment({ body: toBody('unseen') });
      await expect(blind).rejects.toMatchObject({
        name: 'NotSentError',
        outcome: 'not-sent',
        cause: expect.any(Error) as Error,
      });
      await expect(blind).rejects.toThrow('ensureShipment');
    }
    expect(await listCreated('unseen')).toEqual([]);
  });

  it.each([
    [{ body: getExampleBody('shipment-create/sagawa', { setup: { ref_number: null } }) }, 'ref_number'],
    [{ body: {} }, 'ref_number'],
    [{}, 'body'],
    [undefined, 'body'],
    [{ body: toBody('x'), lookFirst: 'yes' }, 'lookFirst'],
    [{ body: toBody('x'), wait: -1 }, 'wait'],
    [{ body: toBody('x'), lookfirst: true }, 'lookfirst'],
  ])('sends nothing for a mistake in the call %#', async (input, named) => {
    const { fetch, count } = cutAt([]);
    const ensured = createTestClient({ fetch }).ensureShipment(input as never);
    await expect(ensured).rejects.toBeInstanceOf(TypeError);
    await expect(ensured).rejects.toThrow(named);
    expect(count()).toBe(0);
  });
});

describe('what is made of operations', () => {
  it('iterates over the shipments of all pages, each once', async () => {
    const fetch: Fetch = (url, init) => sandbox.handle(new Request(url, init));
    for (let index = 0; index < 5; index += 1) await sandbox.send('POST /shipments', { body: toBody('pages') });
    const client = createTestClient({ fetch, token: sandbox.token });
    const ids: string[] = [];
    for await (const { id } of client.iterateShipments({ query: { ref_number: 'pages', limit: 2 } })) ids.push(id);
    expect(ids).toEqual((await listCreated('pages')).map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
    const wrong = client.iterateShipments({ query: { page: 'last' as never } });
    await expect(wrong.next()).rejects.toMatchObject({ name: 'ApiError', code: 'VALIDATION_ERROR' });
  });

  it('downloads a label without the token, again if the connection is lost, and nothing but a PDF', async () => {
    const seen: Headers[] = [];
    let content = '';
    const fetch: Fetch = (_, init) => {
      seen.push(new Headers(init.headers));
      if (seen.length === 1) return Promise.reject(new TypeError('terminated'));
      return Promise.resolve(new Response(content));
    };
    const client = createTestClient({ fetch });
    const shipment = { delivery: { label: 'https://files.shipping.example/labels/x.pdf' } };
    content = '%PDF-1.7';
    expect(new TextDecoder().decode(await client.downloadLabel(shipment))).toBe(content);
    expect(seen.map((headers) => [...headers])).toEqual([[], []]);
    content = '<html>';
    await expect(client.downloadLabel(shipment)).rejects.toMatchObject({ name: 'ConnectionLostError', status: 200 });
    await expect(client.downloadLabel({ delivery: { label: null } })).rejects.toThrow('delivery.label');
    const offline = createTestClient({
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })),
      retry: 0,
    });
    await expect(offline.downloadLabel(shipment)).rejects.toMatchObject({ name: 'NotSentError', outcome: 'not-sent' });
  });

  it('knows every method of the interface', () => {
    const client = createTestClient({});
    expect(Object.keys(client).sort()).toEqual(
      [...Object.keys(DATA.operations), 'downloadLabel', 'ensureShipment', 'iterateShipments'].sort(),
    );
  });
});
