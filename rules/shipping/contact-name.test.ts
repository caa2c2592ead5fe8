import { describeRule } from '../../tests/rules/describe-rule';

const company = 'Fern Street Books';

describeRule('contact-name', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [{}, { change: { to_address: { company } } }],
  failing: [
    {
      change: { to_address: { company, full_name: null } },
      expected: { code: 'REQUIRED', field: 'to_address.full_name' },
    },
    { change: { from_address: { full_name: ' ' } }, expected: { field: 'from_address.full_name' } },
  ],
});

describeRule('contact-name', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{ change: { to_address: { company, full_name: null } } }],
  failing: [],
});
