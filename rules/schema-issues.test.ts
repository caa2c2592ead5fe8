// cspell:ignore worldwid
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, getReferenced, mergePatch, resolveExampleValue, type Schema } from '../contract';
import { createValidators } from '../contract/node';
import { contract } from '../tests/rules/describe-rule';
import { toSchemaIssues } from './schema-issues';

const { body: validateBody } = createValidators(contract);

type Row = { what: string; operation: string; example: string; change: unknown; issues: unknown[] };

const find = (operation: string, name: string): unknown =>
  resolveExampleValue(
    contract.examples.find((one) => one.operation === operation && one.name === name)?.request,
    EXAMPLE_NOW,
  );

function check(operation: string, body: unknown): unknown[] {
  return toSchemaIssues(validateBody(operation, body)).map(({ rule: _, severity: __, ...issue }) => issue);
}

function toRows(operation: string, example: string, cases: [string, unknown, ...unknown[]][]): Row[] {
  return cases.map(([what, change, ...issues]) => ({ what, operation, example, change, issues }));
}

const box = { width: 10, height: 10, depth: 10, weight: 200 };
const pen = { name: 'Pen', quantity: 1, price: 800, origin_country: 'JP' };
const services = Object.values(contract.catalogue.carriers).flatMap((carrier) => Object.keys(carrier.services));

