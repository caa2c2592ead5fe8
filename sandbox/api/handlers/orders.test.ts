import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mergePatch } from '../../../contract';
import { createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';

/** An order of contract/data/examples/orders.yaml. */
type Order = {
  example: string;
  change: object;
  ends: 'created' | 'rejected';
  /** The rule by field; null for an error of the schema or of a name. */
  errors?: Record<string, string | null>;
  warned?: string[];
  correction?: object;
};

type Answer = {
  details?: { field: string; rule: string | null }[];
  delivery?: { label: string; tracking_numbers: string[]; warnings: { type: string; message: string }[] };
};

const orders = parse(readFileSync('contract/data/examples/orders.yaml', 'utf8')) as Record<string, Order>;
const CARRIERS = ['yamato', 'sagawa', 'yuupack', 'dhl', 'japanpost'];

async function createShop() {
  const { send, ...sandbox } = await createTestSandbox();
  for (const type of CARRIERS) await send('POST /carriers', { body: getExampleBody(`carrier-register/${type}`) });
  return { ...sandbox, send };
}

describe('thirty orders of a shop', () => {
  it('are thirty', () => expect(Object.keys(orders)).toHaveLength(30));

  it.each(Object.entries(orders))('%s', async (_, { example, change, ends, errors = {}, warned = [], correction }) => {
    const { send } = await createShop();
    const order = mergePatch(getExampleBody(`shipment-create/${example}`), change);
    const first = await send<Answer>('POST /shipments', { body: order });
    const rejected = Object.fromEntries((first.body.details ?? []).map(({ field, rule }) => [field, rule]));
    expect({ status: first.status, rejected }).toEqual({ status: ends === 'created' ? 200 : 400, rejected: errors });
    const last = correction ? await send<Answer>('POST /shipments', { body: mergePatch(order, correction) }) : first;
    expect({ status: last.status, details: last.body.details }).toEqual({ status: 200, details: undefined });
    expect(last.body.delivery?.label).toMatch(/\.pdf$/);
    expect(last.body.delivery?.tracking_numbers.length).toBeGreaterThan(0);
    // The shop has no signature, which is no matter of the order.
    const warnings = last.body.delivery?.warnings.filter(({ type }) => type !== 'invoice');
    expect(warnings).toHaveLength(warned.length);
  });
});
