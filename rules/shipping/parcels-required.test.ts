import { describeRule } from '../../tests/rules/describe-rule';

describeRule('parcels-required', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}],
  failing: [{ change: { parcels: null }, expected: { field: 'parcels', code: 'REQUIRED' } }],
});

describeRule('parcels-required', {
  operation: 'rates-list',
  example: 'international',
  passing: [
    {},
    { change: { to_address: { country: 'JP', province: '', zip: '604-8005' }, parcels: null, customs: null } },
  ],
  failing: [{ change: { parcels: null }, expected: { field: 'parcels', code: 'REQUIRED' } }],
});
