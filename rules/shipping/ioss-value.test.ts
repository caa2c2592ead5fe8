import { describeRule } from '../../tests/rules/describe-rule';

const ioss_number = 'IM2760000742';
const worth = (price: number, quantity = 1) => [
  { name: 'Pen', quantity, price, origin_country: 'JP', hs_code: '960810' },
];

describeRule('ioss-value', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: { ioss_number, setup: { currency: 'EUR', discount: 10 }, products: worth(83, 2) } },
    { change: { ioss_number, setup: { currency: 'EUR', discount: 0 }, products: worth(150) } },
    { change: { ioss_number, setup: { currency: 'CHF' }, products: worth(9000) } },
  ],
  failing: [
    {
      change: { ioss_number, setup: { currency: 'EUR', discount: 0 }, products: worth(75.5, 2) },
      expected: { severity: 'warning', code: 'INVALID', field: 'ioss_number', params: { limit: 150, currency: 'EUR' } },
    },
  ],
});
