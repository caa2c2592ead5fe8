import { describeRule } from '../../tests/rules/describe-rule';

describeRule('shipping-date-latest', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [{ change: { setup: { date: '2026-12-24', delivery_date: null } } }],
  failing: [
    {
      change: { setup: { date: '2026-12-25', delivery_date: null } },
      expected: { field: 'setup.date', code: 'TOO_LATE', value: '2026-12-24', rejection: 'YAMATO_ES003001' },
    },
  ],
});

describeRule('shipping-date-latest', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { setup: { date: '2027-01-13', delivery_date: null } } }],
  failing: [
    {
      change: { setup: { date: '2027-01-14', delivery_date: null } },
      expected: { value: '2027-01-13', rejection: undefined },
    },
  ],
});

describeRule('shipping-date-latest', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [
    { change: { setup: { date: '2027-03-01' } } },
    { change: { setup: { date: '2027-03-01', carrier: 'yuupack' } } },
  ],
  failing: [{ change: { setup: { date: '2027-03-01', carrier: 'yamato' } } }],
});
