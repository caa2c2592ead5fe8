import { describeRule } from '../../tests/rules/describe-rule';

describeRule('account-type-fixed', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [{}, { change: { type: 'yamato' } }],
  failing: [
    { change: { type: 'sagawa' }, expected: { field: 'type', code: 'INVALID_VALUE', value: ['yamato'] } },
    { change: { type: 'kuroneko' }, expected: { field: 'type', value: ['yamato'] } },
  ],
});
