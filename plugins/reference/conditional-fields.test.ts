import { describe, expect, it } from 'vitest';
import { viewBody } from '../../contract';
import { checkExample, contract } from '../../tests/rules/describe-rule';
import { listConditionalFields, listPlaces, markConditional } from './conditional-fields';
import { fieldBuilder, type FieldGroup } from './fields';
import { listPageRules } from './page-rules';

const rules = listPageRules(contract);

describe('the fields that a rule can require', () => {
  it.each([
    [
      'shipment-create',
      [
        'customs',
        'from_address.full_name',
        'parcels',
        'products[].origin_country',
        'products[].price',
        'setup.carrier',
        'setup.carrier_id',
        'setup.cash_on_delivery',
        'setup.date',
        'setup.security_service',
        'to_address.address2',
        'to_address.city',
        'to_address.full_name',
        'to_address.province',
      ],
    ],
    ['address-register', []],
    [
      'carrier-register',
      [
        'settings.print.size_fallback',
        'settings.scheduled_delivery_email.enabled',
        'settings.scheduled_delivery_email.message',
      ],
    ],
  ])('of %s are %j', (operation, expected) => {
    expect([...listConditional(operation)].sort()).toEqual(expected);
  });
});

describe('what a field is marked as', () => {
  const examples = contract.examples.filter(({ operation }) => viewBody(contract, operation));

  it.each(examples)('$operation/$name: no field marked optional is required', ({ operation, name }) => {
    const optional = [...listNeeds(markConditional(getBodyFields(operation), listConditional(operation)))].flatMap(
      ([path, need]) => (need === 'optional' ? [path] : []),
    );
    const missing = optional.flatMap((path) =>
      checkExample(operation, name, { change: toRemoval(path) })
        .filter(({ code, field }) => code === 'REQUIRED' && field === path)
        .map(({ rule }) => `${path}, by ${rule}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('listPlaces', () => {
  it.each([
    ['Setup', ['setup']],
    ['ConsigneeAddress', ['to_address']],
    ['Parcel', ['parcels[]']],
    ['Pagination', []],
  ])('%s is in %j', (name, expected) => expect(listPlaces(name, 'shipment-create', contract)).toEqual(expected));
});

function getBodyFields(operation: string): FieldGroup {
  const body = contract.operations.find(({ id }) => id === operation)?.operation.requestBody;
  if (!body) throw new Error(`${operation} has no request.`);
  return fieldBuilder(contract).listFields(body.content['application/json'].schema, 'request');
}

function listConditional(operation: string): Set<string> {
  return listConditionalFields(operation, { contract, rules, group: getBodyFields(operation) });
}

/** Returns whether each field is required, by its path. Fields in arrays are omitted: a patch replaces an array. */
function listNeeds({ fields }: FieldGroup, parents = ''): Map<string, string> {
  return new Map(
    fields.flatMap(({ name, need, type, group }): [string, string][] => {
      const path = parents ? `${parents}.${name}` : name;
      return [[path, need], ...(type.startsWith('array') ? [] : listNeeds(group, path))];
    }),
  );
}

/** 'setup.date' → { setup: { date: null } } */
function toRemoval(path: string): object {
  return path.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), null) as object;
}
