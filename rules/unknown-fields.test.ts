// cspell:ignore servce dleivery delivry amout fragil adress heigth
import { describe, expect, it } from 'vitest';
import { contract } from './describe-rule';
import { findBodyView } from './body-view';
import type { Issue } from './issue';
import { listUnknownFields } from './unknown-fields';

function list(operation: string, body: unknown, accountType?: string): Issue[] {
  const view = findBodyView(contract, operation, accountType);
  if (!view) throw new Error(`${operation} has no body.`);
  return listUnknownFields(body, view);
}

/** The unknown fields, each with the name that was meant. */
function check(...request: Parameters<typeof list>): [string, unknown][] {
  return list(...request).map(({ field, params }) => [field, params?.nearest]);
}

describe('listUnknownFields', () => {
  it.each([
    [{ setup: { delivry_date: '' } }, 'setup.delivry_date', 'delivery_date'],
    [{ setup: { deliveryDate: '' } }, 'setup.deliveryDate', 'delivery_date'],
    [{ setup: { 'pack-size': '' } }, 'setup.pack-size', 'pack_size'],
    [{ setup: { cash_on_delivery: { amout: 1 } } }, 'setup.cash_on_delivery.amout', 'amount'],
    [{ setup: { options: { fragil: true } } }, 'setup.options.fragil', 'fragile'],
    [{ toAddress: {} }, 'toAddress', 'to_address'],
    [{ to_address: { adress1: '' } }, 'to_address.adress1', 'address1'],
    [{ to_address: { postal_code: '' } }, 'to_address.postal_code', 'zip'],
    [{ from_address: { state: '' } }, 'from_address.state', 'province'],
    [{ parcels: [{}, { heigth: 3 }] }, 'parcels.1.heigth', 'height'],
    [{ products: [{ sku: 'A' }] }, 'products.0.sku', undefined],
    [{ customs: { ioss_number: '' } }, 'customs.ioss_number', 'ioss_number'],
    [JSON.parse('{ "__proto__": {} }'), '__proto__', undefined],
    [{ constructor: 1 }, 'constructor', undefined],
    [{ setup: { '': 1 } }, 'setup.', undefined],
    [{ setup: { ['x'.repeat(90)]: 1 } }, `setup.${'x'.repeat(60)}`, undefined],
  ])('%j: %s, meant is %s', (body, field, meant) => {
    expect(check('shipment-create', body)).toEqual([[field, meant]]);
  });

  it('means no string by an object', () => {
    expect(check('address-register', { address: { zip: '060-0042' } })).toEqual([['address', undefined]]);
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
    expect(check('carrier-register', { type: 'dhl', credentials: { site_id: '', key: '' } })).toEqual([
      ['credentials.key', undefined],
    ]);
    expect(check('carrier-register', { type: 'yamato', credentials: { site_id: '', key: '' } })).toEqual([
      ['credentials.site_id', undefined],
    ]);
    expect(check('carrier-register', { type: 'kuroneko', credentials: { site_id: '' } })).toEqual([]);
  });

  it('knows the credentials of the account that is updated', () => {
    expect(check('carrier-update', { credentials: { customerNumbers: [], site_id: '' } }, 'sagawa')).toEqual([
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
    [{ setup: { care: {} } }, 'setup.care', 'setup.options'],
    [{ setup: { reference: 'A-1' } }, 'setup.reference', 'setup.ref_number'],
    [{ setup: { shipment_date: '2026-11-26' } }, 'setup.shipment_date', 'setup.date'],
    [{ reference: 'A-1' }, 'reference', 'setup.ref_number'],
    [{ temperature: 'fresh' }, 'temperature', 'setup.temperature'],
    [{ setup: { parcels: [] } }, 'setup.parcels', 'parcels'],
    [{ setup: { servce: 'x' } }, 'setup.servce', 'setup.service'],
    [{ products: [{ 'hs-code': '' }] }, 'products.0.hs-code', 'products.0.hs_code'],
    [{ to_address: { name: 'Mori' } }, 'to_address.name', 'to_address.full_name'],
  ])('%j is an error: %s is %s', (body, field, value) => {
    expect(list('shipment-create', body)).toMatchObject([{ code: 'UNKNOWN_FIELD', severity: 'error', field, value }]);
  });

  it.each([
    { setup: { color: 'red' } },
    { phone: '03' },
    { products: [{ sku: 'A' }] },
    { setup: { dleivery_date: '' } },
  ])('%j is a warning', (body) => {
    expect(list('shipment-create', body)).toMatchObject([{ code: 'UNKNOWN_FIELD', severity: 'warning' }]);
  });

  it('takes the date beside a former shipment date for the delivery date', () => {
    const setup = { date: '2026-11-28', shipment_date: '2026-11-26' };
    expect(list('shipment-create', { setup })).toMatchObject([
      { field: 'setup.date', value: 'setup.delivery_date', sentence: 'UNKNOWN_FIELD.beside' },
      { field: 'setup.shipment_date', value: 'setup.date' },
    ]);
  });

  it('lists an unknown setting of a carrier account as an error', () => {
    const settings = { label: { hide_account: true, logo: 'A' }, prints: {} };
    expect(list('carrier-register', { type: 'sagawa', settings })).toMatchObject([
      { severity: 'error', value: 'settings.label.show_account', sentence: 'UNKNOWN_FIELD.opposite' },
      { severity: 'error', field: 'settings.label.logo' },
      { severity: 'error', field: 'settings.prints', value: 'settings.print' },
    ]);
  });
});
