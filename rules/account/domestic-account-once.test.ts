import { describeRule } from '../../tests/rules/describe-rule';

const account = { id: 'b7NkW3pZy5Gf1QtVx', type: 'sagawa', state: 'active' } as const;

describeRule('domestic-account-once', {
  operation: 'carrier-register',
  example: 'sagawa',
  passing: [{ accounts: [] }, { accounts: [{ ...account, type: 'yamato' }] }],
  failing: [
    { accounts: [account], expected: { field: 'type', code: 'DUPLICATE', value: ['type'] } },
    { accounts: [{ ...account, state: 'disabled' }], expected: { field: 'type' } },
  ],
});

describeRule('domestic-account-once', {
  operation: 'carrier-register',
  example: 'dhl',
  passing: [{ accounts: [{ ...account, type: 'dhl' }] }],
  failing: [],
});
