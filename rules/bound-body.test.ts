import { describe, expect, it } from 'vitest';
import { contract } from '../tests/rules/describe-rule';
import { boundBody } from './bound-body';
import { findBodyView } from './body-view';

function judge(operation: string, body: unknown): unknown {
  const view = findBodyView(contract, operation);
  if (!view) throw new Error(`${operation} has no body.`);
  return boundBody(body, view);
}

describe('boundBody', () => {
  it('keeps what can be right', () => {
    for (const { operation, request } of contract.examples) {
      if (request !== undefined) expect(judge(operation, request)).toEqual(request);
    }
  });

  it('cuts a list after the first entry too many', () => {
    const products = Array.from({ length: 5000 }, (_, index) => ({ name: String(index) }));
    expect(judge('shipment-create', { products })).toEqual({ products: products.slice(0, 101) });
  });

  it('keeps the first unknown fields by name, in any order', () => {
    const names = Array.from({ length: 100 }, (_, index) => `x${String(index).padStart(3, '0')}`);
    const toBody = (list: string[]): object => ({ setup: Object.fromEntries(list.map((name) => [name, 1])) });
    expect(judge('shipment-create', toBody(names))).toEqual(toBody(names.slice(0, 20)));
    expect(judge('shipment-create', toBody(names.toReversed()))).toEqual(toBody(names.slice(0, 20)));
  });

  it('keeps a field that is forbidden, however many are not known', () => {
    const names = Array.from({ length: 100 }, (_, index) => `a${index}`);
    const setup = Object.fromEntries([...names, 'service'].map((name) => [name, 1]));
    expect(judge('rates-list', { setup })).toHaveProperty('setup.service', 1);
  });

  it('keeps every region that is known and some that are not', () => {
    const regions = Object.keys(contract.catalogue.carriers.sagawa?.regions ?? {});
    const wrong = Array.from({ length: 300 }, (_, index) => `Nowhere ${index}`);
    const prices = Object.fromEntries([...wrong, ...regions].map((name) => [name, 1]));
    const { rates } = judge('negotiated-rates-upload', { rates: [{ prices }] }) as { rates: { prices: object }[] };
    expect(Object.keys(rates[0]?.prices ?? {})).toHaveLength(regions.length + 20);
  });

  it('cuts a string after ten times its limit, also in a field that is not known', () => {
    const long = 'a'.repeat(5000);
    const products = [{ name: long, unknown: long }];
    expect(judge('shipment-create', { products })).toEqual({
      products: [{ name: 'a'.repeat(2001), unknown: 'a'.repeat(2001) }],
    });
    expect(judge('shipment-create', { setup: { ref_number: long } })).toHaveProperty('setup.ref_number.length', 501);
  });

  it('keeps a file in Base64', () => {
    const body = { type: 'logo', file: 'A'.repeat(1_000_000) };
    expect(judge('file-upload', body)).toEqual(body);
  });
});
