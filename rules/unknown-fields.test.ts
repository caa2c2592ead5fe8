// cspell:ignore servce dleivery delivry amout fragil adress heigth
import { describe, expect, it } from 'vitest';
import { contract } from '../tests/rules/describe-rule';
import { findBodyView } from './body-view';
import type { Issue } from './issue';
import { listUnknownFields } from './unknown-fields';

function list(operation: string, body: unknown, accountType?: string): Issue[] {
  const view = findBodyView(contract, operation, accountType);
  if (!view) throw new Error(`${operation} has no body.`);
  return listUnknownFields(body, view, contract);
}

/** The unknown fields, each with the name that was meant. */
function check(...request: Parameters<typeof list>): [string, unknown][] {
  return list(...request).map(({ field, params }) => [field, params?.nearest]);
}

describe('listUnknownFields', () => {
  it.each([
    [{ setup: { delivry_date: '2026-11-28' } }, 'setup.delivry_date', 'delivery_date'],
    [{ setup: { deliveryDate: '2026-11-28' } }, 'setup.deliveryDate', 'delivery_date'],
    [{ setup: { 'pack-size': '80' } }, 'setup.pack-size', 'pack_size'],
    [{ setup: { cash_on_delivery: { amout: 1 } } }, 'setup.cash_on_delivery.amout', 'amount'],
    [{ setup: { options: { fragil: true } } }, 'setup.options.fragil', 'fragile'],
    [{ toAddress: { zip: '1' } }, 'toAddress', 'to_address'],
    [{ to_address: { adress1: 'A' } }, 'to_address.adress1', 'address1'],
    [{ to_address: { postal_code: '1' } }, 'to_address.postal_code', 'zip'],
    [{ from_address: { state: 'A' } }, 'from_address.state', 'province'],
    [{ parcels: [{}, { heigth: 3 }] }, 'parcels.1.heigth', 'height'],
    [{ products: [{ sku: 'A' }] }, 'products.0.sku', undefined],
    [{ customs: { ioss_number: 'A' } }, 'customs.ioss_number', 'ioss_number'],
    [JSON.parse('{ "__proto__": 1 }'), '__proto__', undefined],
    [{ constructor: 1 }, 'constructor', undefined],
    [{ setup: { '': 1 } }, 'setup.', undefined],
    [{ setup: { ['x'.repeat(90)]: 1 } }, `setup.${'x'.repeat(60)}`, undefined],
  ])('%j: %s, meant is %s', (body, field, meant) => {
    expect(check('shipment-create', body)).toEqual([[field, meant]]);
  });

  it('means no string by an object', () => {
    expect(check('address-register', { address: { box: 'A' } })).toEqual([['address', undefined]]);
    expect(check('address-register', { address: { zip: '060-0042' } })).toEqual([['address.zip', 'zip']]);
    expect(check('address-register', { address: 'Street' })).toEqual([['address', 'address1']]);
  });

  it.each([
    [{ setup: { service: 'x' } }],
    [{ to_address: { province_kanji: '東京都' } }],
    [{ setup: [1], products: { x: 1 }, parcels: 'x' }],
    [[{ x: 1 }]],
    ['x'],
  ])('%j has none', (body) => {
    expect(check('shipment-create', body)).toEqual([]);
  });

  it('knows the credentials of the carrier type that is registered, and no others', () => {
    expect(check('carrier-register', { type: 'dhl', credentials: { site_id: 'A', key: 'A' } })).toEqual([
      ['credentials.key', undefined],
    ]);
    expect(check('carrier-register', { type: 'yamato', credentials: { site_id: 'A', key: 'A' } })).toEqual([
      ['credentials.site_id', undefined],
    ]);
    expect(check('carrier-register', { type: 'kuroneko', credentials: { site_id: 'A' } })).toEqual([]);
  });

  it('knows the credentials of the account that is updated', () => {
    expect(check('carrier-update', { credentials: { customerNumbers: ['A'], site_id: 'A' } }, 'sagawa')).toEqual([
      ['credentials.customerNumbers', 'customer_numbers'],
      ['credentials.site_id', undefined],
    ]);
  });

  it('accepts regions as names', () => {
    expect(check('negotiated-rates-upload', { rates: [{ prices: { Mars: 1 } }] })).toEqual([]);
  });

  it.each([
    [{ setup: { cool_options: 'fresh' } }, 'setup.cool_options', 'setup.temperature'],
    [{ setup: { time: 'am' } }, 'setup.time', 'setup.delivery_time'],
    [{ setup: { care: { fragile: true } } }, 'setup.care', 'setup.options'],
    [{ setup: { reference: 'A-1' } }, 'setup.reference', 'setup.ref_number'],
    [{ setup: { shipment_date: '2026-11-26' } }, 'setup.shipment_date', 'setup.date'],
    [{ reference: 'A-1' }, 'reference', 'setup.ref_number'],
    [{ temperature: 'fresh' }, 'temperature', 'setup.temperature'],
    [{ setup: { parcels: [{ width: 1 }] } }, 'setup.parcels', 'parcels'],
    [{ setup: { servce: 'x' } }, 'setup.servce', 'setup.service'],
    [{ products: [{ 'hs-code': '9608.30' }] }, 'products.0.hs-code', 'products.0.hs_code'],
    [{ to_address: { name: 'Mori' } }, 'to_address.name', 'to_address.full_name'],
  ])('%j is an error: %s is %s', (body, field, value) => {
    expect(list('shipment-create', body)).toMatchObject([{ code: 'UNKNOWN_FIELD', severity: 'error', field, value }]);
  });

  it.each([
    { setup: { care: {}, time: '', cool_options: null, notes: ' ', ship_date: [] } },
    { ship_to: { name: '', street: null }, products: [{ hs_tariff_number: '' }] },
  ])('%j: a name without a value says nothing', (body) => {
    expect(list('shipment-create', body)).toEqual([]);
  });

  it.each([
    ['setup', { ddp: true }, 'setup.ddp', 'customs.duty_paid', 'UNKNOWN_FIELD.name'],
    ['setup', { incoterms: 'DDP' }, 'setup.incoterms', 'customs.duty_paid', 'UNKNOWN_FIELD.value'],
    ['customs', { incoterm: 'DAP' }, 'customs.incoterm', 'customs.duty_paid', 'UNKNOWN_FIELD.value'],
    ['customs', { duty_payed: true }, 'customs.duty_payed', 'customs.duty_paid', 'UNKNOWN_FIELD.slip'],
    ['setup', { is_test: true }, 'setup.is_test', 'setup.test', 'UNKNOWN_FIELD.name'],
    ['setup', { live_mode: false }, 'setup.live_mode', 'setup.test', 'UNKNOWN_FIELD.opposite'],
    ['options', { incoterm: 'DDP' }, 'options.incoterm', 'customs.duty_paid', 'UNKNOWN_FIELD.value'],
    ['setup', { extra: { is_test: true } }, 'setup.extra.is_test', 'setup.test', 'UNKNOWN_FIELD.name'],
    ['setup', { weight: 5 }, 'setup.weight', undefined, 'UNKNOWN_FIELD.places'],
    ['setup', { dimensions: '30x20x10' }, 'setup.dimensions', undefined, 'UNKNOWN_FIELD.places'],
    [
      'setup',
      { insured_value: { amount: 5, currency: 'USD' } },
      'setup.insured_value',
      'setup.insurance',
      'UNKNOWN_FIELD.name',
    ],
    ['extra', { servicelevel: { token: 'x' } }, 'extra.servicelevel', 'setup.service', 'UNKNOWN_FIELD.name'],
    ['shipment', { options: { fragile: true } }, 'shipment.options', 'options', 'UNKNOWN_FIELD.name'],
    [
      'shipment',
      { options: { incoterm: 'DDP' } },
      'shipment.options.incoterm',
      'customs.duty_paid',
      'UNKNOWN_FIELD.value',
    ],
    ['setup', { price_inr: 5 }, 'setup.price_inr', undefined, 'UNKNOWN_FIELD.measure'],
    ['setup', { tax_rate: 10 }, 'setup.tax_rate', undefined, 'UNKNOWN_FIELD.unsupported'],
    ['setup', { hold: true }, 'setup.hold', undefined, 'UNKNOWN_FIELD.unsupported'],
    ['setup', { test_flag: 1 }, 'setup.test_flag', 'setup.test', 'UNKNOWN_FIELD.name'],
    ['setup', { cod_flag: true }, 'setup.cod_flag', undefined, 'UNKNOWN_FIELD.stem'],
    ['setup', { insuranceFlag: 1 }, 'setup.insuranceFlag', undefined, 'UNKNOWN_FIELD.stem'],
    ['setup', { ddp_fee: 500 }, 'setup.ddp_fee', undefined, 'UNKNOWN_FIELD.unsupported'],
    ['setup', { hide_account: true }, 'setup.hide_account', undefined, 'UNKNOWN_FIELD.account'],
    ['setup', { ShippingServiceId: 'x' }, 'setup.ShippingServiceId', 'setup.service', 'UNKNOWN_FIELD.name'],
    ['setup', { print_custom_1: 'x' }, 'setup.print_custom_1', 'setup.ref_number', 'UNKNOWN_FIELD.name'],
    ['setup', { priority_mail: true }, 'setup.priority_mail', undefined, 'UNKNOWN_FIELD.stem'],
    ['setup', { warehouse_id: 'x' }, 'setup.warehouse_id', 'from_address', 'UNKNOWN_FIELD.name'],
    ['setup', { kg: 5 }, 'setup.kg', undefined, 'UNKNOWN_FIELD.measure'],
    ['setup', { dleivery_date: '2026-11-28' }, 'setup.dleivery_date', 'setup.delivery_date', 'UNKNOWN_FIELD.name'],
  ])('%s %j decides money or reality: %s is %s', (object, fields, field, value, sentence) => {
    const [issue, ...others] = list('shipment-create', { [object]: fields });
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ severity: 'error', field, sentence });
    expect(issue?.value).toBe(value);
  });

  it.each([
    [{ weight: 5, weight_unit: 'kg' }, 'UNKNOWN_FIELD.unit'],
    [{ weight: 500, weight_unit: 'G' }, undefined],
    [{ width: 5, dimension_unit: 'inches' }, 'UNKNOWN_FIELD.unit'],
    [{ width: 5, size_unit: 'cm' }, undefined],
    [{ width: 5, units: 'imperial' }, 'UNKNOWN_FIELD.unit'],
    [{ weight: 5, mass_unit: 'stone' }, 'UNKNOWN_FIELD.unit'],
    [{ weight: 5, unit: 'pcs' }, undefined],
    [{ weight_kg: 5 }, 'UNKNOWN_FIELD.measure'],
    [{ lengthInInches: 5 }, 'UNKNOWN_FIELD.measure'],
    [{ weight_g: 5 }, 'UNKNOWN_FIELD.name'],
    [{ kg: 5 }, 'UNKNOWN_FIELD.measure'],
    [{ inches: '5.5' }, 'UNKNOWN_FIELD.measure'],
    [{ kg: 'yes' }, undefined],
  ])('a parcel with %j: %s', (parcel, sentence) => {
    const severity = sentence === undefined ? 'warning' : 'error';
    for (const operation of ['shipment-create', 'rates-list']) {
      expect(list(operation, { parcels: [parcel] })).toMatchObject([{ severity, ...(sentence ? { sentence } : {}) }]);
    }
  });

  it.each([
    ['USD', 'USD', 'warning'],
    ['USD', 'EUR', 'error'],
    [undefined, 'JPY', 'warning'],
    [undefined, 'USD', 'error'],
  ])('setup.currency %s: the currency %s of a product is an %s', (currency, own, severity) => {
    expect(list('rates-list', { setup: { currency }, products: [{ currency: own }] })).toMatchObject([
      { field: 'products.0.currency', severity, ...(severity === 'error' ? { value: 'setup.currency' } : {}) },
    ]);
  });

  it('takes a sum over all units for no price', () => {
    expect(list('shipment-create', { products: [{ value: 30 }] })).toMatchObject([
      { severity: 'error', sentence: 'UNKNOWN_FIELD.total', params: { nearest: 'price' } },
    ]);
  });

  it('ignores names in a request for rates that cannot change a price', () => {
    const body = { setup: { method: 'x', is_test: true, reference: 'A' }, to_address: { name: 'A', street1: 'B' } };
    expect(list('rates-list', body).map(({ severity }) => severity)).toEqual(Array(5).fill('warning'));
    expect(list('shipment-create', body).map(({ severity }) => severity)).toEqual(Array(5).fill('error'));
  });

  it('does not read what clients keep for themselves', () => {
    expect(list('shipment-create', { metadata: { order_id: '1' } })).toMatchObject([{ severity: 'warning' }]);
  });

  it.each([
    { setup: { color: 'red' } },
    { setup: { cod_flag: false } },
    { setup: { gift_option: true, batch_id: 'x', order_type: 'b2b', tracking_url: 'x', time_zone: 'JST' } },
    { products: [{ product_id: 'x', image_url: 'x', variant: 'x' }], to_address: { phone_type: 'x' } },
    { products: [{ sku: 'A' }] },
    { shipment: { options: { label_format: 'PDF' } } },
    { pickup: { isRequested: false } },
  ])('%j is a warning', (body) => {
    const severities = list('shipment-create', body).map(({ severity }) => severity);
    expect([...new Set(severities)]).toEqual(['warning']);
  });

  it('takes the date beside a former shipment date for the delivery date', () => {
    const setup = { date: '2026-11-28', shipment_date: '2026-11-26' };
    expect(list('shipment-create', { setup })).toMatchObject([
      { field: 'setup.date', value: 'setup.delivery_date', sentence: 'UNKNOWN_FIELD.beside' },
      { field: 'setup.shipment_date', value: 'setup.date' },
    ]);
  });

  it('lists an unknown setting of a carrier account as an error', () => {
    const settings = { label: { hide_account: true, logo: 'A' }, prints: { size: 'PDF_A4' } };
    expect(list('carrier-register', { type: 'sagawa', settings })).toMatchObject([
      { severity: 'error', value: 'settings.label.show_account', sentence: 'UNKNOWN_FIELD.opposite' },
      { severity: 'error', field: 'settings.label.logo' },
      { severity: 'error', field: 'settings.prints', value: 'settings.print' },
    ]);
  });
});
