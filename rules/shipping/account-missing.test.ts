import { describeRule } from '../../tests/rules/describe-rule';

const ups = { id: 'upsAccount0000000', type: 'ups', state: 'active' } as const;

describeRule('account-missing', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{}],
  failing: [
    {
      accounts: [ups],
      expected: { field: 'setup.carrier', code: 'INVALID', params: { carrier: 'dhl' }, rejection: 'SHIPMENT_FAILED' },
    },
    { change: { setup: { test: null } }, accounts: [] },
  ],
});

describeRule('account-missing', {
  operation: 'shipment-create',
  example: 'sagawa',
  // Test labels of Sagawa need no account.
  passing: [{ accounts: [] }, { change: { setup: { test: null } } }],
  failing: [{ change: { setup: { test: false } }, accounts: [ups] }],
});

describeRule('account-missing', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{ accounts: [] }],
  failing: [{ change: { setup: { carrier: 'seino', service: 'seino_regular' } }, accounts: [] }],
});

describeRule('account-missing', {
  operation: 'rates-list',
  example: 'international',
  // A carrier without an account has no price, which is no error.
  passing: [{ change: { setup: { carrier: 'dhl' } }, accounts: [] }],
  failing: [],
});
