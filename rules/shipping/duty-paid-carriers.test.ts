import { describeRule } from '../describe-rule';

const value = ['dhl', 'fedex', 'ups', 'pegasus'];

describeRule('duty-paid-carriers', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}],
  failing: [
    {
      change: { customs: { duty_paid: true } },
      expected: { field: 'customs.duty_paid', code: 'NOT_SUPPORTED', value },
    },
    { change: { setup: { service: 'custom', insurance: 0 }, customs: { duty_paid: true } } },
  ],
});

describeRule('duty-paid-carriers', {
  operation: 'rates-list',
  example: 'international',
  passing: [
    { change: { customs: { duty_paid: true } } },
    { change: { setup: { carrier: 'dhl' }, customs: { duty_paid: true } } },
  ],
  failing: [{ change: { setup: { carrier: 'japanpost' }, customs: { duty_paid: true } } }],
});
