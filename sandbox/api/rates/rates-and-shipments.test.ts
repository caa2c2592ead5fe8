import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatch, resolveExampleValue, type ErrorCase } from '../../../contract';
import { resolveReference } from '../../../contract/node';
import { addDays } from '../../../rules';
import { contract, createTestSandbox } from '../../../tests/sandbox/test-sandbox';

type Rate = { carrier: string; carrier_id: string; service: string; estimated_delivery_date: string | null };
type RateError = { carrier: string; carrier_id: string; code: string; message: string; details: { rule: string }[] };
type Body = { setup: Record<string, unknown>; products?: unknown; customs?: unknown };
type Shipment = Body & { to_address: object; from_address: object };
type Case = { name: string; body: unknown; at: number | undefined };

const ZIPS: Record<string, string> = {
  東京都: '100-0005',
  大阪府: '530-0001',
  沖縄県: '900-0014',
  青森県: '030-0801',
  鹿児島県: '890-0053',
  北海道: '060-0042',
};

type Party = Record<string, unknown> & { country?: string };

/** The fields of an address that a shipment requires and a rate request may omit. */
const PARTY = { full_name: 'Mori', phone: '0752110456', zip: '12345', address1: '1-2', address2: '3', city: 'City' };
const PROVINCES: Record<string, string> = { US: 'CA', CA: 'ON', AU: 'NSW', MX: 'JAL', BR: 'SP', IN: 'KA' };
const JAPANESE = { zip: '604-8005', province: 'Kyoto' };

/** A rate request with everything that a shipment requires in addition. What was specified stays. */
function complete({ setup, products, customs, ...rest }: Body): Body {
  const { to_address: to, from_address: from } = rest as unknown as { to_address: Party; from_address: Party };
  const goods =
    Array.isArray(products) && products.length > 0 ? (products as object[]) : [{ name: 'Pen', quantity: 1 }];
  return {
    ...rest,
    to_address: completeParty(to),
    from_address: completeParty(from),
    products: goods.map((product) => ({ price: 500_000, origin_country: 'JP', ...product })),
    customs: { content_type: 'MERCHANDISE', ...(customs as object) },
    setup: { date: '2026-11-26', ...setup },
  } as Body;
}

function completeParty(given: Party): Party {
  const province = PROVINCES[given.country ?? ''];
  const usual: Party = {
    ...PARTY,
    ...(province === undefined ? {} : { province }),
    ...(given.country === 'JP' ? JAPANESE : {}),
  };
  const specified = Object.entries(given).filter(([, value]) => typeof value !== 'string' || value.trim() !== '');
  return { ...usual, ...Object.fromEntries(specified) };
}

const creations = contract.examples.filter(({ operation }) => operation === 'shipment-create');
const errorCases = contract.errorCases.filter(({ operation }) => operation === 'shipment-create');
const getRequest = (name: string) => creations.find((one) => one.name === name)?.request;
const cases: Case[] = [
  ...creations.map(({ name, request }) => ({ name, body: request, at: undefined })),
  ...errorCases.map(({ name, example, change, at }: ErrorCase) => ({
    name,
    body: mergePatch(getRequest(example), change),
    at,
  })),
];

/** A sandbox with an account of every carrier, and negotiated rates between all regions. */
async function createWithAccounts(at: number | undefined) {
  const sandbox = await createTestSandbox();
  if (at !== undefined) sandbox.clock.now = at;
  const ids = new Map<string, string>();
  for (const { name, request } of contract.examples.filter(({ operation }) => operation === 'carrier-register')) {
    const { body } = await sandbox.send<{ id: string }>('POST /carriers', { body: request });
    ids.set(name, body.id);
    const { negotiated_rates: isTaken, regions = {}, pack_sizes: sizes = [] } = contract.catalogue.carriers[name] ?? {};
    if (!isTaken) continue;
    const prices = Object.fromEntries(Object.keys(regions).map((region) => [region, 1000]));
    const rates = Object.keys(regions).flatMap((origin) => sizes.map((size) => ({ origin, size, prices })));
    await sandbox.send(`POST /carriers/${body.id}/rates`, { body: { rates } });
  }
  return { ...sandbox, ids };
}

