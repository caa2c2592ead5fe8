import { describeRule } from '../../tests/rules/describe-rule';

describeRule('consignee-city', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}, { change: { from_address: { city: null } } }],
  failing: [
    { change: { to_address: { city: null } }, expected: { field: 'to_address.city', code: 'REQUIRED' } },
    { change: { to_address: { city: ' ' } }, expected: { field: 'to_address.city', code: 'REQUIRED' } },
  ],
});
