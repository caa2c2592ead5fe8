import { describe, expect, it } from 'vitest';
import { contract } from '../../../tests/sandbox/test-sandbox';
import type { CarrierRecord } from '../../store/store';
import { quoteInternational } from './quote-international';
import type { Quote, QuoteInput, RateRequest } from './quote';

type Parcel = NonNullable<RateRequest['parcels']>[number];

function quote(
  type: string,
  services: string[],
  { country = 'KR', parcels }: { country?: string; parcels: Parcel[] },
): Quote {
  const carrier = contract.catalogue.carriers[type];
  if (!carrier) throw new Error(`There is no carrier "${type}".`);
  const request = { setup: { date: '2026-11-27' }, to_address: { country }, parcels };
  const input = { account: { type, id: 'account' } as CarrierRecord, carrier, request, now: 0, contract };
  return quoteInternational(input as unknown as QuoteInput, services);
}

/** The price of one service, or the phrase that says why there is none. */
function getPrice(type: string, service: string, shipment: { country?: string; parcels: Parcel[] }): number | string {
  const result = quote(type, [service], shipment);
  if ('rates' in result) return result.rates[0]?.price ?? NaN;
  return 'phrase' in result ? result.phrase : 'issues';
}

/** JPY 3,600 for 500 g, JPY 900 for each further 500 g, and 20 % for fuel. */
const DHL = ['dhl', 'dhl_express_worldwide'] as const;

describe('the charged weight is rounded up to half kilograms', () => {
  it.each<[name: string, parcels: Parcel[], steps: number]>([
    ['one gram', [{ weight: 1 }], 1],
    ['half a kilogram', [{ weight: 500 }], 1],
    ['a gram more', [{ weight: 501 }], 2],
    ['just under a kilogram', [{ weight: 999 }], 2],
    ['a kilogram', [{ weight: 1000 }], 2],
    ['a gram more than a kilogram', [{ weight: 1001 }], 3],
    ['two parcels together', [{ weight: 300 }, { weight: 300 }], 2],
    ['identical parcels together', [{ weight: 300, amount: 4 }], 3],
    ['a package of the carrier without a weight', [{ package: 'dhl_flyer' }], 1],
    ['two packages of the carrier without a weight', [{ package: 'dhl_flyer', amount: 2 }], 2],
    ['no parcel', [], 1],
  ])('%s', (_, parcels, steps) => {
    expect(getPrice(...DHL, { parcels })).toBe((3600 + 900 * (steps - 1)) * 1.2);
  });
});

describe('the volumetric weight is 1 kg for 5,000 cubic centimeters', () => {
  // 60,000 cubic centimeters: 12 kg.
  const LARGE = { width: 50, height: 40, depth: 30 };
  it.each<[name: string, parcels: Parcel[], steps: number]>([
    ['a light parcel is charged by its volume', [{ ...LARGE, weight: 2000 }], 24],
    ['a heavy one by its weight', [{ ...LARGE, weight: 12_001 }], 25],
    ['each parcel by what is more', [{ ...LARGE, weight: 2000 }, { weight: 3000 }], 30],
    ['identical parcels each', [{ ...LARGE, weight: 2000, amount: 2 }], 48],
    ['2,500 cubic centimeters are half a kilogram', [{ width: 25, height: 10, depth: 10, weight: 100 }], 1],
    ['more is rounded up', [{ width: 25.1, height: 10, depth: 10, weight: 100 }], 2],
  ])('%s', (_, parcels, steps) => {
    expect(getPrice(...DHL, { parcels })).toBe((3600 + 900 * (steps - 1)) * 1.2);
  });

  it('does not apply to Japan Post', () => {
    const parcel = { ...LARGE, weight: 2000 };
    const { width: _, height: __, depth: ___, ...withoutSides } = parcel;
    const [price, bare] = [[parcel], [withoutSides]].map((parcels) =>
      getPrice('japanpost', 'japanpost_ems', { parcels }),
    );
    expect(price).toBe(bare);
  });
});

