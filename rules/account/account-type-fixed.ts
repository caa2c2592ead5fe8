import { defineRule } from '../define-rule';

export const accountTypeFixed = defineRule({
  id: 'account-type-fixed',
  subject: 'account',
  operations: ['carrier-update'],
  source: 'assumed',
  statement: 'The type of an account cannot change: `type` is left out, or is the one that the account has.',
  message: 'The type of this account stays {value}. Leave type out, or register a new account.',
  check({ body, account }) {
    const type = body.text('type');
    return account && type !== undefined && type !== account.type
      ? [{ code: 'INVALID_VALUE', field: 'type', value: [account.type] }]
      : [];
  },
});
