import { describeRule } from '../../tests/rules/describe-rule';

describeRule('sub-user-key-once', {
  operation: 'subuser-register',
  example: 'osaka',
  passing: [{}],
  failing: [{ isKeyTaken: true, expected: { field: 'key', code: 'DUPLICATE', value: ['key'] } }],
});
