import { describeRule } from '../../tests/rules/describe-rule';

describeRule('customs-required', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [{}],
  failing: [{ change: { customs: null }, expected: { field: 'customs', code: 'REQUIRED' } }],
});

describeRule('customs-required', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{}],
  failing: [
    {
      change: {
        to_address: { country: 'KR', province: '', city: 'Seoul' },
        products: [{ name: 'Pen', quantity: 1, price: 800, origin_country: 'JP' }],
        parcels: [{ width: 10, height: 10, depth: 10, weight: 200 }],
      },
      expected: { field: 'customs', code: 'REQUIRED' },
    },
  ],
});

// A shipment with an invalid country code is not treated as international: only the code is reported.
describeRule('customs-required', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}],
  failing: [
    {
      change: { to_address: { country: 'jp' } },
      expected: { rule: null, field: 'to_address.country', code: 'INVALID_VALUE' },
    },
  ],
});