/** Returns the body with dates and the IDs of carrier accounts. */
function fill(body: unknown, now: number, ids: Map<string, string>): Body {
  const text = resolveReference(JSON.stringify(resolveExampleValue(body, now)), (of) => ({
    id: ids.get(of.split('/')[1] ?? ''),
  }));
  return JSON.parse(text) as Body;
}

describe('the estimated delivery date within Japan', () => {
  it.each([
    { from: '東京都', to: '大阪府', days: 1 },
    { from: '沖縄県', to: '沖縄県', days: 1 },
    { from: '青森県', to: '鹿児島県', days: 2 },
    { from: '沖縄県', to: '北海道', days: 3 },
  ])('is $days after the shipping date from $from to $to, and a shipment for it has no warning', async (route) => {
    const { send, clock, ids } = await createWithAccounts(undefined);
    const { to_address, from_address, ...rest } = fill(getRequest('sagawa'), clock.now, ids) as Shipment;
    const shipment = {
      ...rest,
      to_address: { ...to_address, province: route.to, zip: ZIPS[route.to] },
      from_address: { ...from_address, province: route.from, zip: ZIPS[route.from] },
    };
    const { service: _, delivery_date: __, ...setup } = shipment.setup;
    const { body } = await send<{ rates: Rate[] }>('POST /rates', { body: { ...shipment, setup } });
    const [estimated] = body.rates.map(({ estimated_delivery_date: day }) => day);
    expect(estimated).toBe(addDays(String(setup.date), route.days));

    const created = await send<{ delivery: { warnings: unknown[] } }>('POST /shipments', {
      body: { ...shipment, setup: { ...shipment.setup, delivery_date: estimated } },
    });
    expect(created.body.delivery.warnings).toEqual([]);
  });
});

it('estimates the requested delivery date where it is later than the carrier needs', async () => {
  const { send, clock, ids } = await createWithAccounts(undefined);
  const shipment = fill(getRequest('sagawa'), clock.now, ids);
  const { service: _, ...setup } = shipment.setup;
  const later = addDays(String(setup.date), 5);
  const { body } = await send<{ rates: Rate[] }>('POST /rates', {
    body: { ...shipment, setup: { ...setup, delivery_date: later } },
  });
  expect(body.rates.map(({ estimated_delivery_date: day }) => day)).toEqual([later]);
});

describe('what is priced can be shipped', () => {
  it.each(cases)('$name', async ({ body: given, at }) => {
    const { send, clock, ids } = await createWithAccounts(at);
    const shipment = fill(given, clock.now, ids);
    // Asked without a carrier, every account is asked.
    const { service: _, carrier: __, carrier_id: ___, test: ____, ...setup } = shipment.setup;
    const { status, body } = await send<{ rates?: Rate[]; errors?: RateError[] }>('POST /rates', {
      body: { ...shipment, setup },
    });
    expect(status === 200 || status === 400).toBe(true);
    for (const { carrier_id, service } of body.rates ?? []) {
      const created = await send('POST /shipments', {
        body: complete({ ...shipment, setup: { ...setup, carrier_id, service } }),
      });
      expect({ service, status: created.status, body: created.status === 200 ? {} : created.body }).toEqual({
        service,
        status: 200,
        body: {},
      });
    }
    for (const { carrier, carrier_id, code, details, message } of body.errors ?? []) {
      expect(carrier_id).toBe(ids.get(carrier));
      expect(message).not.toBe('');
      expect(details.length > 0).toBe(code === 'VALIDATION_ERROR' || code === 'SHIPMENT_FAILED');
    }
  });

  it('is priced for most examples, so that this shows something', async () => {
    const { send, clock, ids } = await createWithAccounts(undefined);
    const priced: string[] = [];
    for (const { name, request } of creations) {
      const shipment = fill(request, clock.now, ids);
      const { service: _, carrier: __, ...setup } = shipment.setup;
      const { body } = await send<{ rates?: Rate[] }>('POST /rates', { body: { ...shipment, setup } });
      if ((body.rates ?? []).length > 0) priced.push(name);
    }
    expect(priced.length).toBeGreaterThanOrEqual(10);
  });

  it('names each of two accounts of one carrier, and why it has no rate', async () => {
    const { send, ids } = await createWithAccounts(undefined);
    const dhl = contract.examples.find(({ operation, name }) => operation === 'carrier-register' && name === 'dhl');
    const { body: second } = await send<{ id: string }>('POST /carriers', { body: dhl?.request });
    const abroad = contract.examples.find(
      ({ operation, name }) => operation === 'rates-list' && name === 'international',
    );
    const request = mergePatch(resolveExampleValue(abroad?.request, Date.parse('2026-11-24T01:00:00Z')), {
      setup: { temperature: 'fresh' },
    });
    const { body } = await send<{ errors: RateError[] }>('POST /rates', { body: request });
    const errors = body.errors.filter(({ carrier }) => carrier === 'dhl');
    expect(errors.map(({ carrier_id }) => carrier_id)).toEqual([ids.get('dhl'), second.id]);
    expect(errors.flatMap(({ code, details }) => [code, ...details.map(({ rule }) => rule)])).toEqual(
      Array(2).fill(['VALIDATION_ERROR', 'temperature-carriers']).flat(),
    );
  });
});

