import { describeRule } from '../../tests/rules/describe-rule';

describeRule('rates-selection', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}],
  failing: [
    { change: { setup: { service: 'sagawa_regular' } }, expected: { field: 'setup.service', severity: 'warning' } },
    { change: { setup: { test: true } }, expected: { field: 'setup.test', severity: 'warning' } },
  ],
});
