import { describeRule } from '../../tests/rules/describe-rule';

const abroad = {
  country: 'GB',
  province: '',
  city: 'London',
  address1: '14 Lower Marsh',
  address2: 'Unit 3',
  zip: 'SE1 7PB',
  phone: '+442079460123',
};
const international = {
  parcels: [{ width: 22, height: 6, depth: 16, weight: 380 }],
  products: [{ name: 'Fountain pen', quantity: 2, price: 5000, origin_country: 'JP' }],
  customs: { content_type: 'MERCHANDISE' },
};

describeRule('domestic-route', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}],
  failing: [
    {
      change: { ...international, to_address: abroad },
      expected: { field: 'to_address.country', code: 'INVALID_VALUE', value: ['JP'] },
    },
    {
      change: { ...international, to_address: { city: '札幌市' }, from_address: abroad },
      expected: { field: 'from_address.country' },
    },
  ],
});

describeRule('domestic-route', {
  operation: 'rates-list',
  example: 'international',
  passing: [{}, { change: { setup: { carrier: 'dhl' } } }],
  failing: [{ change: { setup: { carrier: 'yuupack' } } }],
});
