import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

export const accountTypeFixed = defineRule({
  id: 'account-type-fixed',
  title: "Carrier type can't be changed",
  subject: 'account',
  operations: ['carrier-update'],
  source: 'assumed',
  statement: "The type of a carrier account can't be changed: omit `type`, or send the current type.",
  message:
    "The type of this carrier account is {value} and can't be changed. Omit type, or register a new carrier account.",
  check({ body, account }) {
    const type = body.text('type');
    return account && type !== undefined && type !== account.type
      ? [{ code: 'INVALID_VALUE', field: 'type', value: [account.type] }]
      : [];
  },
  fix: removeField,
});