const ROWS: Row[] = [
  ...toRows('shipment-create', 'dhl', [
    ['required', { to_address: { zip: null } }, { code: 'REQUIRED', field: 'to_address.zip' }],
    ['required at the top', { to_address: null }, { code: 'REQUIRED', field: 'to_address' }],
    ['minLength 1', { to_address: { address1: '' } }, { code: 'REQUIRED', field: 'to_address.address1' }],
    [
      'an empty text that has no form either',
      { from_address: { zip: '' } },
      { code: 'REQUIRED', field: 'from_address.zip' },
    ],
    [
      'maxLength',
      { setup: { ref_number: 'x'.repeat(51) } },
      { code: 'TOO_LONG', field: 'setup.ref_number', value: 50 },
    ],
    [
      'minItems',
      { products: [] },
      { code: 'INSUFFICIENT', field: 'products', value: 1, sentence: 'INSUFFICIENT.entries' },
    ],
    [
      'maxItems',
      { products: Array.from({ length: 101 }, () => pen) },
      { code: 'TOO_MANY', field: 'products', value: 100, sentence: 'TOO_MANY.entries' },
    ],
    ['minimum', { parcels: [{ ...box, amount: 0 }] }, { code: 'INSUFFICIENT', field: 'parcels.0.amount', value: 1 }],
    ['maximum', { setup: { discount: 101 } }, { code: 'TOO_MANY', field: 'setup.discount', value: 100 }],
    [
      'exclusiveMinimum',
      { parcels: [box, { ...box, weight: 0 }] },
      { code: 'INSUFFICIENT', field: 'parcels.1.weight', params: { limit: 0 }, sentence: 'INSUFFICIENT.above' },
    ],
    [
      'enum',
      { customs: { content_type: 'TOYS' } },
      {
        code: 'INVALID_VALUE',
        field: 'customs.content_type',
        value: ['MERCHANDISE', 'GIFT', 'SAMPLE', 'DOCUMENTS', 'RETURNED_GOODS', 'OTHER'],
      },
    ],
    [
      'enum, a slip',
      { setup: { service: 'dhl_express_worldwid' } },
      {
        code: 'INVALID_VALUE',
        field: 'setup.service',
        value: [...services, 'custom'],
        params: { text: 'dhl_express_worldwid', nearest: 'dhl_express_worldwide' },
        sentence: 'INVALID_VALUE.slip',
      },
    ],
    [
      'enum of a standard',
      { setup: { currency: 'yen' } },
      {
        code: 'INVALID_VALUE',
        field: 'setup.currency',
        value: contract.openapi.components.schemas.Currency?.enum,
        params: { standard: 'ISO 4217', example: 'JPY' },
        sentence: 'INVALID_VALUE.standard',
      },
    ],
    [
      'enum of a standard, in lowercase',
      { to_address: { country: 'us' } },
      {
        code: 'INVALID_VALUE',
        field: 'to_address.country',
        value: contract.openapi.components.schemas.Country?.enum,
        params: { text: 'us', nearest: 'US' },
        sentence: 'INVALID_VALUE.slip',
      },
    ],
    ['type', { setup: { test: 'true' } }, { code: 'INVALID_TYPE', field: 'setup.test', value: ['boolean'] }],
    [
      'type of an object, with its fields',
      { setup: { cash_on_delivery: 8800 } },
      {
        ...{ code: 'INVALID_TYPE', field: 'setup.cash_on_delivery', value: ['object'] },
        ...{ params: { fields: ['amount', 'tax'] }, sentence: 'INVALID_TYPE.fields' },
      },
    ],
    [
      'type of an entry',
      { products: [5] },
      {
        ...{ code: 'INVALID_TYPE', field: 'products.0', value: ['object'] },
        ...{ params: { fields: ['name', 'quantity'] }, sentence: 'INVALID_TYPE.fields' },
      },
    ],
    [
      'integer',
      { products: [{ ...pen, quantity: 1.5 }] },
      { code: 'INVALID_TYPE', field: 'products.0.quantity', value: ['integer'] },
    ],
    ['format', { setup: { date: '2026/11/24' } }, { code: 'FORMAT', field: 'setup.date', sentence: 'FORMAT.date' }],
    [
      'format, no such day',
      { setup: { date: '2026-02-29' } },
      { code: 'FORMAT', field: 'setup.date', params: { day: '2026-02-29' }, sentence: 'FORMAT.day' },
    ],
    [
      'pattern with an example',
      { ioss_number: '2760000742' },
      { code: 'FORMAT', field: 'ioss_number', params: { example: 'IM2760000742' }, sentence: 'FORMAT.example' },
    ],
    [
      'pattern with too few digits',
      { products: [{ ...pen, hs_code: '9608' }] },
      {
        ...{ code: 'FORMAT', field: 'products.0.hs_code', sentence: 'FORMAT.digits' },
        params: { least: 6, most: 10, example: '9608.30' },
      },
    ],
    [
      'pattern with enough digits in another form',
      { products: [{ ...pen, hs_code: '9608-30' }] },
      { code: 'FORMAT', field: 'products.0.hs_code', params: { example: '9608.30' }, sentence: 'FORMAT.example' },
    ],
    [
      'pattern of a standard',
      { products: [{ ...pen, origin_country: 'Japan' }] },
      { code: 'FORMAT', field: 'products.0.origin_country', params: { form: 'ISO 3166-1 alpha-2' } },
    ],
    [
      'pattern under a condition',
      { from_address: { zip: 'Kyoto' } },
      {
        code: 'FORMAT',
        field: 'from_address.zip',
        params: { least: 7, most: 7, example: '604-8005' },
        sentence: 'FORMAT.digits-exactly',
      },
    ],
    [
      'anyOf of names: none',
      { to_address: { full_name: null, company: null } },
      { code: 'ONE_OF_REQUIRED', field: 'to_address', value: [['full_name'], ['company']] },
    ],
    [
      'anyOf of names: an empty one',
      { to_address: { full_name: '', company: null } },
      { code: 'ONE_OF_REQUIRED', field: 'to_address', value: [['full_name'], ['company']] },
    ],
    [
      'anyOf of names, of the shipper',
      { from_address: { full_name: null, company: null } },
      {
        code: 'ONE_OF_REQUIRED',
        field: 'from_address',
        value: [['full_name'], ['company'], ['full_name_kanji'], ['company_kanji']],
      },
    ],
    ['anyOf of names: a Japanese one', { from_address: { full_name: null, company: null, company_kanji: '森文具店' } }],
    [
      'anyOf of a parcel: some of the sides',
      { parcels: [{ width: 10, weight: 200 }] },
      { code: 'REQUIRED', field: 'parcels.0.height' },
      { code: 'REQUIRED', field: 'parcels.0.depth' },
    ],
    [
      'anyOf of a parcel: a weight alone',
      { parcels: [box, { weight: 200 }] },
      { code: 'REQUIRED', field: 'parcels.1.width' },
      { code: 'REQUIRED', field: 'parcels.1.height' },
      { code: 'REQUIRED', field: 'parcels.1.depth' },
    ],
    [
      'anyOf of a parcel: nothing',
      { parcels: [{ amount: 2 }] },
      { code: 'ONE_OF_REQUIRED', field: 'parcels.0', value: [['width', 'height', 'depth', 'weight'], ['package']] },
    ],
    ['anyOf of a parcel: a package', { parcels: [{ package: 'dhl_flyer' }] }],
    [
      'anyOf of a parcel: numbers as strings',
      { parcels: [{ ...box, weight: '200' }] },
      { code: 'INVALID_TYPE', field: 'parcels.0.weight', value: ['number'] },
    ],
    [
      'a package beside the sides, without a weight',
      { parcels: [{ width: 25, height: 8, depth: 20, package: 'dhl_flyer' }] },
      { code: 'REQUIRED', field: 'parcels.0.weight' },
    ],
    [
      'the sides without a weight',
      { parcels: [{ width: 25, height: 8, depth: 20 }] },
      { code: 'REQUIRED', field: 'parcels.0.weight' },
    ],
    ['enum, no string', { setup: { service: 5 } }, { code: 'INVALID_TYPE', field: 'setup.service', value: ['string'] }],
    ['anyOf of a parcel: a package and some of the sides', { parcels: [{ package: 'dhl_flyer', width: 3 }] }],
    [
      'a province that must be a code',
      { to_address: { country: 'CA', province: 'California' } },
      {
        code: 'INVALID_VALUE',
        field: 'to_address.province',
        value: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
      },
    ],
    [
      'a province that is missing',
      { to_address: { country: 'CA', province: null } },
      { code: 'REQUIRED', field: 'to_address.province' },
    ],
    ['an unknown field', { setup: { colour: 'blue' } }],
  ]),
  ...toRows('rates-list', 'domestic', [
    [
      'nothing but the countries',
      { setup: null, to_address: { zip: null, full_name: null, phone: null, address1: null } },
    ],
  ]),
  ...toRows('carrier-register', 'sagawa', [
    [
      'as many as exactly, too few',
      { credentials: { customer_numbers: ['1234', '567', '890'] } },
      { code: 'INSUFFICIENT', field: 'credentials.customer_numbers', value: 4, sentence: 'INSUFFICIENT.exactly' },
    ],
    [
      'as many as exactly, too many',
      { credentials: { customer_numbers: ['1234', '567', '890', '12', '3'] } },
      { code: 'TOO_MANY', field: 'credentials.customer_numbers', value: 4, sentence: 'TOO_MANY.exactly' },
    ],
    [
      'a number in the list of texts',
      { credentials: { customer_numbers: ['1234', 567, '890', '12'] } },
      {
        ...{ code: 'INVALID_TYPE', field: 'credentials.customer_numbers.1', value: ['string'] },
        sentence: 'INVALID_TYPE.quoted',
      },
    ],
    ['credentials by type', { credentials: { key: null } }, { code: 'REQUIRED', field: 'credentials.key' }],
    [
      'credentials of another type',
      { type: 'ups', credentials: { account_number: 'X' } },
      {
        code: 'FORMAT',
        field: 'credentials.account_number',
        params: { example: '84W7E6' },
        sentence: 'FORMAT.example',
      },
    ],
    [
      'an address within credentials',
      { type: 'dhl', credentials: { account_number: '1', site_id: '2', address: { company: 'Mori' } } },
      ...['phone', 'address1', 'zip', 'city', 'country'].map((name) => ({
        code: 'REQUIRED',
        field: `credentials.address.${name}`,
      })),
    ],
  ]),
  ...toRows('carrier-register', 'yuupack', [
    [
      'one of two credentials',
      { credentials: { customer_numbers: null } },
      { code: 'ONE_OF_REQUIRED', field: 'credentials', value: [['customer_numbers'], ['niokurinin']] },
    ],
  ]),
  ...toRows('carrier-register', 'yamato', [
    [
      'a condition within settings',
      { settings: { print: { size_fallback: null }, scheduled_delivery_email: { message: '' } } },
      { code: 'REQUIRED', field: 'settings.print.size_fallback' },
      { code: 'REQUIRED', field: 'settings.scheduled_delivery_email.message' },
    ],
    [
      'a message of 75 characters',
      { settings: { scheduled_delivery_email: { message: '文'.repeat(75) } } },
      { code: 'TOO_LONG', field: 'settings.scheduled_delivery_email.message', value: 74 },
    ],
  ]),
  ...toRows('carrier-update', 'thermal', [
    [
      'minProperties',
      { settings: null },
      { code: 'INSUFFICIENT', field: '', value: 1, sentence: 'INSUFFICIENT.members' },
    ],
    ['what the account may have already', { settings: { print: { size_fallback: null } } }],
  ]),
  ...toRows('negotiated-rates-upload', 'sagawa', [
    [
      'propertyNames and what the names hold',
      { rates: [{ origin: 'Kansai', size: '80', prices: { Mars: -1 } }] },
      {
        code: 'INVALID_VALUE',
        field: 'rates.0.prices.Mars',
        value: contract.openapi.components.schemas.Region?.enum,
        given: 'Mars',
      },
      { code: 'INSUFFICIENT', field: 'rates.0.prices.Mars', value: 0 },
    ],
    [
      'no prices',
      { rates: [{ origin: 'Kansai', size: '80', prices: {} }] },
      { code: 'INSUFFICIENT', field: 'rates.0.prices', value: 1, sentence: 'INSUFFICIENT.members' },
    ],
  ]),
  ...toRows('subuser-register', 'osaka', [
    ['no key', { key: null }, { code: 'REQUIRED', field: 'key' }],
    ['an empty key', { key: '' }, { code: 'REQUIRED', field: 'key' }],
    [
      'a key of another form',
      { key: 'osaka' },
      {
        code: 'FORMAT',
        field: 'key',
        params: { example: 'store-osaka@mori-stationery.example' },
        sentence: 'FORMAT.example',
      },
    ],
  ]),
];

