import { describe, expect, it } from 'vitest';
import { contract } from './describe-rule';
import { findBodySchema, listMembers, listNames } from './schemas';

describe('listMembers', () => {
  const schema = findBodySchema(contract, 'carrier-register') ?? {};
  const list = (value?: unknown): string[] => {
    const credentials = listMembers(schema, contract, value).get('credentials') ?? {};
    return [...listNames(credentials, contract)];
  };

  it('follows the conditions that a value meets, whatever value came before', () => {
    const [sagawa, dhl] = [list({ type: 'sagawa' }), list({ type: 'dhl' })];
    expect(sagawa).not.toEqual(dhl);
    expect(list({ type: 'sagawa' })).toEqual(sagawa);
    expect(list({ type: 'none' })).toEqual([]);
    expect(new Set(list())).toEqual(new Set(list().concat(sagawa, dhl)));
    expect(list({ type: 'dhl' })).toEqual(dhl);
  });
});
