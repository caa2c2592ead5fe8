// cspell:ignore ammount
import { describe, expect, it, vi } from 'vitest';
import { createTestSandbox, contract, getExampleBody } from '../../../tests/sandbox/test-sandbox';
import type { StoreReader } from '../../store/store';
import { isTrackingNumber } from '../../../contract';

type Shipment = {
  id: string;
  state: string;
  test: boolean;
  created_at: string;
  products: { price: number }[];
  incoterms: string | null;
  options: Record<string, boolean>;
  delivery: {
    carrier: string;
    tracking_numbers: string[];
    label: string | null;
    invoice: string | null;
    carrier_invoice: string | null;
    warnings: { type: string; message: string }[];
  };
};
type Page = { shipments: Shipment[]; pagination: { total_count: number; total_pages: number; current_page: number } };

/** A sandbox whose first label cannot be rendered. */
async function createFailingOnce() {
  const { renderers: own } = (await createTestSandbox()).environment;
  const reports: string[] = [];
  const renderers = {
    ...own,
    renderLabel: vi.fn(own.renderLabel).mockRejectedValueOnce(new Error('The fonts could not be loaded.')),
  };
  const sandbox = await createTestSandbox({ renderers, report: (problem) => void reports.push(problem) });
  return { ...sandbox, renderers, reports };
}

const IN_HOUSE = { setup: { carrier: null, service: 'custom', test: null, consignee_tax_id: null } };
const SAGAWA = 'shipment-create/sagawa';
const DAY = 24 * 60 * 60 * 1000;

describe('the URLs of documents', () => {
  it('start with the origin at which the sandbox is called now, whichever it was at the creation', async () => {
    const { send, handle, token, environment } = await createTestSandbox();
    await send('POST /carriers', { body: getExampleBody('carrier-register/dhl') });
    const { body } = await send<Shipment>('POST /shipments', { body: getExampleBody('shipment-create/dhl') });
    expect(body.delivery.label).toMatch(/^http:\/\/127\.0\.0\.1:4010\/labels\/202611\/\w+\.pdf$/);
    const get = async (path: string) =>
      (await handle(new Request(`http://localhost:5000/v1${path}`, { headers: { 'x-access-token': token } })).then(
        (response) => response.json(),
      )) as unknown;
    const moved = (url: string | null) => url?.replace('127.0.0.1:4010', 'localhost:5000');
    const { delivery } = (await get(`/shipments/${body.id}`)) as Shipment;
    expect(delivery.label).toBe(moved(body.delivery.label));
    expect(delivery.carrier_invoice).toBe(moved(body.delivery.carrier_invoice));
    expect(((await get('/shipments')) as Page).shipments[0]?.delivery.label).toBe(delivery.label);
    const stored = await environment.store.read((reader) => reader.find('shipment', 'account', body.id));
    expect(JSON.stringify(stored)).not.toContain('http://');
    const label = await handle(new Request(delivery.label ?? ''));
    expect(label.headers.get('content-type')).toBe('application/pdf');
  });

  it('return a document again after its rendering failed', async () => {
    const { renderers, send, handle, reports } = await createFailingOnce();
    const { body } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
    const get = async () => (await handle(new Request(body.delivery.label ?? ''))).status;
    expect([await get(), await get(), await get()]).toEqual([500, 200, 200]);
    expect(reports).toHaveLength(1);
    expect(renderers.renderLabel).toHaveBeenCalledTimes(2);
  });
});

