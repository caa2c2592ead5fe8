import { describeRule } from '../../tests/rules/describe-rule';

// Shipped on Wednesday, November 25, from Kyoto to Okinawa: two days.
describeRule('delivery-date-lead-time', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [
    {},
    { change: { setup: { delivery_date: null } } },
    { change: { setup: { delivery_date: '2026-11-26' }, to_address: { province: '大阪府' } } },
  ],
  failing: [
    {
      change: { setup: { delivery_date: '2026-11-26' } },
      expected: { code: 'TOO_EARLY', field: 'setup.delivery_date', value: '2026-11-27', params: { days: 2 } },
    },
    {
      change: { setup: { delivery_date: '2026-11-27' }, from_address: { province: 'Hokkaido' } },
      expected: { value: '2026-11-28', params: { days: 3 } },
    },
    // The prefecture is in the first line alone, in its Japanese form, or follows from the postal code.
    ...[
      { province: null, address1: '北海道札幌市中央区大通西' },
      { province: null, address1: 'Sapporo', address1_kanji: '北海道札幌市中央区大通西' },
      { province: null, address1: '札幌市中央区大通西', zip: '060-0042' },
    ].map((from_address) => ({
      change: { setup: { delivery_date: '2026-11-27' }, from_address },
      expected: { value: '2026-11-28', params: { days: 3 } },
    })),
  ],
});
