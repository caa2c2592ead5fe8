import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract, Schema } from '../../contract';
import { loadContract, loadContractSource, SPECIFIED_CARRIERS } from '../../contract/node';

const contract = loadContract('contract', { carriers: SPECIFIED_CARRIERS });
const freight = ['ups_worldwide_express_freight', 'ups_worldwide_express_freight_mid_day'].map(
  (service) => contract.catalogue.carriers.ups?.services[service]?.freight,
);

/**
 * Limits of the API, and how a page would contain each if it were typed. The owner may raise them: their values are only in
 * the contract, and changelog/ reports a lower one.
 */
const LIMITS: { name: string; typed: RegExp }[] = [
  toLimit('page-size-default', (limit) => `\\b${limit}\\s*(shipments|entries|per page|件)`),
  toLimit('page-size-max', (limit) => `\\b${limit}\\b`),
  toLimit('list-window-months', (limit) => `\\b(${limit}|two) months|${limit}か月`),
  toLimit('file-size-mb', (limit) => `\\b${limit} ?MB`),
  toLimit('scheduled-message-max', (limit) => `\\b${limit}\\b`),
  toLimit('customer-numbers-count', (limit) => `\\b${limit} (strings|parts)|${limit}個の`),
];

/** Every other number of the specification, its value in the contract, and how a page would contain it if it were typed. */
const NUMBERS: { name: string; found: unknown; expected: unknown; typed: RegExp }[] = [
  { name: 'page, default', found: findParameter('shipments-list', 'page')?.default, expected: 1, typed: /$^/ },
  {
    name: 'code, default',
    found: schema('CredentialsYamato').properties?.freight_number,
    expected: expect.objectContaining({ default: '01' }),
    typed: /$^/,
  },
  { name: 'DHL address line', found: contract.catalogue.carriers.dhl?.address.address1, expected: 45, typed: /\b45\b/ },
  { name: 'DHL second line', found: contract.catalogue.carriers.dhl?.address.address2, expected: 45, typed: /\b45\b/ },
  {
    name: 'DHL address in total',
    found: contract.catalogue.carriers.dhl?.address.total,
    expected: 90,
    typed: /\b90\b/,
  },
  { name: 'UPS freight, kg', found: freight.map((one) => one?.over_weight_kg), expected: [70, 70], typed: /\b70 ?kg/ },
  {
    name: 'UPS freight, lb',
    found: freight.map((one) => one?.over_weight_lb),
    expected: [150, 150],
    typed: /\b150 ?(lb|ポンド)/,
  },
  { name: 'UPS freight, cm', found: freight.map((one) => one?.over_side_cm), expected: [154, 154], typed: /\b154\b/ },
  {
    name: 'UPS freight, in',
    found: freight.map((one) => one?.over_side_in),
    expected: [60, 60],
    typed: /\b60 ?(in\b|インチ)/,
  },
  { name: 'activation, from', found: fact('activation-days-min'), expected: 5, typed: /\b5 (to|or) 8|5〜8/ },
  { name: 'activation, to', found: fact('activation-days-max'), expected: 8, typed: /\b8 business|8営業日/ },
  {
    name: 'Yamato test hours, from',
    found: contract.catalogue.carriers.yamato?.test_labels?.hours?.from,
    expected: '09:00',
    typed: /(?<!\+)\b0?9:00/,
  },
  {
    name: 'Yamato test hours, to',
    found: contract.catalogue.carriers.yamato?.test_labels?.hours?.to,
    expected: '22:00',
    typed: /\b22:00/,
  },
  {
    name: 'Yamato test days',
    found: contract.catalogue.carriers.yamato?.test_labels?.hours?.days,
    expected: [1, 2, 3, 4, 5],
    typed: /$^/,
  },
  { name: 'discount, percent', found: fact('discount-example-percent'), expected: 10, typed: /$^/ },
  { name: 'discount, price', found: fact('discount-example-price'), expected: 5000, typed: /5,?000/ },
  { name: 'discount, result', found: fact('discount-example-result'), expected: 4500, typed: /4,?500/ },
];

const REGIONS: Record<string, string> = {
  yuupack: 'Hokkaido, Tohoku, Kanto, Shinetsu, Hokuriku, Tokai, Kinki, Chugoku, Shikoku, Kyushu, Okinawa',
  sagawa:
    'Hokkaido, North Tohoku, South Tohoku, Kanto, Shinetsu, Tokai, Hokuriku, Kansai, Chugoku, Shikoku, North Kyushu, South Kyushu, Okinawa',
  yamato:
    'Hokkaido, North Tohoku, South Tohoku, Kanto, Shinetsu, Hokuriku, Chubu, Kansai, Chugoku, Shikoku, Kyushu, Okinawa',
};