describe('a price is multiplied by the factor of the zone', () => {
  it.each<[zone: string, price: number, countries: string]>([
    ['Asia: 1', 4320, 'CN HK ID IN KR MO MY PH SG TH TW VN'],
    ['North America and Oceania: 1.4', 6048, 'AU CA MX NZ US'],
    ['Europe: 1.5', 6480, 'AT BE CH CZ DE DK ES FI FR GB GR HU IE IT LU NL NO PL PT SE'],
  ])('%s', (_, price, countries) => {
    const all = contract.openapi.components.schemas.Country?.enum as string[];
    const priced = all.filter((country) => getPrice(...DHL, { country, parcels: [{ weight: 500 }] }) === price);
    expect(priced.sort().join(' ')).toBe(countries);
  });

  it.each(['BR', 'ZA', 'AE', 'IS'])('other countries: 1.8, as %s', (country) => {
    expect(getPrice(...DHL, { country, parcels: [{ weight: 500 }] })).toBe(7776);
  });
});

it('adds fuel as a surcharge, sorts by price, and counts the days from the shipping date', () => {
  const result = quote('dhl', ['dhl_express_0900', 'dhl_express_worldwide'], {
    country: 'US',
    parcels: [{ weight: 700 }],
  });
  expect(result).toEqual({
    rates: [
      {
        carrier: 'dhl',
        carrier_id: 'account',
        service: 'dhl_express_worldwide',
        tracked: true,
        currency: 'JPY',
        // (3600 + 900) × 1.4 = 6300
        price: 7560,
        surcharges: [{ type: 'Fuel Surcharge', price: 1260 }],
        estimated_delivery_date: '2026-11-30',
      },
      expect.objectContaining({
        service: 'dhl_express_0900',
        // (6900 + 1100) × 1.4 = 11200
        price: 13_440,
        estimated_delivery_date: '2026-11-29',
      }),
    ],
  });
});

describe('yen are rounded half up, each amount once', () => {
  /** A price of the carrier in yen, the factor of the zone and the fuel in percent; then the price, and the fuel in it. */
  it.each([
    ['a net price below a half', 1111, 1.4, 0, 1555, 0],
    ['a net price of a half', 3333, 1.5, 0, 5000, 0],
    ['a net price above a half', 1112, 1.4, 0, 1557, 0],
    ['fuel below a half', 4311, 1, 20, 5173, 862],
    ['fuel of a half', 4310, 1, 12.5, 4849, 539],
    ['fuel above a half', 4313, 1, 20, 5176, 863],
    ['fuel of the rounded net price', 3333, 1.5, 20, 6000, 1000],
    ['no loss by binary fractions', 150, 1.1, 10, 182, 17],
  ])('%s', (_, base, factor, fuelPercent, price, fuel) => {
    const international = { ...contract.catalogue.international_pricing, zones: {}, other_countries_factor: factor };
    const carrier = {
      pricing: { fuel_percent: fuelPercent, volumetric: false },
      services: { express: { tariff: { base, step: 0, days: 2 }, tracked: true } },
    };
    const input = {
      account: { type: 'dhl', id: 'account' },
      carrier,
      request: { setup: { date: '2026-11-27' }, to_address: { country: 'US' }, parcels: [{ weight: 500 }] },
      now: 0,
      contract: { ...contract, catalogue: { ...contract.catalogue, international_pricing: international } },
    };
    const result = quoteInternational(input as unknown as QuoteInput, ['express']);
    const surcharges = fuel === 0 ? [] : [{ type: 'Fuel Surcharge', price: fuel }];
    expect(result).toMatchObject({ rates: [{ price, surcharges }] });
  });
});

it.each([
  ['2026-11-24T14:59:59Z', '2026-11-27'],
  ['2026-11-24T15:00:00Z', '2026-11-28'],
  ['2026-11-24T23:59:59Z', '2026-11-28'],
  ['2026-11-25T00:00:00Z', '2026-11-28'],
])('without a shipping date, the days count from today in Japan: %s arrives on %s', (now, day) => {
  const carrier = contract.catalogue.carriers.dhl;
  const request = { setup: {}, to_address: { country: 'US' }, parcels: [{ weight: 500 }] };
  const input = { account: { type: 'dhl', id: 'account' }, carrier, request, now: Date.parse(now), contract };
  const result = quoteInternational(input as unknown as QuoteInput, ['dhl_express_worldwide']);
  expect(result).toMatchObject({ rates: [{ estimated_delivery_date: day }] });
});
