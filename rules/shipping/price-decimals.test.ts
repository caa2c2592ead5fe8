import { expect, it } from 'vitest';
import { EXAMPLE_NOW } from '../../contract';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';
import { findQuickFix } from '../quick-fix/find-quick-fix';

const toProduct = (price: number): object => ({ name: 'Pen', quantity: 9, price, origin_country: 'JP' });

describeRule('price-decimals', {
  operation: 'shipment-create',
  example: 'fedex',
  passing: [
    {},
    {
      change: {
        setup: { insurance: 0.07, shipping_fee: 8.41 },
        products: [toProduct(1.15), toProduct(999999998.25)],
      },
    },
    { change: { setup: { currency: 'JPY', shipping_fee: 18, insurance: 0 }, products: [toProduct(38)] } },
  ],
  failing: [
    {
      change: { products: [toProduct(38.255)] },
      expected: { field: 'products.0.price', code: 'INVALID', params: { currency: 'USD', step: 0.01 } },
    },
    { change: { setup: { shipping_fee: 0.1 + 0.2 } }, expected: { field: 'setup.shipping_fee' } },
    { change: { setup: { insurance: 1e-7 } }, expected: { field: 'setup.insurance' } },
    {
      change: { setup: { currency: 'JPY', shipping_fee: 18.5, insurance: 0 }, products: [toProduct(38)] },
      expected: { field: 'setup.shipping_fee', params: { currency: 'JPY', step: 1 } },
    },
    {
      change: {
        setup: { currency: null, shipping_fee: null, insurance: 0 },
        products: [toProduct(38), toProduct(0.5)],
      },
      expected: { field: 'products.1.price', params: { currency: 'JPY', step: 1 } },
    },
  ],
});

it.each([
  ['USD', 38.254, 38.25],
  ['USD', 38.255, 38.26],
  ['USD', 38.256, 38.26],
  ['JPY', 38.4, 38],
  ['JPY', 38.5, 39],
  ['JPY', 38.6, 39],
])('the fix rounds half up to what %s has: %d → %d', (currency, price, value) => {
  const change = { setup: { currency, shipping_fee: null, insurance: 0 }, products: [toProduct(price)] };
  const [issue] = checkExample('shipment-create', 'fedex', { change }).filter(({ rule }) => rule === 'price-decimals');
  const context = { contract, operation: 'shipment-create', body: change, now: EXAMPLE_NOW };
  expect(issue && findQuickFix(issue, context)).toEqual({ kind: 'set', field: 'products.0.price', value });
});
