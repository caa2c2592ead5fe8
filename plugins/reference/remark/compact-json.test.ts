import { expect, it } from 'vitest';
import { renderCompactJson } from './compact-json';

const REQUEST = {
  setup: { carrier: 'sagawa', service: 'sagawa_regular', currency: 'JPY', pack_size: '80', pack_amount: 2, test: true },
  to_address: { full_name: '高橋 美咲', zip: '060-0042', province: '北海道', address1: '札幌市中央区大通西' },
  products: [{ name: '文房具', quantity: 2, price: 4000 }],
};

it('puts as many short fields on a line as fit into the columns', () => {
  expect(renderCompactJson(REQUEST, 56)).toBe(`{
  "setup": {
    "carrier": "sagawa", "service": "sagawa_regular",
    "currency": "JPY", "pack_size": "80",
    "pack_amount": 2, "test": true
  },
  "to_address": {
    "full_name": "高橋 美咲", "zip": "060-0042",
    "province": "北海道",
    "address1": "札幌市中央区大通西"
  },
  "products": [
    { "name": "文房具", "quantity": 2, "price": 4000 }
  ]
}`);
});

it('changes no value, and no line that could be shorter is longer than the columns', () => {
  for (const columns of [40, 56, 80]) {
    const text = renderCompactJson(REQUEST, columns);
    expect(JSON.parse(text)).toEqual(REQUEST);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
  }
  expect(renderCompactJson({ a: 1, b: [] }, 40)).toBe('{ "a": 1, "b": [] }');
});