describe('what is priced of any request can be shipped', () => {
  const COUNTRIES = ['JP', 'US', 'GB', 'KR', 'DE', 'BR'];
  const PREFECTURES = ['東京都', '北海道', 'Okinawa', 'Osaka'];
  const SETUP = {
    date: fc.constantFrom('2026-11-25', '2026-11-26', '2026-12-01'),
    delivery_date: fc.constantFrom('2026-11-28', '2026-12-03'),
    delivery_time: fc.constantFrom('14-16', '18-20', 'before-noon'),
    insurance: fc.constantFrom(0, 9800, 250_000),
    temperature: fc.constantFrom('regular', 'fresh', 'frozen'),
    pack_size: fc.constantFrom('0', '60', '80', '140', '160', '200', '260'),
    pack_amount: fc.integer({ min: 1, max: 4 }),
    cash_on_delivery: fc.constantFrom({ amount: 8800, tax: 800 }, { amount: 350_000, tax: 0 }),
    signature: fc.boolean(),
    ref_number: fc.constantFrom('PO-1', ''),
  };
  const request = fc.record(
    {
      // Few fields at once: a request with all of them has no rate.
      setup: fc
        .tuple(fc.record(SETUP), fc.subarray(Object.keys(SETUP), { maxLength: 3 }))
        .map(([all, names]) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))),
      to_address: fc.oneof(
        fc.constantFrom(...PREFECTURES).map((province) => ({ country: 'JP', province })),
        fc.constantFrom(...COUNTRIES).map((country) => ({ country })),
        fc.constant({ country: 'JP', zip: '060-0042' }),
      ),
      from_address: fc.oneof(fc.constant({ country: 'JP' }), fc.constant({ country: 'JP', province: '京都府' })),
      parcels: fc.array(
        fc.record(
          {
            width: fc.constantFrom(10, 30.5, 59, 150),
            height: fc.constantFrom(1, 2.9, 20, 80),
            depth: fc.constantFrom(10, 30, 100),
            weight: fc.constantFrom(200, 1900, 9999, 25_000, 31_000, 71_000, 90_000),
            amount: fc.integer({ min: 1, max: 3 }),
          },
          { requiredKeys: ['weight', 'width', 'height', 'depth'] },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      customs: fc.constantFrom(
        { content_type: 'GIFT', duty_paid: true },
        { content_type: 'DOCUMENTS' },
        { content_type: 'MERCHANDISE', duty_paid: false },
      ),
    },
    { requiredKeys: ['to_address', 'from_address'] },
  );

  it('in 250 requests, of which many have rates', { timeout: 120_000 }, async () => {
    const { send } = await createWithAccounts(undefined);
    let priced = 0;
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { status, body } = await send<{ rates?: Rate[] }>('POST /rates', { body: asked });
        expect([200, 400]).toContain(status);
        for (const { carrier_id, service } of body.rates ?? []) {
          priced += 1;
          const shipment = complete({ ...asked, setup: { ...asked.setup, carrier_id, service } });
          const created = await send('POST /shipments', { body: shipment });
          expect({ service, status: created.status, body: created.status === 200 ? {} : created.body }).toEqual({
            service,
            status: 200,
            body: {},
          });
        }
      }),
      { numRuns: 250, seed: 20261124 },
    );
    expect(priced).toBeGreaterThan(100);
  });
});
