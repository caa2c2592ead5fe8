import { describeRule } from '../../tests/rules/describe-rule';

describeRule('label-position-max', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{ change: { setup: { print_start_location: 6 } } }],
  failing: [
    {
      change: { setup: { print_start_location: 7 } },
      expected: { field: 'setup.print_start_location', code: 'TOO_MANY', value: 6 },
    },
  ],
});

describeRule('label-position-max', {
  operation: 'shipment-create',
  example: 'yuumail',
  passing: [{ change: { setup: { print_start_location: 8 } } }],
  failing: [{ change: { setup: { print_start_location: 9 } }, expected: { value: 8 } }],
});
