import { describeRule } from '../../tests/rules/describe-rule';

const to_address = { country: 'US', province: 'CA', city: 'San Francisco', zip: '94107' };
const toGift = (price: number) => [{ name: 'Pen', quantity: 2, price, origin_country: 'JP' }];

describeRule('suspended-destination', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [
    {},
    { change: { to_address, customs: { content_type: 'DOCUMENTS' } } },
    { change: { to_address, setup: { currency: 'USD' }, products: toGift(50) } },
  ],
  failing: [
    {
      change: { to_address, customs: { content_type: 'MERCHANDISE' } },
      expected: {
        severity: 'warning',
        field: 'to_address.country',
        params: { since: '2025-08-27', country: 'US', accepted: ['DOCUMENTS'], usd: [100] },
      },
    },
    { change: { to_address, setup: { currency: 'USD' }, products: toGift(50.01) } },
    { change: { to_address, products: toGift(50) } },
    {
      change: { to_address: { country: 'PR', province: '', zip: '00901' }, customs: { content_type: 'MERCHANDISE' } },
      expected: { params: { since: '2025-08-27', country: 'PR', accepted: ['DOCUMENTS'], usd: [100] } },
    },
  ],
});

describeRule('suspended-destination', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{ change: { to_address } }],
  failing: [],
});
