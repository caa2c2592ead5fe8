import { describeRule } from '../../tests/rules/describe-rule';

const expected = (field: string): { field: string; code: 'INVALID' } => ({ field, code: 'INVALID' });

describeRule('handling-marks', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: { options: { fragile: false, side_up: false, valuable_goods: false } } },
    { change: { setup: { options: { side_up: true } }, options: { side_up: false } } },
  ],
  failing: ['fragile', 'side_up', 'valuable_goods'].flatMap((name) => [
    { change: { options: { [name]: true } }, expected: expected(`options.${name}`) },
    { change: { setup: { options: { [name]: true } } }, expected: expected(`setup.options.${name}`) },
    {
      change: { setup: { options: { [name]: false } }, options: { [name]: true } },
      expected: expected(`options.${name}`),
    },
  ]),
});

// The labels of these carriers have the marks.
describeRule('handling-marks', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { options: { fragile: true, side_up: true, valuable_goods: true } } }],
  failing: [],
});
