import { describe, expect, it } from 'vitest';
import { loadContract } from '../load/load';
import type { Schema } from '../openapi-document';
import { toDescribedPath, viewBody, viewComponent, viewSchema, type SchemaView } from './schema-view';

const contract = loadContract('contract');

/** A contract that consists of a few schemas. */
const small = (schemas: Record<string, Schema>) => ({
  openapi: { components: { ...contract.openapi.components, schemas } },
});
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const getBody = (operation: string): SchemaView => {
  const view = viewBody(contract, operation);
  if (!view) throw new Error(`${operation} has no body.`);
  return view;
};

describe('viewSchema', () => {
  it('follows references, and the nearest schema wins', () => {
    const { schema, name } = viewSchema(small({ A: { type: 'string', description: 'far' } }), {
      ...ref('A'),
      description: 'near',
    });
    expect({ schema, name }).toEqual({ schema: { type: 'string', description: 'near' }, name: 'A' });
  });

  it('stops on a reference to nowhere', () => {
    expect(() => viewSchema(small({}), ref('Nowhere'))).toThrow('The contract has no #/components/schemas/Nowhere.');
  });

  it('joins fields: its own new ones first, shared ones merged in their place', () => {
    const base: Schema = { properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] };
    const view = viewSchema(small({ Base: base }), {
      allOf: [ref('Base')],
      properties: { b: { minLength: 1 }, c: { type: 'number' } },
      required: ['c'],
    });
    expect([...view.fields.keys()]).toEqual(['c', 'a', 'b']);
    expect(view.fields.get('b')?.schema).toEqual({ type: 'string', minLength: 1 });
    expect([...view.required]).toEqual(['a', 'c']);
  });

  it('knows forbidden names without describing them', () => {
    const view = viewSchema(small({ Base: { properties: { a: {}, b: {} } } }), {
      allOf: [ref('Base')],
      properties: { a: false },
    });
    expect([...view.fields.keys()]).toEqual(['b']);
    expect(view.names).toContain('a');
  });

  it.each([
    ['at the top', { type: 'object', properties: { a: { type: 'string' } } }],
    ['within allOf', {}],
  ])('follows the conditions that a value meets: %s', (where, schema) => {
    const condition: Schema = {
      if: { properties: { a: { const: 'x' } }, required: ['a'] },
      then: { required: ['b'], properties: { b: { minLength: 1 } } },
    };
    const source: Schema = where === 'at the top' ? { ...schema, ...condition } : { ...schema, allOf: [condition] };
    const view = viewSchema(small({}), source);
    expect([...view.conditional]).toEqual(['b']);
    expect([...view.required]).toEqual([]);
    expect([...view.of({ a: 'x' }).required]).toEqual(['b']);
    expect(view.of({ a: 'y' })).toBe(view);
    expect(view.of({ a: 'x' })).toBe(view.of({ a: 'x' }));
  });

  it('lists groups of fields of which one is needed, within allOf too', () => {
    const anyOf = [{ required: ['a'] }, { required: ['b', 'c'] }];
    expect(viewSchema(small({}), { allOf: [{ anyOf }] }).choices).toEqual([['a'], ['b', 'c']]);
  });

  it('reads the null of an object as a type', () => {
    const view = viewSchema(small({ A: { type: 'object', properties: { a: {} } } }), {
      anyOf: [ref('A'), { type: 'null' }],
    });
    expect(view.schema.type).toEqual(['object', 'null']);
    expect([...view.fields.keys()]).toEqual(['a']);
  });
});

describe('the registration of a carrier account', () => {
  const view = getBody('carrier-register');
  const types = Object.keys(contract.catalogue.carriers);
  const list = (value: unknown): string[] => [...(view.of(value).fields.get('credentials')?.names ?? [])];

  it('has the credentials of each carrier type as variants of one field', () => {
    expect([...view.fields.keys()]).toEqual(['type', 'credentials', 'settings', 'name']);
    expect([...(view.fields.get('credentials')?.variants.keys() ?? [])]).toEqual(types);
    expect(view.fields.get('type')?.schema).toMatchObject({ enum: types, 'x-values': 'carrier-types' });
    expect([...view.required]).toEqual(['type', 'credentials']);
  });

  it('has those of the type that a value names, whatever value came before', () => {
    const [sagawa, dhl] = [list({ type: 'sagawa' }), list({ type: 'dhl' })];
    expect(sagawa).toEqual(['key', 'password', 'customer_numbers']);
    expect(dhl).not.toEqual(sagawa);
    expect(list({ type: 'sagawa' })).toEqual(sagawa);
    expect(list({ type: 'none' })).toEqual([]);
  });
});

describe('toDescribedPath', () => {
  it.each([
    ['shipment-create', 'parcels.0.width', ['parcels', 'width']],
    ['shipment-create', 'setup.dates', ['setup']],
    ['shipment-create', '', []],
    ['carrier-register', 'credentials.invoice_2fa.date', ['credentials']],
    ['carrier-register', 'settings.print.size_fallback', ['settings', 'print', 'size_fallback']],
    ['negotiated-rates-upload', 'rates.0.prices.North Tohoku', ['rates', 'prices']],
  ])('%s: %j → %j', (operation, field, path) => {
    expect(toDescribedPath(getBody(operation), field)).toEqual(path);
  });
});

describe('every schema of the contract', () => {
  it.each(Object.keys(contract.openapi.components.schemas))('%s can be viewed to its innermost field', (name) => {
    const visit = (view: SchemaView): number =>
      [...view.fields.values(), ...view.variants.values(), ...(view.items ? [view.items] : [])].reduce(
        (count, one) => count + visit(one),
        1,
      );
    expect(visit(viewComponent(contract, name))).toBeGreaterThan(0);
  });
});
