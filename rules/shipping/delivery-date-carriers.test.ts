import { describeRule } from '../describe-rule';

const value = ['yamato', 'sagawa', 'yuupack', 'yuupacket', 'yuumail', 'seino'];

describeRule('delivery-date-carriers', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{}],
  failing: [
    {
      change: { setup: { delivery_date: '2026-11-27' } },
      expected: { field: 'setup.delivery_date', code: 'NOT_SUPPORTED', value },
    },
    // Told once, even when the day is wrong as well.
    { change: { setup: { delivery_date: '2025-01-01' } } },
  ],
});

describeRule('delivery-date-carriers', {
  operation: 'shipment-create',
  example: 'custom',
  passing: [{}],
  failing: [{ change: { setup: { delivery_date: '2026-11-23' } } }],
});

describeRule('delivery-date-carriers', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { delivery_date: '2026-11-30' } } }],
  failing: [{ change: { setup: { carrier: 'ups', delivery_date: '2026-11-30' } } }],
});
