import { describe, expect, it } from 'vitest';
import { contract, createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';
import { createMemoryStore } from '../../store/memory-store';

type Carrier = { id: string; type: string; credentials: Record<string, unknown>; settings: Record<string, unknown> };
type Rates = {
  rates: { carrier: string; service: string; price: number; carrier_id: string }[];
  errors: { carrier: string; message: string }[];
};

describe('carrier accounts', () => {
  const registrations = contract.examples.filter(({ operation }) => operation === 'carrier-register');

  it.each(registrations)('$title is registered, and its secrets do not come back', async ({ name, request }) => {
    const { send } = await createTestSandbox();
    const { status, body } = await send<Carrier>('POST /carriers', { body: request });
    expect(status).toBe(200);
    expect(body.type).toBe(name);
    const { password, key, account_number: number } = (request as { credentials: Record<string, string> }).credentials;
    for (const secret of [password, key, number]) {
      if (secret) expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('stores no fields that the contract does not describe', async () => {
    const { send } = await createTestSandbox();
    const example = getExampleBody('carrier-register/ups') as { credentials: object; settings?: { print?: object } };
    const unknown = { api_secret: 123456789012, address: { note: 'x' } };
    const { body } = await send<Carrier>('POST /carriers', {
      body: {
        ...example,
        credentials: { ...example.credentials, ...unknown },
      },
    });
    const { body: plain } = await send<Carrier>('POST /carriers', { body: example });
    expect(Object.keys(body.credentials)).toEqual(Object.keys(plain.credentials));
    expect(body.settings).toEqual(plain.settings);
    const updated = await send<Carrier>(`PUT /carriers/${body.id}`, {
      body: { credentials: unknown },
    });
    expect(updated.body.credentials).toEqual(body.credentials);
    expect(updated.body.settings).toEqual(body.settings);
  });

  it.each([
    [{ colour: 'red' }, 'settings.colour', null],
    [{ label: { hide_account: true } }, 'settings.label.hide_account', 'settings.label.show_account'],
    [{ print: { Size: 'PDF_A4' } }, 'settings.print.Size', 'settings.print.size'],
  ])('rejects the unknown setting %j: its response has no warnings', async (settings, field, value) => {
    const { send } = await createTestSandbox();
    const body = { ...(getExampleBody('carrier-register/ups') as object), settings };
    const response = await send<{ details: object[] }>('POST /carriers', { body });
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ code: 'UNKNOWN_FIELD', field, value }]);
  });

  it('returns no customer number, not even masked', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Carrier>('POST /carriers', { body: getExampleBody('carrier-register/sagawa') });
    expect(Object.keys(body.credentials)).toEqual([]);
  });

  it("sets the default of Yamato's code", async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Carrier>('POST /carriers', {
      body: { type: 'yamato', credentials: { key: '0752110456' } },
    });
    expect(body.credentials).toEqual({ freight_number: '01' });
  });

  it('changes what is given and keeps the rest', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Carrier>('POST /carriers', { body: getExampleBody('carrier-register/sagawa') });
    const changed = await send<Carrier>(`PUT /carriers/${body.id}`, {
      body: { settings: { label: { extra_page: true } } },
    });
    expect(changed.body.settings).toEqual({ ...body.settings, label: { extra_page: true } });
    expect(changed.body.credentials).toEqual(body.credentials);
  });

  it('is gone after it was deleted; shipments made with it stay', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Carrier>('POST /carriers', { body: getExampleBody('carrier-register/seino') });
    const { body: shipment } = await send<{ id: string }>('POST /shipments', {
      body: getExampleBody('shipment-create/seino'),
    });
    expect((await send(`DELETE /carriers/${body.id}`)).status).toBe(200);
    expect((await send(`DELETE /carriers/${body.id}`)).status).toBe(404);
    expect((await send<Carrier[]>('GET /carriers')).body).toEqual([]);
    expect((await send(`GET /shipments/${shipment.id}`)).status).toBe(200);
  });

  it.each([
    ['/carriers', 'carrier-register/seino'],
    ['/sub-users', 'subuser-register/osaka'],
  ])('never has the ID of a deleted one, not even after the sandbox was started again: %s', async (path, example) => {
    const store = createMemoryStore();
    const ids = new Set<string>();
    for (const _ of Array(3)) {
      const { send } = await createTestSandbox({ store });
      const { body } = await send<{ id: string }>(`POST ${path}`, { body: getExampleBody(example) });
      expect((await send(`DELETE ${path}/${body.id}`)).status).toBe(200);
      ids.add(body.id);
    }
    expect(ids.size).toBe(3);
  });
});

