import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue, viewSchema } from '../../contract';
import type { Contract, Example, Schema, SchemaView } from '../../contract';
import { createAjv, loadContract } from '../../contract/node';

const contract = loadContract('contract');
const ajv = createAjv(contract);

describe('examples and schemas agree', () => {
  it('each request fits the schema', () => {
    for (const example of contract.examples) {
      const schema = getRequestSchema(example);
      const request = resolveExampleValue(example.request, EXAMPLE_NOW);
      const problems = schema ? listProblems(request, schema) : request === undefined ? [] : ['There is no body.'];
      expect.soft(problems, toName(example)).toEqual([]);
    }
  });

  it('each response fits the schema, field by field', () => {
    for (const example of contract.examples)
      expect.soft(listProblems(example.response, getResponseSchema(example)), toName(example)).toEqual([]);
  });

  it('each path and query parameter is one of the operation', () => {
    for (const example of contract.examples) {
      const { operation } = getOperation(example);
      const named = (place: string): string[] =>
        operation.parameters.flatMap((one) => ('in' in one && one.in === place ? [one.name] : []));
      expect.soft(Object.keys(example.path).sort(), toName(example)).toEqual(named('path').sort());
      for (const name of Object.keys(example.query)) expect.soft(named('query'), toName(example)).toContain(name);
    }
  });
});

describe('examples cover what integrators need', () => {
  const shipments = contract.examples.filter(({ operation }) => operation === 'shipment-create');
  const requests = shipments.map(
    ({ request }) => request as { setup: Record<string, unknown>; customs?: unknown; parcels?: unknown },
  );

  it('has a shipment and a registration for every carrier type, and in-house shipping', () => {
    const types = Object.keys(contract.catalogue.carriers);
    const registered = contract.examples
      .filter(({ operation }) => operation === 'carrier-register')
      .map(({ carrier }) => carrier);
    expect(new Set(shipments.map(({ carrier }) => carrier))).toEqual(new Set([...types, 'custom']));
    expect(new Set(registered)).toEqual(new Set(types));
  });

  it.each([
    [
      'size and number of pieces',
      ({ setup }: (typeof requests)[number]) => 'pack_size' in setup && 'pack_amount' in setup,
    ],
    ['products, customs and parcels', ({ customs, parcels }) => Boolean(customs && parcels)],
    ['a return label', ({ setup }) => setup.return_label === true],
    ['cash on delivery', ({ setup }) => 'cash_on_delivery' in setup],
    ['in-house shipping', ({ setup }) => setup.service === 'custom'],
    ['test mode', ({ setup }) => setup.test === true],
  ] as [string, (request: (typeof requests)[number]) => boolean][])('shows %s', (_, shows) => {
    expect(requests.some(shows)).toBe(true);
  });

  it('has no day that goes stale', () => {
    for (const { setup } of requests) {
      for (const name of ['date', 'delivery_date']) {
        if (name in setup) expect(setup[name], `setup.${name}`).toMatch(/^\{\{\w+\}\}$/);
      }
    }
  });
});

function toName({ operation, name }: Example): string {
  return `${operation}/${name}`;
}

function getOperation({ operation: id }: Example): Contract['operations'][number] {
  const entry = contract.operations.find((operation) => operation.id === id);
  if (!entry) throw new Error(`There is no operation ${id}.`);
  return entry;
}

function getRequestSchema(example: Example): Schema | undefined {
  return getOperation(example).operation.requestBody?.content['application/json'].schema;
}

function getResponseSchema(example: Example): Schema {
  const response = getOperation(example).operation.responses['200'];
  if (!response || !('content' in response) || !response.content)
    throw new Error(`${example.operation} has no response.`);
  return response.content['application/json'].schema;
}

/** Errors of the schema, and fields that the contract does not describe. */
function listProblems(value: unknown, schema: Schema): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return [
    ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
    ...listUnknown(value, viewSchema(contract, schema)).map((path) => `${path} is not described by the contract.`),
  ];
}

/** Fields that the contract does not describe in their place. Objects without described fields contain what they like. */
function listUnknown(value: unknown, view: SchemaView, at = ''): string[] {
  const { items } = view;
  if (Array.isArray(value)) {
    return items ? value.flatMap((entry, index) => listUnknown(entry, items, `${at}/${index}`)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { fields } = view.of(value);
  if (fields.size === 0) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const field = fields.get(name);
    return field ? listUnknown(entry, field, `${at}/${name}`) : [`${at}/${name}`];
  });
}
