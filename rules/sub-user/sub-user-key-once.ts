import { defineRule } from '../define-rule';

export const subUserKeyOnce = defineRule({
  id: 'sub-user-key-once',
  title: 'Keys of sub users are unique',
  subject: 'sub-user',
  operations: ['subuser-register'],
  source: 'assumed',
  statement: 'The `key` of a sub user must be unique among the sub users of your account.',
  message: 'A sub user with this key already exists. Use that sub user, or specify another key.',
  check: ({ isKeyTaken }) => (isKeyTaken ? [{ code: 'DUPLICATE', field: 'key', value: ['key'] }] : []),
});
