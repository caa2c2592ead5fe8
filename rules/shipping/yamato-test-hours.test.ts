import { describeRule } from '../../tests/rules/describe-rule';

describeRule('yamato-test-hours', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    // Monday 09:00 and Friday 21:59 in Japan.
    { now: '2026-11-23T00:00:00Z' },
    { now: '2026-11-27T12:59:59Z' },
    { now: '2026-11-28T03:00:00Z', ignoreHours: true },
    { now: '2026-11-28T03:00:00Z', change: { setup: { test: false } } },
    {
      now: '2026-11-28T03:00:00Z',
      change: { setup: { carrier: 'sagawa', service: 'sagawa_regular' } },
    },
  ],
  failing: [
    {
      now: '2026-11-22T23:59:59Z',
      expected: {
        field: 'setup.test',
        code: 'INVALID',
        params: { from: '09:00', to: '22:00' },
        rejection: 'SHIPMENT_FAILED',
      },
    },
    { now: '2026-11-27T13:00:00Z' },
    // Saturday and Sunday noon.
    { now: '2026-11-28T03:00:00Z' },
    { now: '2026-11-29T03:00:00Z' },
  ],
});
