import { describeRule } from '../../tests/rules/describe-rule';

const toProducts = (weight: number, quantity = 1) => [
  { name: 'Pen', quantity, weight, price: 50, origin_country: 'JP', hs_code: '960810' },
];
const parcel = { width: 22, height: 6, depth: 16, weight: 380 };

describeRule('contents-weight', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: { products: toProducts(380) } },
    { change: { products: toProducts(95, 8), parcels: [{ ...parcel, amount: 2 }] } },
    { change: { products: toProducts(760), parcels: [parcel, parcel] } },
    { change: { products: toProducts(9000), parcels: [{ package: 'dhl_box_4' }] } },
  ],
  failing: [
    {
      change: { products: toProducts(50_000) },
      expected: { code: 'INSUFFICIENT', field: 'parcels.0.weight', value: 50_000, given: 380 },
    },
    { change: { products: toProducts(191, 2) }, expected: { value: 382 } },
    { change: { products: toProducts(761), parcels: [parcel, parcel] }, expected: { field: 'parcels', given: 760 } },
  ],
});
