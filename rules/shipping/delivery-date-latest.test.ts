import { describeRule } from '../../tests/rules/describe-rule';

describeRule('delivery-date-latest', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{ change: { setup: { delivery_date: '2026-12-02' } } }],
  failing: [
    {
      change: { setup: { delivery_date: '2026-12-03' } },
      expected: { field: 'setup.delivery_date', code: 'TOO_LATE', value: '2026-12-02' },
    },
  ],
});

describeRule('delivery-date-latest', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { setup: { date: null, delivery_date: '2026-12-01' } } }],
  failing: [
    { change: { setup: { date: null, delivery_date: '2026-12-02' } } },
    // A past shipping date does not move the last day.
    {
      change: { setup: { date: '2026-11-20', delivery_date: '2026-12-02' } },
      expected: { value: '2026-12-01' },
      also: ['shipping-date-past'],
    },
  ],
});

describeRule('delivery-date-latest', {
  operation: 'rates-list',
  example: 'domestic',
  // Japan Post sets no last day.
  passing: [{ change: { setup: { delivery_date: '2027-02-01', carrier: 'yuupack' } } }],
  failing: [{ change: { setup: { delivery_date: '2027-02-01', carrier: 'sagawa' } } }],
});
