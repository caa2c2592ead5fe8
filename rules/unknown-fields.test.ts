// cspell:ignore delivry amout fragil adress heigth
import { describe, expect, it } from 'vitest';
import { contract } from './describe-rule';
import { findBodyView } from './body-view';
import { listUnknownFields } from './unknown-fields';

/** Fields of the warnings, each with the name that was meant. */
function check(operation: string, body: unknown, accountType?: string): [string, unknown][] {
  const view = findBodyView(contract, operation, accountType);
  if (!view) throw new Error(`${operation} has no body.`);
  return listUnknownFields(body, view).map(({ field, params }) => [field, params?.nearest]);
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
    [{ to_address: { postal_code: '' } }, 'to_address.postal_code', undefined],
    [{ from_address: { state: '' } }, 'from_address.state', undefined],
    [{ parcels: [{}, { heigth: 3 }] }, 'parcels.1.heigth', 'height'],
    [{ products: [{ sku: 'A' }] }, 'products.0.sku', undefined],
    [{ customs: { ioss_number: '' } }, 'customs.ioss_number', undefined],
    [JSON.parse('{ "__proto__": {} }'), '__proto__', undefined],
    [{ constructor: 1 }, 'constructor', undefined],
    [{ setup: { '': 1 } }, 'setup.', undefined],
    [{ setup: { ['x'.repeat(90)]: 1 } }, `setup.${'x'.repeat(60)}`, undefined],
  ])('%j: %s, meant is %s', (body, field, meant) => {
    expect(check('shipment-create', body)).toEqual([[field, meant]]);
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

  it('leaves a field that is forbidden to the schema', () => {
    expect(check('rates-list', { setup: { service: 'x' } })).toEqual([]);
  });

  it('accepts regions as names', () => {
    expect(check('negotiated-rates-upload', { rates: [{ prices: { Mars: 1 } }] })).toEqual([]);
  });
});
