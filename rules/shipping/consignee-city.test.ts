import { describeRule } from '../describe-rule';

describeRule('consignee-city', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}, { change: { from_address: { city: null } } }],
  failing: [
    { change: { to_address: { city: null } }, expected: { field: 'to_address.city', code: 'REQUIRED' } },
    { change: { to_address: { city: ' ' } }, expected: { field: 'to_address.city', code: 'REQUIRED' } },
  ],
});

describeRule('consignee-city', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}],
  failing: [
    {
      change: {
        to_address: { country: 'GB', province: '' },
        products: [{ name: 'Pen', quantity: 1, price: 800, origin_country: 'JP' }],
        parcels: [{ width: 10, height: 10, depth: 10, weight: 200 }],
        setup: { pack_size: null },
      },
      expected: { field: 'to_address.city', code: 'REQUIRED' },
    },
  ],
});