describe('creating a shipment', () => {
  it('counts the parcels that were sent, however many they are', async () => {
    const { send } = await createTestSandbox();
    const example = getExampleBody('shipment-create/ups') as { parcels: object[] };
    const parcels = Array.from({ length: 150 }, () => example.parcels[0]);
    const { body } = await send<{ details: object[] }>('POST /shipments', { body: { ...example, parcels } });
    expect(body.details).toContainEqual(
      expect.objectContaining({ field: 'parcels', code: 'TOO_MANY', value: 99, given: 150 }),
    );
    expect(JSON.stringify(body)).not.toContain('100');
  });

  const creations = contract.examples.filter(({ operation }) => operation === 'shipment-create');

  it.each(creations)('works for $title, simulated or in test mode', async ({ name, carrier, after }) => {
    const { send } = await createTestSandbox();
    for (const before of after) {
      const path = before.startsWith('file-upload/') ? '/files' : '/carriers';
      await send(`POST ${path}`, { body: getExampleBody(before) });
    }
    const { status, body } = await send<Shipment>('POST /shipments', {
      body: getExampleBody(`shipment-create/${name}`),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const type = carrier ?? '';
    expect(body.delivery.carrier).toBe(type);
    const form = contract.catalogue.carriers[type]?.tracking_number;
    expect(body.delivery.tracking_numbers.filter((number) => !form || !isTrackingNumber(form, number))).toEqual([]);
    expect(body.delivery.label === null).toBe(type === 'custom');
  });

  it('draws the uploaded images on the invoice, and warns of a DHL invoice without a signature', async () => {
    const { send } = await createTestSandbox();
    await send('POST /carriers', { body: getExampleBody('carrier-register/dhl') });
    await send('POST /carriers', { body: getExampleBody('carrier-register/ups') });
    const create = async (example: string) =>
      (await send<Shipment>('POST /shipments', { body: getExampleBody(`shipment-create/${example}`) })).body.delivery;
    const upload = (type: string) =>
      send('POST /files', { body: { ...(getExampleBody('file-upload/signature') as object), type } });
    const countImages = ({ invoice }: Shipment['delivery']) => atob(invoice ?? '').split('/Subtype /Image').length - 1;

    await upload('logo');
    const unsigned = await create('dhl');
    expect(unsigned.warnings).toEqual([
      {
        ...{ type: 'invoice', field: 'setup.service', rule: 'invoice-unsigned' },
        message: expect.stringContaining('Upload a signature') as string,
      },
    ]);
    expect((await create('ups')).warnings).toEqual([]);

    await upload('signature');
    const signed = await create('dhl');
    expect(signed.warnings).toEqual([]);
    expect(countImages(unsigned)).toBeGreaterThan(0);
    expect(signed.invoice).not.toBe(unsigned.invoice);
  });

  it.each([
    ['DDP', 200, { customs: { duty_paid: true } }],
    ['DAP', 200, { customs: { duty_paid: false } }],
    ['DDU', 200, { ...IN_HOUSE, customs: { duty_paid: false } }],
    [undefined, 400, { ...IN_HOUSE, customs: { duty_paid: true } }],
  ])('has the incoterms %s (%i) with %j', async (incoterms, expected, change) => {
    const { send } = await createTestSandbox();
    await send('POST /carriers', { body: getExampleBody('carrier-register/dhl') });
    const { status, body } = await send<Shipment>('POST /shipments', {
      body: getExampleBody('shipment-create/dhl', change),
    });
    expect([status, body.incoterms]).toEqual([expected, incoterms]);
  });

  it('subtracts the discount from each price', async () => {
    const { send } = await createTestSandbox();
    const change = { setup: { discount: 10 }, products: [{ name: '手帳', quantity: 1, price: 5000 }] };
    const { body } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA, change) });
    expect(body.products[0]?.price).toBe(4500);
  });

  it('makes a second number for a return label', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Shipment>('POST /shipments', {
      body: getExampleBody('shipment-create/sagawa-return-label'),
    });
    expect(new Set(body.delivery.tracking_numbers).size).toBe(2);
  });

  it('lets the options at the top win', async () => {
    const { send } = await createTestSandbox();
    const change = { setup: { options: { fragile: true, side_up: true } }, options: { fragile: false } };
    const { body } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA, change) });
    expect(body.options).toEqual({ fragile: false, side_up: true, valuable_goods: false });
  });

  it('names unknown fields in its warnings', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Shipment>('POST /shipments', {
      body: getExampleBody(SAGAWA, { setup: { gift_wrap: true, color: 'red' } }),
    });
    expect(body.delivery.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('setup.color'),
      expect.stringContaining('setup.gift_wrap'),
    ]);
  });

  it('rejects a name of another API with the name to use, and lists the other unknown fields as well', async () => {
    const { send } = await createTestSandbox();
    const { status, body } = await send<{ details: { message: string }[] }>('POST /shipments', {
      body: getExampleBody(SAGAWA, { setup: { cool_options: 'fresh', color: 'red' } }),
    });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([
      { code: 'UNKNOWN_FIELD', field: 'setup.cool_options', value: 'setup.temperature', given: 'fresh', rule: null },
      { code: 'UNKNOWN_FIELD', field: 'setup.color', value: null, given: 'red' },
    ]);
    expect(body.details[0]?.message).toContain('Use temperature.');
  });

  it.each([
    ['japanpost_smallpacket_sea', 'japanpost'],
    ['yuumail_regular', 'yuumail'],
  ])('has no tracking number with %s, which is not tracked, and says so', async (service, carrier) => {
    const { send } = await createTestSandbox();
    const example = contract.examples.find(
      ({ operation, request }) =>
        operation === 'shipment-create' && (request as { setup: { carrier?: string } }).setup.carrier === carrier,
    );
    await send('POST /carriers', { body: getExampleBody(`carrier-register/${carrier}`) });
    const sent = getExampleBody(`shipment-create/${example?.name}`, { setup: { service, insurance: null } });
    const { body } = await send<Shipment>('POST /shipments', { body: sent });
    expect(body.delivery.tracking_numbers).toEqual([]);
    expect(body.delivery.warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('no tracking') as string }),
    );
  });

  it('can be voided until the carrier has the parcel, and then no more', async () => {
    const { send, clock } = await createTestSandbox();
    const create = async (): Promise<string> => {
      const { body } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
      return body.id;
    };
    const [first, second] = [await create(), await create()];
    expect((await send(`DELETE /shipments/${first}`)).status).toBe(200);
    clock.now += 3 * 24 * 60 * 60 * 1000;
    const { status, body } = await send<{ details: { message: string }[] }>(`DELETE /shipments/${second}`);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ code: 'INVALID', field: 'id', given: second }]);
    expect(body.details[0]?.message).toMatch(
      /collected the parcel on November \d+, 2026 at \d\d:\d\d \(Japan time\)\./,
    );
    expect((await send<Shipment>(`GET /shipments/${second}`)).body.state).toBe('active');
  });

  it('reports a number that cannot be read as too large, and a day that does not exist', async () => {
    const { send } = await createTestSandbox();
    const text = JSON.stringify(
      getExampleBody(SAGAWA, { setup: { insurance: 1, date: '2026-02-30', delivery_date: null } }),
    ).replace('"insurance":1', '"insurance":1e400');
    const { status, body } = await send<{ details: { message: string }[] }>('POST /shipments', { body: text });
    expect(status).toBe(400);
    expect(body.details).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'TOO_MANY', field: 'setup.insurance', value: 999_999_999, given: null }),
        expect.objectContaining({ field: 'setup.date', message: "The day 2026-02-30 doesn't exist." }),
      ]),
    );
  });

  it('asks nobody for an account who only wrote a flag of the test as text', async () => {
    const { send } = await createTestSandbox();
    const body = getExampleBody(SAGAWA, { setup: { test: 'true' } });
    const { status, body: error } = await send<{ details: { field: string }[] }>('POST /shipments', { body });
    expect(status).toBe(400);
    expect(error.details.map(({ field }) => field)).toEqual(['setup.test']);
  });

  it('creates two shipments with different numbers for two equal requests', async () => {
    const { send } = await createTestSandbox();
    const bodies = [getExampleBody(SAGAWA), getExampleBody(SAGAWA)];
    const [a, b] = await Promise.all(bodies.map((body) => send<Shipment>('POST /shipments', { body })));
    expect(a?.body.id).not.toBe(b?.body.id);
    expect(a?.body.delivery.tracking_numbers).not.toEqual(b?.body.delivery.tracking_numbers);
    expect(a?.body.delivery.label).not.toBe(b?.body.delivery.label);
  });

  it('looks up as many ids for the hundredth equal request as for the first', async () => {
    const { send, environment } = await createTestSandbox();
    const body = getExampleBody(SAGAWA);
    const looks: number[] = [];
    const { read, write } = environment.store;
    let looked = 0;
    const count = <Given extends StoreReader>(given: Given): Given => ({
      ...given,
      exists: (...args) => ((looked += 1), given.exists(...args)),
    });
    environment.store.read = (work) => read((reader) => work(count(reader)));
    environment.store.write = (work) => write((writer) => work(count(writer)));
    for (let call = 0; call < 100; call += 1) {
      looked = 0;
      await send('POST /shipments', { body });
      looks.push(looked);
    }
    expect(looks).toEqual(looks.map(() => 1));
  });

  it('is rejected outside the hours of Yamato test labels, and accepted if hours are ignored', async () => {
    const saturday = Date.parse('2026-11-28T03:00:00Z');
    const body = getExampleBody('shipment-create/yamato', { setup: { date: '2026-11-30', delivery_date: null } });
    const closed = await createTestSandbox({ now: () => saturday });
    const open = await createTestSandbox({ now: () => saturday, ignoreHours: true });
    const refused = await closed.send<{ code: string }>('POST /shipments', { body });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code: 'SHIPMENT_FAILED' });
    expect((await open.send('POST /shipments', { body })).status).toBe(200);
  });
});

