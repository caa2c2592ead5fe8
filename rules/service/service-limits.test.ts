import { describe, expect, it } from 'vitest';
import { checkExample, contract } from '../../tests/rules/describe-rule';
import type { CarrierEntry, ServiceEntry } from '../shipping/subject';

type Parcel = { width: number; height: number; depth: number; weight: number; amount?: number };
type Row = { service: string; rule: string; limit: string; parcel: Parcel; isBroken: boolean };
type Limited = { type: string; carrier: CarrierEntry; code: string; service: ServiceEntry };

const STEP = 0.1;
/** Far within every limit of weight and thickness. */
const SMALL = { height: 1, weight: 100 };

const services: Limited[] = Object.entries(contract.catalogue.carriers).flatMap(([type, carrier]) =>
  Object.entries(carrier.services)
    .filter(([, { ended, freight }]) => !ended && !freight)
    .map(([code, service]) => ({ type, carrier, code, service })),
);

/** Below, at and above a limit; `toParcel` returns the parcel for a value. */
function toRows(
  limited: Limited,
  rule: string,
  limit: number | undefined,
  toParcel: (value: number) => Parcel,
  isMinimum = false,
): Row[] {
  if (limit === undefined) return [];
  const name = `${isMinimum ? 'at least' : 'at most'} ${limit}`;
  return [-STEP, 0, STEP].map((step) => ({
    service: limited.code,
    rule,
    limit: name,
    parcel: toParcel(Number((limit + step).toFixed(1))),
    isBroken: isMinimum ? step < 0 : step > 0,
  }));
}

const rows = services.flatMap((limited): Row[] => {
  const { service } = limited;
  const [longest, second] = service.longest_sides_cm ?? [];
  const [length = 23, breadth = 12] = service.shortest_face_cm ?? [];
  const sum = service.max_sides_cm;
  const girth = service.max_girth_cm;
  return [
    ...toRows(limited, 'service-side-max', longest, (width) => ({ ...SMALL, width, depth: breadth })),
    ...toRows(limited, 'service-side-max', second, (depth) => ({ ...SMALL, width: longest ?? depth, depth })),
    ...toRows(
      limited,
      'service-size-min',
      service.shortest_face_cm?.[0],
      (width) => ({ ...SMALL, width, depth: breadth }),
      true,
    ),
    ...toRows(
      limited,
      'service-size-min',
      service.shortest_face_cm?.[1],
      (depth) => ({ ...SMALL, width: length, depth }),
      true,
    ),
    ...toRows(limited, 'service-size-max', sum, (all) => ({ ...SMALL, width: all / 2, depth: all / 2 - 1 })),
    ...toRows(limited, 'service-girth-max', girth, (all) => ({
      ...SMALL,
      width: 150,
      height: 10,
      depth: (all - 170) / 2,
    })),
    ...toRows(limited, 'service-thickness-max', service.max_thickness_cm, (height) => ({
      ...SMALL,
      width: length,
      height,
      depth: breadth,
    })),
    ...toRows(limited, 'service-weight-max', service.max_weight_kg, (kg) => ({
      ...SMALL,
      width: length,
      depth: breadth,
      weight: kg * 1000,
    })),
  ];
});

function listBroken(code: string, change: object): string[] {
  const { type } = services.find((one) => one.code === code) ?? { type: '' };
  const setup = {
    carrier: type,
    carrier_id: null,
    service: code,
    insurance: null,
    pack_size: null,
    pack_amount: null,
    instructions: null,
  };
  const domestic = contract.catalogue.carriers[type]?.scope === 'domestic';
  const issues = checkExample('shipment-create', domestic ? 'seino' : 'dhl', {
    change: { ...change, setup: { ...setup, ...(change as { setup?: object }).setup } },
  });
  return issues.map(({ rule, code: detail, field }) => rule ?? `${field} ${detail}`);
}

describe('the limits of services', () => {
  it.each(rows)('$service: $rule $limit, $parcel', ({ service, rule, parcel, isBroken }) => {
    expect(listBroken(service, { parcels: [parcel] }).includes(rule)).toBe(isBroken);
  });

  it('are checked for every service that has one, and every kind of limit', () => {
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(6);
    const limited = services.filter(({ service }) => service.max_weight_kg !== undefined);
    for (const { code } of limited) expect(rows.some(({ service }) => service === code)).toBe(true);
  });
});

describe('the number of pieces of each service', () => {
  it.each(services)('$code', ({ code, service, carrier }) => {
    const parcel = { width: 23, height: 2, depth: 12, weight: 400 };
    const isSingle = !carrier.multiple_parcels || service.max_pieces === 1;
    for (const [change, isBroken] of [
      [{ parcels: [parcel] }, false],
      [{ parcels: [{ ...parcel, amount: 2 }] }, isSingle],
      [{ parcels: [parcel, parcel] }, isSingle],
      [{ setup: { pack_amount: 1 } }, false],
      [{ setup: { pack_amount: 3 } }, isSingle],
    ] as const) {
      expect({ change, isBroken: listBroken(code, change).includes('single-parcel') }).toEqual({ change, isBroken });
    }
  });
});

it.each([
  ['yamato_nekopos', { width: 60, height: 2, depth: 50, weight: 400 }],
  ['yuumail_regular', { width: 60, height: 2, depth: 40, weight: 400 }],
  ['yuupacket_regular', { width: 50, height: 2, depth: 5, weight: 400 }],
  ['yamato_compact', { width: 60, height: 4, depth: 40, weight: 400 }],
  ['yamato_regular', { width: 190, height: 4, depth: 4, weight: 400 }],
])('%s rejects %j for its longest sides', (service, parcel) => {
  expect(listBroken(service, { parcels: [parcel] })).toContain('service-side-max');
});

it('sagawa_large collects cash as e-Collect does', () => {
  const setup = { pack_size: '180', cash_on_delivery: { amount: 8800, tax: 800 } };
  const products = [{ name: '文房具', quantity: 2, price: 4000 }];
  expect(listBroken('sagawa_large', { setup, products })).toEqual([]);
});