/** Capabilities that only some carriers have, according to the specification. */
const CAPABILITIES: [
  name: string,
  has: (carrier: Contract['catalogue']['carriers'][string]) => boolean,
  carriers: string,
][] = [
  ['domestic', ({ scope }) => scope === 'domestic', 'yamato sagawa yuupack yuupacket yuumail seino'],
  ['international', ({ scope }) => scope === 'international', 'japanpost dhl fedex ups pegasus'],
  ['mandatory shipping date', ({ shipping_date }) => shipping_date.required, 'yamato'],
  ['delivery time', ({ delivery_time }) => delivery_time.length > 0, 'yamato sagawa yuupack'],
  ['insurance', ({ insurance }) => insurance, 'japanpost dhl fedex ups'],
  ['transport instructions', ({ instructions }) => instructions, 'seino'],
  ['tax id', ({ tax_id }) => tax_id, 'japanpost dhl fedex ups pegasus'],
  ['negotiated rates', ({ negotiated_rates }) => negotiated_rates, 'yamato sagawa yuupack'],
  ['test labels', ({ test_labels }) => test_labels !== null, 'yamato sagawa dhl ups'],
  ['test labels without account', ({ test_labels }) => test_labels?.registration === false, 'yamato sagawa'],
  ['tracking', ({ tracking }) => tracking, 'yamato sagawa yuupack yuupacket japanpost dhl ups'],
  ['scheduled delivery e-mail', (carrier) => carrier.scheduled_delivery_email, 'yamato'],
  ['activation', ({ activation }) => activation, 'sagawa yuupack yuupacket yuumail japanpost'],
];

describe('the numbers and lists of the specification are in the contract', () => {
  it('each number', () => {
    for (const { name, found, expected } of NUMBERS) expect.soft(found, name).toEqual(expected);
  });

  it('the regions of each carrier', () => {
    for (const [type, names] of Object.entries(REGIONS))
      expect.soft(Object.keys(contract.catalogue.carriers[type]?.regions ?? {}).join(', '), type).toBe(names);
  });

  it('the carriers with each capability', () => {
    for (const [name, has, carriers] of CAPABILITIES) {
      const types = Object.entries(contract.catalogue.carriers).flatMap(([type, carrier]) =>
        has(carrier) ? [type] : [],
      );
      expect.soft(types.sort(), name).toEqual(carriers.split(' ').sort());
    }
  });

  it('label position is for the five services that the specification names, and Yu-Pack has a separate flag', () => {
    const services = Object.values(contract.catalogue.carriers).flatMap((carrier) => Object.entries(carrier.services));
    const withPosition = services.flatMap(([code, service]) => (service.label_position ? [code] : []));
    expect(withPosition.sort()).toEqual(
      [
        'yamato_direct_mail',
        'yamato_kuroneko_yuupacket',
        'yamato_nekopos',
        'yuumail_regular',
        'yuupacket_regular',
      ].sort(),
    );
    expect(services.flatMap(([code, service]) => (service.lower_half ? [code] : []))).toEqual(['yuupack_regular']);
  });
});

describe('no number of the specification is typed where a tag can write it', () => {
  const files = [
    'docs',
    'i18n/ja/docusaurus-plugin-content-docs/current',
    'src/pages',
    'i18n/ja/docusaurus-plugin-content-pages',
  ].flatMap((dir) =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => join(dir, name)),
  );

  it('on a page', () => {
    for (const file of files) {
      const prose = readFileSync(file, 'utf8')
        .replace(/```[\s\S]*?```/g, '')
        .replace(/<(Fact|Example|Call|Schema)[^>]*\/>/g, 'x');
      const typed = [...LIMITS, ...NUMBERS].filter(({ typed: pattern }) => pattern.test(prose)).map(({ name }) => name);
      expect.soft(typed, `${file} types a number of the contract. Use <Fact name="…" />.`).toEqual([]);
    }
  });

  it('in a sentence of the contract', () => {
    const { openapi, errors } = loadContractSource('contract');
    const sentences = JSON.stringify([openapi, errors]).match(/"(description|cause|fix|meaning)":"[^"]*"/g) ?? [];
    for (const { name, typed } of [...LIMITS, ...NUMBERS])
      expect(
        sentences.filter((text) => typed.test(text)),
        name,
      ).toEqual([]);
  });
});

function fact(name: string): unknown {
  return contract.facts[name]?.value;
}

function toLimit(name: string, toPattern: (limit: number) => string): { name: string; typed: RegExp } {
  return { name, typed: new RegExp(toPattern(Number(fact(name)))) };
}

function schema(name: string): Schema {
  const found = contract.openapi.components.schemas[name];
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found;
}

function findParameter(operation: string, name: string): Schema | undefined {
  const entry = contract.operations.find(({ id }) => id === operation);
  const parameter = entry?.operation.parameters.find((one) => 'name' in one && one.name === name);
  return parameter && 'schema' in parameter ? parameter.schema : undefined;
}
