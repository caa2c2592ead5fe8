// cspell:ignore Ibaraki Tochigi Saitama Kanagawa Yamanashi Niigata Toyama Fukui Tottori Yamaguchi Tokushima Ehime
import { describe, expect, it } from 'vitest';
import type { CarrierRecord } from '../../store/store';
import { contract, createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';
import type { RateRequest } from './quote';
import { listPieces, quoteInJapan } from './quote-in-japan';

const CARRIERS = ['yamato', 'sagawa', 'yuupack'];

/** The regions of a prefecture, as the carriers' price lists define them: a price for each region shows which was found. */
function findRegions(prefecture: string): string[] {
  return CARRIERS.map((type) => {
    const carrier = contract.catalogue.carriers[type];
    if (!carrier) throw new Error(`There is no carrier "${type}".`);
    const regions = Object.keys(carrier.regions);
    const rates = regions.map((origin, at) => ({ origin, size: '60', prices: { Kanto: at } }));
    const request = {
      setup: { pack_size: '60', date: '2026-11-27' },
      from_address: { province: prefecture },
      to_address: { province: 'Tokyo' },
    };
    const account = { type, id: 'account', rates } as unknown as CarrierRecord;
    const quote = quoteInJapan({ account, carrier, request, now: 0, contract, hasSampleRates: false }, ['any']);
    return 'rates' in quote ? (regions[quote.rates[0]?.price ?? -1] ?? '') : JSON.stringify(quote);
  });
}

describe('the regions of a prefecture at Yamato, Sagawa and Japan Post', () => {
  it.each<[regions: string, prefectures: string]>([
    ['Hokkaido, Hokkaido, Hokkaido', 'Hokkaido'],
    ['North Tohoku, North Tohoku, Tohoku', 'Aomori Iwate Akita'],
    ['South Tohoku, South Tohoku, Tohoku', 'Miyagi Yamagata Fukushima'],
    ['Kanto, Kanto, Kanto', 'Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa Yamanashi'],
    ['Shinetsu, Shinetsu, Shinetsu', 'Niigata Nagano'],
    ['Hokuriku, Hokuriku, Hokuriku', 'Toyama Ishikawa Fukui'],
    ['Chubu, Tokai, Tokai', 'Gifu Shizuoka Aichi Mie'],
    ['Kansai, Kansai, Kinki', 'Shiga Kyoto Osaka Hyogo Nara Wakayama'],
    ['Chugoku, Chugoku, Chugoku', 'Tottori Shimane Okayama Hiroshima Yamaguchi'],
    ['Shikoku, Shikoku, Shikoku', 'Tokushima Kagawa Ehime Kochi'],
    ['Kyushu, North Kyushu, Kyushu', 'Fukuoka Saga Nagasaki Oita'],
    ['Kyushu, South Kyushu, Kyushu', 'Kumamoto Miyazaki Kagoshima'],
    ['Okinawa, Okinawa, Okinawa', 'Okinawa'],
  ])('%s: %s', (regions, prefectures) => {
    const found = prefectures.split(' ').map((prefecture) => [prefecture, findRegions(prefecture).join(', ')]);
    expect(found).toEqual(prefectures.split(' ').map((prefecture) => [prefecture, regions]));
  });
});

describe('an upload of negotiated rates', () => {
  type Row = { origin: string; size: string; prices: Record<string, number> };
  const row = (origin: string, size: string, price: number): Row => ({ origin, size, prices: { Kanto: price } });
  const FIRST = [row('Kanto', '60', 600), row('Kanto', '80', 800), row('Kansai', '60', 700)];

  it.each<[name: string, uploaded: Row[], prices: (number | undefined)[]]>([
    ['replaces the row of its region and size only', [row('Kanto', '60', 650)], [650, 800, 700]],
    ['leaves all rows where it has another size', [row('Kanto', '100', 1000)], [600, 800, 700]],
    ['leaves all rows where it has another region', [row('Chugoku', '60', 900)], [600, 800, 700]],
    ['replaces several rows', [row('Kanto', '80', 850), row('Kansai', '60', 750)], [600, 850, 750]],
  ])('%s', async (_, uploaded, prices) => {
    const { send } = await createTestSandbox();
    const registration = contract.examples.find(
      ({ operation, name }) => operation === 'carrier-register' && name === 'sagawa',
    );
    const { body: account } = await send<{ id: string }>('POST /carriers', { body: registration?.request });
    for (const rates of [FIRST, uploaded]) await send(`POST /carriers/${account.id}/rates`, { body: { rates } });
    const address = { full_name: 'A', phone: '03-0000-0000', zip: '100-0001', city: 'A', address1: 'A', country: 'JP' };
    const found = [];
    for (const { origin, size } of FIRST) {
      const { body } = await send<{ rates?: { price: number }[] }>('POST /rates', {
        body: {
          setup: { pack_size: size },
          from_address: { ...address, province: origin === 'Kanto' ? 'Tokyo' : 'Osaka' },
          to_address: { ...address, province: 'Tokyo' },
        },
      });
      found.push(body.rates?.[0]?.price);
    }
    expect(found).toEqual(prices);
  });
});

describe('the size classes of the pieces', () => {
  const cube = (weight: number, amount?: number) => ({ width: 20, height: 20, depth: 20, weight, amount });

  it.each([
    // 60 cm, which binary fractions add up to 60.00000000000001.
    [{}, [{ width: 20.1, height: 19.8, depth: 20.1, weight: 500 }], [{ size: '60', count: 1 }]],
    [{}, [{ width: 20.1, height: 19.9, depth: 20.1, weight: 500 }], [{ size: '80', count: 1 }]],
    // By weight.
    [{}, [cube(24_000)], [{ size: '160', count: 1 }]],
    [{}, [{ weight: 4000 }], [{ size: '80', count: 1 }]],
    [{ pack_size: '60' }, [cube(24_000)], [{ size: '160', count: 1 }]],
    [{ pack_size: '180' }, [cube(24_000)], [{ size: '180', count: 1 }]],
    // Each kind of parcel has its own class, unless the setup counts the pieces.
    [
      {},
      [cube(900, 2), cube(4000)],
      [
        { size: '60', count: 2 },
        { size: '80', count: 1 },
      ],
    ],
    [{ pack_amount: 3 }, [cube(900), cube(4000)], [{ size: '80', count: 3 }]],
    [{ pack_size: '0' }, [], [{ size: undefined, count: 1 }]],
  ])('with %j and the parcels %j are %j', (setup, parcels, expected) => {
    const carrier = contract.catalogue.carriers.yamato;
    expect(carrier && listPieces({ setup, parcels } as unknown as RateRequest, carrier)).toEqual(expected);
  });
});

describe('a size class that is smaller than that of the parcel', () => {
  const CASES = Object.entries(contract.catalogue.carriers)
    .filter(([, { negotiated_rates: isNegotiable }]) => isNegotiable)
    .flatMap(([carrier, { pack_sizes: sizes }]) =>
      sizes.flatMap((measured, at) => sizes.slice(0, at).map((named) => ({ carrier, measured, named }))),
    );
  const address = { full_name: 'A', phone: '03-0000-0000', zip: '100-0001', city: 'A', address1: 'A', country: 'JP' };

  it('has the price of the parcel', async () => {
    const { send } = await createTestSandbox({ hasSampleRates: true });
    for (const { request } of contract.examples.filter(({ operation }) => operation === 'carrier-register'))
      await send('POST /carriers', { body: request });
    const quote = async (carrier: string, measured: string, setup: object): Promise<unknown> => {
      const sides = { width: Number(measured) - 40, height: 20, depth: 20, weight: 1000 };
      const { body } = await send<{ rates: object[]; errors: unknown[] }>('POST /rates', {
        body: {
          setup: { carrier, ...setup },
          from_address: { ...address, province: 'Tokyo' },
          to_address: { ...address, province: 'Osaka' },
          parcels: [sides],
        },
      });
      return body.rates;
    };
    for (const { carrier, measured, named } of CASES) {
      const rates = await quote(carrier, measured, {});
      expect(rates, `${carrier}: ${measured}`).toHaveLength(1);
      expect(await quote(carrier, measured, { pack_size: named }), `${carrier}: ${named} for ${measured}`).toEqual(
        rates,
      );
    }
  });
});

describe('no rate', () => {
  const PARTY = { country: 'JP', zip: '604-8005', province: '京都府' };
  const ask = async (carrier: string, change: object): Promise<unknown> => {
    const { send } = await createTestSandbox();
    await send('POST /carriers', { body: getExampleBody(`carrier-register/${carrier}`) });
    const request = { setup: {}, to_address: PARTY, from_address: PARTY, ...change };
    const { body } = await send<{ errors: { details: unknown }[] }>('POST /rates', { body: request });
    return body.errors[0]?.details;
  };

  it.each(CARRIERS)('of %s has the limit of the service that allows most', async (carrier) => {
    const { services = {}, pack_sizes: all = [] } = contract.catalogue.carriers[carrier] ?? {};
    const sized = Object.values(services).filter(({ pack_sizes: sizes = all }) => sizes.length > 0);
    const sides = Math.max(...sized.map(({ max_sides_cm: limit = 0 }) => limit));
    const grams = Math.max(...sized.map(({ max_weight_kg: limit = 0 }) => limit)) * 1000;
    const parcel = { width: 60, height: 60, depth: sides - 120 + 0.1, weight: grams + 1 };
    const details = await ask(carrier, { parcels: [parcel] });
    expect(details).toMatchObject([
      { rule: 'service-size-max', value: sides },
      { rule: 'service-weight-max', value: grams },
    ]);
  });

  it('has the issue of the service that supports what was requested', async () => {
    const setup = { pack_size: '80', pack_amount: 2, cash_on_delivery: { amount: 5500, tax: 500 } };
    const details = await ask('yamato', { setup, products: [{ name: '本', quantity: 1, price: 5500 }] });
    expect(details).toMatchObject([{ rule: 'single-parcel', field: 'setup.pack_amount' }]);
  });
});
