import { describeRule } from '../../tests/rules/describe-rule';

const earlyMorning = '2026-11-23T15:00:00Z';

describeRule('shipping-date-past', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    { change: { setup: { date: '2026-11-24', delivery_date: '2026-11-25' } } },
    // The day is that of Japan: midnight there is 15:00 the day before in UTC.
    { change: { setup: { date: '2026-11-24' } }, now: earlyMorning },
    { change: { setup: { date: null, delivery_date: '2026-11-25' } } },
  ],
  failing: [
    {
      change: { setup: { date: '2026-11-23' } },
      expected: { field: 'setup.date', code: 'TOO_EARLY', value: '2026-11-24', rejection: undefined },
    },
    { change: { setup: { date: '2026-11-23' } }, now: earlyMorning },
  ],
});

describeRule('shipping-date-past', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{ change: { setup: { date: '2026-11-24' } } }],
  failing: [{ change: { setup: { date: '2026-11-23' } }, expected: { rejection: 'YAMATO_ES003001' } }],
});

describeRule('shipping-date-past', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{ change: { setup: { date: '2027-12-31' } } }],
  failing: [{ change: { setup: { date: '2025-11-24' } } }],
});

describeRule('shipping-date-past', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{}],
  failing: [
    { change: { setup: { date: '2026-11-23' } } },
    { change: { setup: { date: '2026-11-23', carrier: 'yamato' } }, expected: { rejection: undefined } },
  ],
});
