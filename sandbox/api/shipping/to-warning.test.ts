import { describe, expect, it } from 'vitest';
import { mergePatch, viewBody, viewComponent, type RuleSchemaView } from '../../../contract';
import { getField, RULES, type Rule } from '../../../rules';
import { contract, createTestSandbox, getExampleBody } from '../../../tests/sandbox/test-sandbox';
import { NOTICES, UNKNOWN_FIELD_RULE, type NoticeId, type Warning } from './to-warning';

type Body = { warnings?: Warning[]; delivery?: { warnings: Warning[] } };
type Reported = Warning & { operation: string };

function listWarnings(operation: string, body: unknown): Reported[] {
  const { warnings, delivery } = body as Body;
  return (warnings ?? delivery?.warnings ?? []).map((warning) => ({ ...warning, operation }));
}

/** The warnings of the recorded requests: each rule that warns has one. */
const recorded = contract.errorCases.flatMap(({ operation, responses }) =>
  Object.values(responses).flatMap((body) => listWarnings(operation, body)),
);

const FOREIGN = { country: 'US', province: 'NY', zip: '10001' };
const PRODUCT = { quantity: 1, price: 900, weight: 50, hs_code: '9608.10', origin_country: 'JP' };

/** A request with each notice: the example, the change, and the carrier of its account. */
const REQUESTS: Record<NoticeId, [example: string, change: object, carrier: string | undefined]> = {
  'not-tracked': ['shipment-create/yuumail', {}, 'yuumail'],
  'label-cut': ['shipment-create/sagawa', { setup: { delivery_note: '裏手の搬入口から'.repeat(12) } }, 'sagawa'],
  'invoice-cut': ['shipment-create/dhl', { products: [{ ...PRODUCT, name: 'Pen with ink '.repeat(15) }] }, 'dhl'],
  'invoice-unsigned': ['shipment-create/dhl', {}, 'dhl'],
  'rates-no-account': ['rates-list/domestic', {}, undefined],
  'rates-other-route': ['rates-list/domestic', {}, 'dhl'],
  'rates-no-route': ['rates-list/domestic', { to_address: FOREIGN, from_address: FOREIGN }, 'dhl'],
};

async function send(example: string, change: object, carrier: string | undefined): Promise<Reported[]> {
  const { send } = await createTestSandbox();
  if (carrier) await send('POST /carriers', { body: getExampleBody(`carrier-register/${carrier}`) });
  const operation = example.split('/')[0] ?? '';
  const body = mergePatch(getExampleBody(example), change);
  const response = await send(operation === 'rates-list' ? 'POST /rates' : 'POST /shipments', { body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return listWarnings(operation, response.body);
}

/** Whether the body of an operation describes a field: 'parcels.0.width' */
function isDescribed(operation: string, field: string): boolean {
  let view: RuleSchemaView | undefined = viewBody(contract, operation);
  for (const part of field.split('.')) view = /^\d+$/.test(part) ? view?.items : view?.fields.get(part);
  return view !== undefined;
}

describe('a warning has the path of a field of its request and a rule that exists', () => {
  const rules = (RULES as readonly Rule[]).filter(({ severity }) => severity === 'warning').map(({ id }) => id);

  it.each(rules)('%s', (rule) => {
    const found = recorded.filter((warning) => warning.rule === rule);
    expect(found).not.toEqual([]);
    expect(found.filter(({ operation, field }) => !isDescribed(operation, field))).toEqual([]);
  });

  it.each(Object.entries(REQUESTS))('%s', async (rule, request) => {
    const found = (await send(...request)).filter((warning) => warning.rule === rule);
    expect(found).not.toEqual([]);
    expect(found.filter(({ operation, field }) => !isDescribed(operation, field))).toEqual([]);
  });

  it.each([
    ['shipment-create/sagawa', 'sagawa'],
    ['rates-list/domestic', 'sagawa'],
  ])('an unknown field in %s', async (example, carrier) => {
    const change = { color: 'red', setup: { gift: { color: 'red' } }, to_address: { color: 'red' } };
    const found = (await send(example, change, carrier)).filter(({ rule }) => rule === UNKNOWN_FIELD_RULE);
    expect(found.map(({ field }) => field)).toEqual(['setup.gift', 'to_address.color', 'color']);
    expect(found.filter(({ field }) => getField(change, field) === undefined)).toEqual([]);
  });

  it('and no other rule, and the contract names those that are no rules', () => {
    const known = [...rules, ...Object.keys(NOTICES), UNKNOWN_FIELD_RULE];
    expect([...new Set(recorded.map(({ rule }) => rule))].filter((rule) => !known.includes(rule))).toEqual([]);
    const description = viewComponent(contract, 'Warning').fields.get('rule')?.schema.description ?? '';
    const named = [...description.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...Object.keys(NOTICES), UNKNOWN_FIELD_RULE, 'null'].sort());
  });
});
