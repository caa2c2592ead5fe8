import { describe, expect, it } from 'vitest';
import { compareSurfaces } from './compare-surfaces';
import type { Facets, Surface } from './surface';

const compare = (before: Surface, after: Surface): [id: string, breaking: boolean][] =>
  compareSurfaces(before, after).map(({ id, breaking }) => [id, breaking]);

const OPERATION: Surface = { 'a operation': { method: 'post', path: '/a' } };

describe('a facet of a request', () => {
  it.each<[facet: string, before: Facets, after: Facets, breaking: boolean]>([
    ['required', { required: 'no' }, { required: 'yes' }, true],
    ['required', { required: 'sometimes' }, { required: 'no' }, false],
    ['values', { values: ['x', 'y'] }, { values: ['x'] }, true],
    ['values', { values: ['x'] }, { values: ['x', 'y'] }, false],
    ['values', {}, { values: ['x'] }, true],
    ['type', { type: ['string'] }, { type: ['string', 'null'] }, false],
    ['type', { type: ['string'] }, { type: ['integer'] }, true],
    ['maxLength', { maxLength: 45 }, { maxLength: 35 }, true],
    ['maxLength', { maxLength: 45 }, {}, false],
    ['minimum', { minimum: 1 }, { minimum: 2 }, true],
    ['minimum', { minimum: 1 }, { minimum: 0 }, false],
    ['pattern', {}, { pattern: '^a' }, true],
    ['pattern', { pattern: '^a' }, {}, false],
    ['default', { default: 'JPY' }, { default: 'USD' }, true],
    ['carriers', { carriers: ['dhl', 'ups'] }, { carriers: ['ups'] }, true],
    ['carriers', { carriers: ['ups'] }, { carriers: ['dhl', 'ups'] }, false],
  ])('%s: %j → %j', (facet, before, after, breaking) => {
    const [old, now] = [before, after].map((facets) => ({ ...OPERATION, 'a request': {}, 'a request x': facets }));
    expect(compare(old ?? {}, now ?? {})).toEqual([[`a request x ${facet}`, breaking]]);
  });
});

describe('a facet of a response', () => {
  it.each<[facet: string, before: Facets, after: Facets, breaking: boolean]>([
    ['required', { required: 'yes' }, { required: 'no' }, true],
    ['required', { required: 'no' }, { required: 'yes' }, false],
    ['type', { type: ['string'] }, { type: ['string', 'null'] }, true],
    ['values', { values: ['x'] }, { values: ['x', 'y'] }, false],
    ['maximum', { maximum: 9 }, { maximum: 10 }, true],
    ['format', { format: 'date' }, {}, true],
  ])('%s: %j → %j', (facet, before, after, breaking) => {
    const [old, now] = [before, after].map((facets) => ({ ...OPERATION, 'a response': {}, 'a response x': facets }));
    expect(compare(old ?? {}, now ?? {})).toEqual([[`a response x ${facet}`, breaking]]);
  });
});

describe('what comes or goes', () => {
  const WITH = (...keys: string[]): Surface => ({
    ...OPERATION,
    'a request': {},
    'a response': {},
    ...Object.fromEntries(keys.map((key) => [key, {}])),
  });
  it.each<[name: string, before: Surface, after: Surface, changes: [string, boolean][]]>([
    ['an operation', OPERATION, {}, [['a operation removed', true]]],
    ['an operation with all that it has', {}, WITH('a request x'), [['a operation added', false]]],
    ['an optional field', WITH(), WITH('a request x', 'a request x.y'), [['a request x added', false]]],
    ['a required field', WITH(), { ...WITH(), 'a request x': { required: 'yes' } }, [['a request x added', true]]],
    ['a field of a response', WITH('a response x'), WITH(), [['a response x removed', true]]],
    ['a header', WITH('a header 200 X'), WITH(), [['a header 200 X removed', true]]],
    ['an error', WITH('a error 404 NOT_FOUND'), WITH(), [['a error 404 NOT_FOUND removed', false]]],
    ['a new error', WITH(), WITH('a error 404 NOT_FOUND'), [['a error 404 NOT_FOUND added', false]]],
    ['a rule', WITH('a rule r'), WITH(), [['a rule r removed', false]]],
    ['a new rule', WITH(), WITH('a rule r'), [['a rule r added', true]]],
    [
      'a new rule for a field that was there',
      WITH('a request x'),
      { ...WITH('a request x'), 'a rule r': { field: 'x' } },
      [['a rule r added', true]],
    ],
    [
      'a new rule for a new field',
      WITH(),
      { ...WITH('a request x'), 'a rule r': { field: 'x' } },
      [
        ['a request x added', false],
        ['a rule r added', false],
      ],
    ],
    [
      'a new rule for a field of a new object',
      WITH(),
      { ...WITH('a request x', 'a request x.y'), 'a rule r': { field: 'x.y' } },
      [
        ['a request x added', false],
        ['a rule r added', false],
      ],
    ],
    ['the field of a rule', WITH('a rule r'), { ...WITH(), 'a rule r': { field: 'x' } }, []],
  ])('%s', (_, before, after, changes) => {
    expect(compare(before, after)).toEqual(changes);
  });

  it('is one change for all operations in which it happens alike', () => {
    const b = Object.fromEntries(Object.entries(WITH()).map(([key, facets]) => [key.replace('a ', 'b '), facets]));
    const now = { ...WITH('a request x'), ...b, 'b request x': {} };
    expect(compareSurfaces({ ...WITH(), ...b }, now)).toMatchObject([
      { id: 'a+b request x added', operations: ['a', 'b'] },
    ]);
  });
});

describe('the numbers and lists of a rule', () => {
  const withTerms = (terms: Record<string, unknown>, carriers: string[]): Surface => ({
    ...OPERATION,
    'a request': { values: carriers },
    'a rule r': { terms },
  });
  it.each<[name: string, before: Surface, after: Surface, changes: [string, boolean][]]>([
    [
      'a lower limit',
      withTerms({ lengths: ['dhl 45'] }, ['dhl']),
      withTerms({ lengths: ['dhl 35'] }, ['dhl']),
      [['a rule r terms', true]],
    ],
    [
      'another carrier that was there before',
      withTerms({ lengths: ['dhl 45'] }, ['dhl', 'ups']),
      withTerms({ lengths: ['dhl 45', 'ups 35'] }, ['dhl', 'ups']),
      [['a rule r terms', true]],
    ],
    [
      'a new carrier',
      withTerms({ lengths: ['dhl 45'] }, ['dhl']),
      withTerms({ lengths: ['dhl 45', 'ups 35'] }, ['dhl', 'ups']),
      [
        ['a request values', false],
        ['a rule r terms', false],
      ],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(compare(before, after)).toEqual(changes);
  });
});
