import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/node';
import { toDocumentedForm } from './documented-form';

const contract = loadContract('contract');

type Row = [name: string, sent: unknown, expected: unknown, noted?: string[]];

const ROWS: Row[] = [
  [
    'leaves out a field that is null',
    { to_address: { company: null, zip: '1000001' } },
    { to_address: { zip: '1000001' } },
  ],
  [
    'leaves out an optional object without fields',
    { setup: { service: 'x', cash_on_delivery: {} } },
    { setup: { service: 'x' } },
  ],
  [
    'leaves out an optional object whose fields are all null',
    { setup: { service: 'x', cash_on_delivery: { amount: null, tax: null } } },
    { setup: { service: 'x' } },
  ],
  ['keeps a required object without fields', { setup: {} }, { setup: {} }],
  ['keeps an unknown field', { setup: { shipment_date: null } }, { setup: { shipment_date: null } }],
  [
    'reads digits as a number',
    { parcels: [{ width: '10', height: ' 5.5 ', amount: '1' }] },
    { parcels: [{ width: 10, height: 5.5, amount: 1 }] },
    ['parcels.0.width', 'parcels.0.height', 'parcels.0.amount'],
  ],
  [
    'reads a number as digits',
    { setup: { pack_size: 60, ref_number: 1042 } },
    { setup: { pack_size: '60', ref_number: '1042' } },
    ['setup.pack_size', 'setup.ref_number'],
  ],
  [
    'keeps a number in which zeros at the beginning may be lost',
    { to_address: { zip: 2139, phone: 9012345678 }, products: [{ hs_code: 10121 }] },
    { to_address: { zip: 2139, phone: 9012345678 }, products: [{ hs_code: 10121 }] },
  ],
  [
    'keeps what is not a decimal number',
    { parcels: [{ width: '1e3', height: '0x10', depth: '1,000', weight: '' }] },
    { parcels: [{ width: '1e3', height: '0x10', depth: '1,000', weight: '' }] },
  ],
  [
    'keeps digits that no number can hold',
    { parcels: [{ width: '9'.repeat(400) }] },
    { parcels: [{ width: '9'.repeat(400) }] },
  ],
  [
    'leaves out rows at the end in which nothing is filled in',
    { products: [{ name: 'Pen', quantity: 1 }, { name: ' ', quantity: 0 }, { name: null }] },
    { products: [{ name: 'Pen', quantity: 1 }] },
  ],
  [
    'leaves out rows at the end with a zero in digits, without fields, or that are no rows',
    { products: [{ name: 'Pen' }, { name: '', quantity: '0' }, { size: {} }, null, ''] },
    { products: [{ name: 'Pen' }] },
  ],
  [
    'keeps an empty row before a filled one',
    {
      products: [
        { name: '', quantity: 0 },
        { name: 'Pen', quantity: 1 },
      ],
    },
    {
      products: [
        { name: '', quantity: 0 },
        { name: 'Pen', quantity: 1 },
      ],
    },
  ],
  ['leaves out an optional array without entries', { parcels: [], products: [] }, { products: [] }],
  ['keeps the only row', { products: [{ name: '', quantity: 0 }] }, { products: [{ name: '', quantity: 0 }] }],
  ['keeps a body that is no object', [1, null], [1, null]],
];

describe('toDocumentedForm', () => {
  it.each(ROWS)('%s', (_, sent, expected, noted = []) => {
    const form = toDocumentedForm('shipment-create', sent, contract);
    expect(form.body).toEqual(expected);
    expect(form.notes.map(({ field }) => field)).toEqual(noted);
  });

  it('notes the type that is documented', () => {
    const body = { setup: { pack_size: 60, pack_amount: '2' }, parcels: [{ width: '10' }] };
    const note = { rule: 'documented-form', severity: 'warning', code: 'INVALID_TYPE' };
    expect(toDocumentedForm('shipment-create', body, contract).notes).toEqual([
      { ...note, field: 'setup.pack_size', value: ['string'] },
      { ...note, field: 'setup.pack_amount', value: ['integer'] },
      { ...note, field: 'parcels.0.width', value: ['number'] },
    ]);
  });

  it('does not touch credentials, in which digits are codes', () => {
    const body = { type: 'yamato', credentials: { code: 1, customer_numbers: [1, 2, 3, 4] } };
    expect(toDocumentedForm('carrier-register', body, contract)).toEqual({ body, notes: [] });
  });

  it('reads digits as a number under names that the caller chooses', () => {
    const body = { rates: [{ origin: 'Kansai', size: 80, prices: { Kansai: '900', Kanto: 1100 } }] };
    expect(toDocumentedForm('negotiated-rates-upload', body, contract).body).toEqual({
      rates: [{ origin: 'Kansai', size: '80', prices: { Kansai: 900, Kanto: 1100 } }],
    });
  });

  it('leaves out credentials of which none are changed', () => {
    expect(toDocumentedForm('carrier-update', { credentials: {} }, contract).body).toEqual({});
  });

  it('changes nothing in the examples of the portal', () => {
    const changed = contract.examples.filter(({ operation, request }) => {
      const { body, notes } = toDocumentedForm(operation, request, contract);
      return notes.length > 0 || JSON.stringify(body) !== JSON.stringify(request);
    });
    expect(changed.map(({ operation, name }) => `${operation}/${name}`)).toEqual([]);
  });
});

it.each([
  [58213, '58213'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  [2 ** 53, 2 ** 53],
  [12345678901234567890, 12345678901234567890],
  [-(2 ** 53), -(2 ** 53)],
  [1e21, 1e21],
  [1.5, '1.5'],
  [0.1 + 0.2, 0.1 + 0.2],
])('a number is a string only while it has all its digits: %d', (ref_number, expected) => {
  const { body } = toDocumentedForm('shipment-create', { setup: { ref_number } }, contract);
  expect(body).toEqual({ setup: { ref_number: expected } });
});