describe('toSchemaIssues', () => {
  it.each(ROWS)('$operation/$example: $what', ({ operation, example, change, issues }) => {
    expect(check(operation, mergePatch(find(operation, example), change))).toEqual(issues);
  });

  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['a number', 5],
    ['null', null],
  ])('says of %s in the place of the body that it is no object', (_, body) => {
    const fields = ['setup', 'to_address', 'from_address', 'products'];
    expect(check('shipment-create', body)).toEqual([
      { code: 'INVALID_TYPE', field: '', value: ['object'], params: { fields }, sentence: 'INVALID_TYPE.fields' },
    ]);
  });

  it('has a row for every keyword of requests that can find an error', () => {
    const silent =
      'properties items allOf if then required anyOf oneOf discriminator const propertyNames additionalProperties unevaluatedProperties'.split(
        ' ',
      );
    const used = new Set(contract.operations.flatMap(({ operation }) => listKeywords(toBody(operation))));
    const found = new Set(
      ROWS.flatMap(({ operation, example, change }) =>
        validateBody(operation, mergePatch(find(operation, example), change)).map(({ keyword }) => keyword),
      ),
    );
    expect([...used].filter((keyword) => !found.has(keyword) && !silent.includes(keyword))).toEqual([]);
  });

  it('has an example or a name for every pattern of a request, and the example fits', () => {
    const patterns = contract.operations.flatMap(({ operation }) => listSchemas(toBody(operation)));
    for (const { pattern, examples, 'x-format-name': name, 'x-digits': digits } of patterns) {
      if (pattern === undefined) continue;
      expect(name ?? examples?.[0], pattern).toBeDefined();
      for (const example of examples ?? []) expect(example).toMatch(new RegExp(pattern, 'u'));
      if (!digits) continue;
      const accepts = (count: number) => new RegExp(pattern, 'u').test('1'.repeat(count));
      const [least, most] = digits;
      expect([least - 1, least, most, most + 1].map(accepts), pattern).toEqual([false, true, true, false]);
    }
  });
});

function toBody(operation: (typeof contract.operations)[number]['operation']): Schema {
  return operation.requestBody?.content['application/json'].schema ?? {};
}

/** Returns a schema and all schemas in it, at any depth. */
function listSchemas(schema: Schema): Schema[] {
  const target = schema.$ref && getReferenced(contract.openapi.components.schemas, schema.$ref);
  const fields = Object.values(schema.properties ?? {}).filter((field) => field !== false);
  const { items, propertyNames, additionalProperties, then, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [target, items, propertyNames, additionalProperties, then, ...allOf, ...anyOf, ...oneOf, ...fields].reduce(
    (all: Schema[], part) => (part ? [...all, ...listSchemas(part)] : all),
    [schema],
  );
}

function listKeywords(schema: Schema): string[] {
  const said = /^(x-|\$ref$|description$|default$|examples$|content)/;
  return listSchemas(schema).flatMap((part) => Object.keys(part).filter((keyword) => !said.test(keyword)));
}
