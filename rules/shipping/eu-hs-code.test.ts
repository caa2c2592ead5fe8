import { describeRule } from '../../tests/rules/describe-rule';

const toGermany = { country: 'DE', province: '', city: 'Berlin', zip: '10115' };
const product = { name: 'Pen', quantity: 1, price: 500, origin_country: 'JP' };

describeRule('eu-hs-code', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    { change: { to_address: toGermany, products: [{ ...product, hs_code: '9608.10' }] } },
    { change: { to_address: { ...toGermany, country: 'CH' }, products: [product] } },
  ],
  failing: [
    {
      change: { to_address: toGermany, products: [{ ...product, hs_code: '9608.10' }, product] },
      expected: { severity: 'warning', code: 'INVALID', field: 'products.1.hs_code' },
    },
    {
      change: { to_address: { ...toGermany, country: 'FR' }, products: [product] },
      expected: { field: 'products.0.hs_code' },
    },
  ],
});
