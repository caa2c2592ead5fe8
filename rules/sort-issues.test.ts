import { describe, expect, it } from 'vitest';
import { contract } from '../tests/rules/describe-rule';
import type { Issue } from './issue';
import { findBodyView } from './body-view';
import { sortIssues } from './sort-issues';

const view = findBodyView(contract, 'shipment-create');

function toIssue(field: string, more: Partial<Issue> = {}): Issue {
  return { rule: null, severity: 'error', code: 'REQUIRED', field, ...more };
}

describe('sortIssues', () => {
  it('goes by the order of the contract, whole numbers by size, warnings last', () => {
    const fields = ['setup.service', 'setup.date', 'to_address.zip', 'from_address', 'products.2.name', 'products.10'];
    const issues = fields.map((field) => toIssue(field));
    const warning = toIssue('setup.colour', { rule: 'unknown-field', severity: 'warning', code: 'INVALID' });
    expect(sortIssues([warning, ...issues.toReversed()], view)).toEqual([...issues, warning]);
  });

  it.each([
    ['the same code', { code: 'INVALID_VALUE' }, { code: 'INVALID_VALUE' }],
    ['another word for a wrong value', { code: 'FORMAT' }, { code: 'INVALID_VALUE' }],
  ] as const)('keeps what a rule says where the schema says the same: %s', (_, said, ruled) => {
    const issue = toIssue('setup.service', { rule: 'service-of-carrier', ...ruled });
    expect(sortIssues([toIssue('setup.service', said), issue], view)).toEqual([issue]);
  });

  it('keeps what the schema says of another field, and of the same field in another matter', () => {
    const issues = [
      toIssue('setup.service', { code: 'INVALID_VALUE' }),
      toIssue('setup.service', { code: 'NOT_SUPPORTED', rule: 'service-of-carrier' }),
      toIssue('setup.date', { code: 'FORMAT' }),
    ];
    expect(sortIssues(issues, view)).toEqual(issues);
  });

  it('names twice what is found twice only once', () => {
    expect(sortIssues([toIssue('setup'), toIssue('setup')], view)).toEqual([toIssue('setup')]);
  });
});
