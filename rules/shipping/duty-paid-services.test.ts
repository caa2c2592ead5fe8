import { describeRule } from '../describe-rule';

describeRule('duty-paid-services', {
  operation: 'shipment-create',
  example: 'pegasus',
  passing: [{}, { change: { setup: { service: 'pegasus_pen_express' }, customs: { duty_paid: false } } }],
  failing: [
    {
      change: { setup: { service: 'pegasus_pen_express' } },
      expected: {
        severity: 'warning',
        field: 'customs.duty_paid',
        code: 'NOT_SUPPORTED',
        value: ['pegasus_pen_dhl', 'pegasus_pen_ups'],
      },
    },
  ],
});

describeRule('duty-paid-services', {
  operation: 'shipment-create',
  example: 'fedex',
  // Duties paid by the shipper with a carrier whose every service can do it.
  passing: [{}],
  failing: [],
});
