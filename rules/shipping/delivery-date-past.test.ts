import { describeRule } from '../../tests/rules/describe-rule';

describeRule('delivery-date-past', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { setup: { date: null, delivery_date: '2026-11-25' } } }],
  failing: [
    {
      change: { setup: { delivery_date: '2026-11-23' } },
      expected: { field: 'setup.delivery_date', code: 'TOO_EARLY', value: '2026-11-26', rejection: 'SAGAWA_E1-0029' },
    },
  ],
});

describeRule('delivery-date-past', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}],
  failing: [{ change: { setup: { delivery_date: '2026-11-23' } }, expected: { rejection: undefined } }],
});

describeRule('delivery-date-past', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { delivery_date: '2026-11-24' } } }],
  failing: [{ change: { setup: { delivery_date: '2026-11-23' } }, expected: { value: '2026-11-24' } }],
});
