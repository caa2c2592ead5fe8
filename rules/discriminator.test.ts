import { describe, expect, it } from 'vitest';
import { checkExample, contract } from '../tests/rules/describe-rule';

const types = Object.keys(contract.catalogue.carriers);

describe('the type of a carrier account that is registered', () => {
  it.each([
    [{ type: null }, { code: 'REQUIRED', field: 'type' }],
    [{ type: 'dpd' }, { code: 'INVALID_VALUE', field: 'type', value: types }],
    [{ type: 'yamato2' }, { code: 'INVALID_VALUE', field: 'type', params: { nearest: 'yamato', text: 'yamato2' } }],
    [{ type: ['dhl'] }, { code: 'INVALID_TYPE', field: 'type', value: ['string'] }],
  ])('is named once when it is wrong: %j', (change, expected) => {
    const issues = checkExample('carrier-register', 'dhl', { change, accounts: [] });
    expect(issues).toEqual([expect.objectContaining({ rule: null, ...expected })]);
  });

  it.each(types)('decides which credentials are required: %s', (type) => {
    const issues = checkExample('carrier-register', type, { change: { credentials: null }, accounts: [] });
    expect(issues).toEqual([expect.objectContaining({ rule: null, code: 'REQUIRED', field: 'credentials' })]);
    const nonsense = checkExample('carrier-register', 'dhl', {
      change: { type, credentials: { nonsense: 1 } },
      accounts: [],
    });
    expect(nonsense).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_FIELD', field: 'credentials.nonsense' }));
  });
});
