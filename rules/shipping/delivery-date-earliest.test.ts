import { describeRule } from '../../tests/rules/describe-rule';

describeRule('delivery-date-earliest', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    { change: { setup: { delivery_date: '2026-11-26' } } },
    { change: { setup: { date: null, delivery_date: '2026-11-25' } } },
  ],
  failing: [
    {
      change: { setup: { delivery_date: '2026-11-25' } },
      expected: { field: 'setup.delivery_date', code: 'TOO_EARLY', value: '2026-11-26', rejection: undefined },
    },
    { change: { setup: { date: null, delivery_date: '2026-11-24' } }, expected: { value: '2026-11-25' } },
    // A past shipping date does not move the first day before tomorrow.
    {
      change: { setup: { date: '2026-11-20', delivery_date: '2026-11-24' } },
      expected: { value: '2026-11-25' },
      also: ['shipping-date-past'],
    },
  ],
});

describeRule('delivery-date-earliest', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { delivery_date: '2026-11-25' } } }],
  failing: [{ change: { setup: { carrier: 'yuupack', delivery_date: '2026-11-25' } } }],
});
