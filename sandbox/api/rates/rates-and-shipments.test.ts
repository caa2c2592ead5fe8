import { describe, expect, it } from 'vitest';
import { mergePatch, resolveExampleValue, type ErrorCase } from '../../../contract';
import { resolveReference } from '../../../contract/node';
import { addDays } from '../../../rules';
import { contract, createTestSandbox } from '../../test-sandbox';

type Rate = { carrier: string; carrier_id: string; service: string; estimated_delivery_date: string | null };
type RateError = { carrier: string; carrier_id: string; code: string; message: string; details: { rule: string }[] };
type Body = { setup: Record<string, unknown>; products?: unknown; customs?: unknown };
type Shipment = Body & { to_address: object; from_address: object };
type Case = { name: string; body: unknown; at: number | undefined };

/** Fields that a rate request may omit and a shipment requires. */
const ADDED = {
  products: [{ name: 'Pen', quantity: 1, price: 500, origin_country: 'JP' }],
  customs: { content_type: 'MERCHANDISE' },
};

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
      to_address: { ...to_address, province: route.to },
      from_address: { ...from_address, province: route.from },
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
    const { service: _, carrier: __, carrier_id: ___, ...setup } = shipment.setup;
    const { status, body } = await send<{ rates?: Rate[]; errors?: RateError[] }>('POST /rates', {
      body: { ...shipment, setup },
    });
    expect(status === 200 || status === 400).toBe(true);
    for (const { carrier_id, service } of body.rates ?? []) {
      const created = await send('POST /shipments', {
        body: { ...ADDED, ...shipment, setup: { ...setup, carrier_id, service } },
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
    const domestic = contract.examples.find(({ operation, name }) => operation === 'rates-list' && name === 'domestic');
    const request = resolveExampleValue(domestic?.request, Date.parse('2026-11-24T01:00:00Z'));
    const { body } = await send<{ errors: RateError[] }>('POST /rates', { body: request });
    const errors = body.errors.filter(({ carrier }) => carrier === 'dhl');
    expect(errors.map(({ carrier_id }) => carrier_id)).toEqual([ids.get('dhl'), second.id]);
    expect(errors.flatMap(({ code, details }) => [code, ...details.map(({ rule }) => rule)])).toEqual(
      Array(2).fill(['VALIDATION_ERROR', 'international-route']).flat(),
    );
  });
});
