import { describe, expect, it } from 'vitest';
import { assertKnownKeywords } from './assert-known-keywords';

const operation = {
  operationId: 'auth-get',
  tags: ['a'],
  summary: 's',
  description: 'd',
  'x-callers': ['account'],
  parameters: [],
  responses: { '200': { description: 'ok' } },
};

const document = (change: object, schema: object = { type: 'string' }): Record<string, unknown> => ({
  paths: { '/a': { get: { ...operation, ...change } } },
  components: { schemas: { A: schema } },
});

describe('assertKnownKeywords', () => {
  it('accepts what the contract is written in', () => {
    expect(() => assertKnownKeywords(document({}))).not.toThrow();
  });

  it.each([
    [
      'an unknown keyword of a schema',
      document({}, { type: 'string', minlength: 3 }),
      'the keyword "minlength" is not understood',
    ],
    [
      'an unknown keyword deep inside',
      document({}, { properties: { a: { items: { oneOf: [] } } } }),
      'schemas › A › a › items: the keyword "oneOf"',
    ],
    ['an unknown key of an operation', document({ deprecated: true }), '"deprecated" is no key of this operation'],
    ['an operation without description', document({ description: undefined }), '"description" is missing'],
    ['a mark of assumption that means nothing', document({ 'x-assumed': ['spelling'] }), 'x-assumed knows name, type'],
    [
      'a described value that is not allowed',
      document({}, { enum: ['a'], 'x-enumDescriptions': { b: 'B' } }),
      '"b" is described but not allowed',
    ],
    [
      'a mark of idempotence on an operation that reads',
      document({ 'x-idempotent': true }),
      '"x-idempotent" is true or false',
    ],
    [
      'an operation that changes something, without a mark of idempotence',
      { ...document({}), paths: { '/a': { post: operation } } },
      '"x-idempotent" is true or false',
    ],
    [
      'a method that is not in use',
      { ...document({}), paths: { '/a': { patch: operation } } },
      'the method "patch" is not in use',
    ],
  ])('stops on %s', (_, value, message) => {
    expect(() => assertKnownKeywords(value)).toThrow(message);
  });
});
