import { describeRule } from '../../tests/rules/describe-rule';

describeRule('email-address', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    { change: { to_address: { email: 'hello@mori-stationery.example' } } },
    { change: { to_address: { email: '' } } },
  ],
  failing: [
    {
      change: { to_address: { email: 'hello.mori-stationery.example' } },
      expected: { severity: 'warning', code: 'FORMAT', field: 'to_address.email' },
    },
    { change: { from_address: { email: 'a@b' } }, expected: { field: 'from_address.email' } },
    { change: { to_address: { email: 'a@@b.example' } }, expected: { field: 'to_address.email' } },
  ],
});
