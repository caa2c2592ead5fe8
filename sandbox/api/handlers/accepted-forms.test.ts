import { describe, expect, it } from 'vitest';
import { mergePatch } from '../../../contract';
import { createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

type Shipment = { products: unknown[] };

const DOMESTIC = getExampleBody('shipment-create/sagawa') as { setup: object; to_address: object; products: object[] };
const INTERNATIONAL = getExampleBody('shipment-create/dhl') as { parcels: object[] };

/** The same content as serializers and tables write it. A merge patch would remove what is null, so it is spread. */
const FORMS: [name: string, body: object][] = [
  ['an optional object without fields', { ...DOMESTIC, setup: { ...DOMESTIC.setup, cash_on_delivery: {} } }],
  [
    'an optional object whose fields are null',
    { ...DOMESTIC, setup: { ...DOMESTIC.setup, cash_on_delivery: { amount: null, tax: null } } },
  ],
  [
    'optional fields that are null',
    { ...DOMESTIC, customs: null, to_address: { ...DOMESTIC.to_address, company: null } },
  ],
  ['digits as numbers', mergePatch(DOMESTIC, { setup: { pack_size: 60, pack_amount: '1' } }) as object],
  [
    'digits as strings',
    {
      ...INTERNATIONAL,
      parcels: INTERNATIONAL.parcels.map((one) => ({ ...one, width: '30', weight: '1200', amount: '1' })),
    },
  ],
  ['blank rows after the last product', { ...DOMESTIC, products: [...DOMESTIC.products, { name: ' ', quantity: 0 }] }],
];

describe('a shipment in another form than the documented one', () => {
  it.each(FORMS)('is created with %s', async (_, body) => {
    const { send } = await createTestSandbox();
    for (const account of ['dhl', 'sagawa']) {
      await send('POST /carriers', { body: getExampleBody(`carrier-register/${account}`) });
    }
    const { status, body: shipment } = await send<Shipment>('POST /shipments', { body });
    expect(status, JSON.stringify(shipment)).toBe(200);
  });

  it('is stored in the documented one', async () => {
    const { send } = await createTestSandbox();
    const products = [
      { ...DOMESTIC.products[0], quantity: '2', name: 2026 },
      { name: null, quantity: 0 },
    ];
    const { body } = await send<Shipment>('POST /shipments', {
      body: mergePatch(DOMESTIC, { setup: { ref_number: 1042 }, products }),
    });
    expect(body.products).toEqual([expect.objectContaining({ name: '2026', quantity: 2 })]);
  });
});

describe('a form that says something else', () => {
  it.each<[string, object, string]>([
    ['a postal code as a number', { to_address: { zip: 600042 } }, 'to_address.zip'],
    ['a width as text', { parcels: [{ width: 'ten', height: 1, depth: 1, weight: 1 }] }, 'parcels.0.width'],
    ['a required field that is null', { to_address: { phone: null } }, 'to_address.phone'],
  ])('is rejected: %s', async (_, change, field) => {
    const { send } = await createTestSandbox();
    const patched = mergePatch(DOMESTIC, change) as object;
    const { status, body } = await send<{ details: { field: string }[] }>('POST /shipments', { body: patched });
    expect(status).toBe(400);
    expect(body.details.map((detail) => detail.field)).toContain(field);
  });
});