describe('listing shipments', () => {
  it('returns those of today made through the API, newest first', async () => {
    const { send, clock } = await createTestSandbox();
    const first = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
    clock.now += 60_000;
    const second = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
    const { body } = await send<Page>('GET /shipments');
    expect(body.shipments.map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
    expect(body.pagination).toEqual({ total_count: 2, total_pages: 1, current_page: 1 });
  });

  it('shows those of the dashboard when asked for all', async () => {
    const { send, clock } = await createTestSandbox();
    const after = new Date(clock.now - 30 * DAY).toISOString();
    const { body } = await send<Page>(`GET /shipments?scope=all&created_after=${after}`);
    expect(body.shipments).toHaveLength(3);
    expect(
      (await send<Page>(`GET /shipments?scope=all&carrier=yamato&created_after=${after}`)).body.shipments,
    ).toHaveLength(1);
    expect((await send<Page>(`GET /shipments?created_after=${after}`)).body.shipments).toEqual([]);
  });

  it.each([
    ['created_after=2026-11-24T01:00:00Z', 1],
    ['created_after=2026-11-24T10:00:01%2B09:00', 0],
    ['created_after=2026-11-24T10:00:00%2B09', 1],
    ['created_after=2026-11-24T10:00:01%2B0900', 0],
    ['created_before=2026-11-24T10:00:00%2B09', 0],
    ['created_before=2026-11-24T10:00:01%2B09', 1],
    ['created_after=2026-11-23T23:59:60Z', 1],
    ['created_after=2026-11-24T23:59:60Z', 0],
    ['created_before=2026-11-25T08:59:60.5%2B09', 1],
    ['created_after=2026-11-24t01:00:00.001z', 0],
  ])('reads a moment in every form that the contract takes: %s', async (range, count) => {
    const { send } = await createTestSandbox();
    await send('POST /shipments', { body: getExampleBody(SAGAWA) });
    expect((await send<Page>(`GET /shipments?${range}`)).body.shipments).toHaveLength(count);
  });

  it.each(['\t', '\u00a0', '\u2028'])('rejects a moment with %j for its T', async (separator) => {
    const { send } = await createTestSandbox();
    const after = encodeURIComponent(`2026-11-24${separator}00:00:00Z`);
    expect((await send(`GET /shipments?created_after=${after}`)).status).toBe(400);
  });

  it('distinguishes active and void shipments', async () => {
    const { send } = await createTestSandbox();
    const { body: kept } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
    const { body: voided } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
    await send(`DELETE /shipments/${voided.id}`);
    const list = async (state: string): Promise<string[]> =>
      (await send<Page>(`GET /shipments${state}`)).body.shipments.map(({ id }) => id).sort();
    expect(await list('')).toEqual([kept.id]);
    expect(await list('?state=void')).toEqual([voided.id]);
    expect(await list('?state=any')).toEqual([kept.id, voided.id].sort());
  });

  it('finds the shipments of one order by their reference, exactly', async () => {
    const { send } = await createTestSandbox();
    const create = async (ref_number: string | null): Promise<string> => {
      const body = getExampleBody(SAGAWA, { setup: { ref_number } });
      return (await send<Shipment>('POST /shipments', { body })).body.id;
    };
    const [first] = [await create('PO-1'), await create('PO-10'), await create(null)];
    const { body } = await send<Page>('GET /shipments?ref_number=PO-1');
    expect(body.shipments.map(({ id }) => id)).toEqual([first]);
    expect(body.pagination.total_count).toBe(1);
    expect((await send<Page>('GET /shipments?ref_number=')).status).toBe(400);
  });

  it('goes by pages, and past the end is empty', async () => {
    const { send } = await createTestSandbox();
    for (let index = 0; index < 5; index++) await send('POST /shipments', { body: getExampleBody(SAGAWA) });
    const third = await send<Page>('GET /shipments?limit=2&page=3');
    const fourth = await send<Page>('GET /shipments?limit=2&page=4');
    expect(third.body.shipments).toHaveLength(1);
    expect(third.body.pagination).toEqual({ total_count: 5, total_pages: 3, current_page: 3 });
    expect(fourth.body.shipments).toEqual([]);
  });

  it.each([15, 16, 400])('rejects a limit of %d digits', async (length) => {
    const { send } = await createTestSandbox();
    const code = length > 15 ? 'INVALID_TYPE' : 'TOO_MANY';
    const { status, body } = await send<{ details: object[] }>(`GET /shipments?limit=${'9'.repeat(length)}`);
    expect([status, body.details]).toMatchObject([400, [{ code }]]);
  });

  it('never returns what is older than two months, whatever is asked', async () => {
    const { send, clock } = await createTestSandbox();
    await send('POST /shipments', { body: getExampleBody(SAGAWA) });
    clock.now = Date.parse('2027-01-23T15:00:00Z');
    const within = await send<Page>('GET /shipments?created_after=2020-01-01T00:00:00Z');
    clock.now = Date.parse('2027-01-24T15:00:00Z');
    const beyond = await send<Page>('GET /shipments?created_after=2020-01-01T00:00:00Z');
    expect([within.body.shipments.length, beyond.body.shipments.length]).toEqual([1, 0]);
  });
});

describe('voiding a shipment', () => {
  it('leaves it readable, and is not possible twice', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Shipment>('POST /shipments', { body: getExampleBody(SAGAWA) });
    const first = await send<{ message: string }>(`DELETE /shipments/${body.id}`);
    const second = await send(`DELETE /shipments/${body.id}`);
    const read = await send<Shipment>(`GET /shipments/${body.id}`);
    expect([first.status, second.status, read.status]).toEqual([200, 404, 200]);
    expect(first.body.message).toContain(body.id);
    expect(read.body.state).toBe('void');
  });
});