describe('rates', () => {
  async function createWithRates() {
    const sandbox = await createTestSandbox();
    const ids = new Map<string, string>();
    for (const type of ['yamato', 'sagawa', 'yuupack', 'dhl', 'japanpost']) {
      const { body } = await sandbox.send<Carrier>('POST /carriers', {
        body: getExampleBody(`carrier-register/${type}`),
      });
      ids.set(type, body.id);
    }
    return { ...sandbox, ids };
  }
  const row = { origin: 'Kansai', size: '80', prices: { Hokkaido: 1480 } };

  it('within Japan come from the negotiated rates, the others say why not, and those for other routes are not asked', async () => {
    const { send, ids } = await createWithRates();
    await send(`POST /carriers/${ids.get('sagawa')}/rates`, { body: { rates: [row] } });
    const body = getExampleBody('rates-list/domestic', { setup: { pack_amount: 2 } });
    const { body: response } = await send<Rates>('POST /rates', { body });
    expect(response.rates).toEqual([
      expect.objectContaining({ carrier: 'sagawa', price: 2960, carrier_id: ids.get('sagawa') }),
    ]);
    expect(response.errors.map(({ carrier }) => carrier)).toEqual(['yamato', 'yuupack']);
  });

  it('within Japan are multiplied by the pieces of the parcels where the setup does not count them', async () => {
    const { send, ids } = await createWithRates();
    await send(`POST /carriers/${ids.get('sagawa')}/rates`, { body: { rates: [row] } });
    const parcels = [{ width: 30, height: 20, depth: 20, weight: 900, amount: 3 }];
    const body = getExampleBody('rates-list/domestic', { setup: { carrier: 'sagawa', pack_amount: null }, parcels });
    const { body: response } = await send<Rates>('POST /rates', { body });
    expect(response).toMatchObject({ rates: [{ price: 4440 }], errors: [] });
  });

  it.each([
    [{ province: '大阪府' }, [890]],
    [{ province: '大阪' }, [890]],
    [{ province: 'Ōsaka' }, [890]],
    [{ province: ' osaka ' }, [890]],
    [{ province: null, province_kanji: '大阪' }, [890]],
    [{ province: null, address1: '大阪府大阪市北区' }, [890]],
    [{ province: null, zip: '530-0001', address1: '北区梅田' }, [890]],
    [{ province: '北海道' }, [1480]],
  ])('within Japan go by the prefecture however it is written: %j', async (to_address, prices) => {
    const { send, ids } = await createWithRates();
    await send(`POST /carriers/${ids.get('sagawa')}/rates`, {
      body: { rates: [{ ...row, prices: { ...row.prices, Kansai: 890 } }] },
    });
    const body = getExampleBody('rates-list/domestic', { setup: { carrier: 'sagawa' }, to_address });
    const { body: response } = await send<Rates>('POST /rates', { body });
    expect(response.rates.map(({ price }) => price)).toEqual(prices);
  });

  it('within Japan ask for a prefecture that is missing', async () => {
    const { send, ids } = await createWithRates();
    await send(`POST /carriers/${ids.get('sagawa')}/rates`, { body: { rates: [row] } });
    const change = { setup: { carrier: 'sagawa' }, to_address: { province: null, zip: null } };
    const { body } = await send<Rates>('POST /rates', { body: getExampleBody('rates-list/domestic', change) });
    expect(body).toEqual({
      rates: [],
      errors: [
        {
          carrier: 'sagawa',
          carrier_id: ids.get('sagawa'),
          code: 'NO_RATE',
          message: expect.stringContaining('Specify its name in to_address.province, or') as string,
          details: [],
        },
      ],
      warnings: [],
    });
  });

  it('are replaced row by row, and deleted all at once', async () => {
    const { send, ids } = await createWithRates();
    const path = `/carriers/${ids.get('sagawa')}/rates`;
    const body = getExampleBody('rates-list/domestic', { setup: { carrier: 'sagawa' } });
    await send(`POST ${path}`, { body: { rates: [row] } });
    await send(`POST ${path}`, {
      body: {
        rates: [
          { ...row, prices: { Hokkaido: 1500 } },
          { ...row, size: '100' },
        ],
      },
    });
    expect((await send<Rates>('POST /rates', { body })).body.rates[0]?.price).toBe(1500);
    expect((await send<{ message: string }>(`DELETE ${path}`)).body.message).toContain('2');
    expect((await send<Rates>('POST /rates', { body })).body.rates).toEqual([]);
  });

  it('keep the rows of other sizes and origins when some are replaced', async () => {
    const { send, ids, environment } = await createWithRates();
    const path = `/carriers/${ids.get('sagawa')}/rates`;
    const others = [
      { ...row, size: '100' },
      { ...row, origin: 'Kanto' },
    ];
    await send(`POST ${path}`, { body: { rates: [row, ...others] } });
    const changed = { ...row, prices: { Hokkaido: 1500 } };
    await send(`POST ${path}`, { body: { rates: [changed] } });
    const account = await environment.store.read((reader) =>
      reader.find('carrier', 'account', ids.get('sagawa') ?? ''),
    );
    expect(account?.rates).toEqual([...others, changed]);
  });

  it('for international routes are from every service that supports the parcel', async () => {
    const { send } = await createWithRates();
    const { body } = await send<Rates>('POST /rates', { body: getExampleBody('rates-list/international') });
    expect(new Set(body.rates.map(({ carrier }) => carrier))).toEqual(new Set(['japanpost', 'dhl']));
    expect(body.errors).toEqual([]);
  });

  it('are partial when a carrier fails on demand', async () => {
    const { send } = await createWithRates();
    const body = getExampleBody('rates-list/international');
    const { body: response } = await send<Rates>('POST /rates', {
      body,
      headers: { 'Sandbox-Scenario': 'rates-fail:dhl' },
    });
    expect(new Set(response.rates.map(({ carrier }) => carrier))).toEqual(new Set(['japanpost']));
    expect(response.errors.at(-1)?.carrier).toBe('dhl');
  });

  it('are empty lists without accounts, and a warning says why', async () => {
    const { send } = await createTestSandbox();
    const { body } = await send<Rates>('POST /rates', { body: getExampleBody('rates-list/domestic') });
    expect(body).toMatchObject({
      rates: [],
      errors: [],
      warnings: [{ message: expect.stringMatching(/no carrier account.*Sagawa/) as string }],
    });
  });

  it.each([
    ['US', 'JP', /None of your carrier accounts .*DHL/],
    ['US', 'US', /within US/],
  ])('say why none of the accounts ships to %s from %s', async (to, from, expected) => {
    const { send } = await createTestSandbox();
    await send('POST /carriers', { body: getExampleBody('carrier-register/sagawa') });
    const { body } = await send<Rates>('POST /rates', {
      body: getExampleBody('rates-list/domestic', {
        setup: { currency: 'JPY' },
        to_address: { country: to, zip: '10001', province: to === 'JP' ? 'Tokyo' : 'NY' },
        from_address: {
          country: from,
          zip: from === 'JP' ? '100-0001' : '10001',
          province: from === 'JP' ? 'Tokyo' : 'NY',
        },
        parcels: [{ width: 20, height: 20, depth: 20, weight: 500 }],
      }),
    });
    expect(body).toMatchObject({
      rates: [],
      errors: [],
      warnings: [{ message: expect.stringMatching(expected) as string }],
    });
  });

  it('for chilled parcels are not available', async () => {
    const { send } = await createWithRates();
    const body = getExampleBody('rates-list/domestic', { setup: { temperature: 'fresh' } });
    const { body: response } = await send<Rates>('POST /rates', { body });
    expect(response.rates).toEqual([]);
    expect(response.errors).toHaveLength(3);
  });

  it('ask only for what a price depends on', async () => {
    const { send, ids } = await createWithRates();
    await send(`POST /carriers/${ids.get('sagawa')}/rates`, { body: { rates: [row] } });
    const domestic = {
      setup: { pack_size: '80' },
      from_address: { country: 'JP', zip: '604-8005' },
      to_address: { country: 'JP', province: '北海道' },
    };
    expect((await send<Rates>('POST /rates', { body: domestic })).body.rates).toMatchObject([{ price: 1480 }]);
    const { setup: _, ...abroad } = {
      ...domestic,
      to_address: { country: 'US' },
      parcels: [{ weight: 700 }],
    };
    const { status, body } = await send<Rates>('POST /rates', { body: abroad });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
    expect(body.rates.length).toBeGreaterThan(3);
  });

  it('are the same with a service and in test mode, and say that these are ignored', async () => {
    const { send } = await createWithRates();
    const ask = async (setup: object): Promise<Rates & { warnings: { message: string }[] }> =>
      (
        await send<Rates & { warnings: { message: string }[] }>('POST /rates', {
          body: getExampleBody('rates-list/international', { setup }),
        })
      ).body;
    const [plain, narrowed] = [await ask({}), await ask({ service: 'dhl_express_worldwide', test: true })];
    expect(narrowed.rates).toEqual(plain.rates);
    expect(narrowed.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('setup.service'),
      expect.stringContaining('setup.test'),
    ]);
  });
});
