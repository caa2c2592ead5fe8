import { describeRule } from '../../tests/rules/describe-rule';

describeRule('delivery-date-closed', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [
    {},
    // Saturday, and the Monday after a Sunday.
    { change: { setup: { delivery_date: '2026-11-28' } } },
    { change: { setup: { delivery_date: '2026-11-30' } } },
  ],
  failing: [
    {
      change: { setup: { delivery_date: '2026-11-29' } },
      expected: { severity: 'warning', code: 'TOO_EARLY', field: 'setup.delivery_date', value: '2026-11-30' },
    },
    // New Year's Day, and the second of May, a Sunday before three holidays.
    { change: { setup: { delivery_date: '2027-01-01' } }, expected: { value: '2027-01-02' } },
    { change: { setup: { delivery_date: '2027-05-02' } }, expected: { value: '2027-05-06' } },
  ],
});

describeRule('delivery-date-closed', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { setup: { delivery_date: '2026-11-29' } } }],
  failing: [],
});
