import { expect, it } from 'vitest';
import { loadContract } from '../contract/node';
import type { Rule } from '../rules';
import { toSurface } from './to-surface';

const contract = loadContract('contract');

const toRule = (rule: Partial<Rule>): Rule => ({
  id: 'r',
  title: '',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: '',
  message: '',
  check: () => [],
  ...rule,
});

it.each<[name: string, rule: Partial<Rule>, facets: object | undefined]>([
  ['a rule', {}, {}],
  ['a rule with numbers', { about: () => ({ max: 5 }) }, { terms: { max: 5 } }],
  ['a rule for a field', { field: 'parcels[].weight' }, { field: 'parcels[].weight' }],
  ['a rule that only warns', { severity: 'warning' }, undefined],
  ['a rule of another operation', { operations: ['file-upload'] }, undefined],
])('%s', (_, rule, facets) => {
  expect(toSurface(contract, [toRule(rule)])['shipment-create rule r']).toEqual(facets);
});

it('stops on a rule for a field that the operation does not have', () => {
  expect(() => toSurface(contract, [toRule({ field: 'setup.shade' })])).toThrow(
    'The rule r names the field setup.shade',
  );
});
