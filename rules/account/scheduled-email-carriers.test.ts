import { describeRule } from '../describe-rule';

describeRule('scheduled-email-carriers', {
  operation: 'carrier-register',
  example: 'dhl',
  passing: [
    {},
    { change: { settings: { scheduled_delivery_email: { enabled: false } } } },
    { change: { settings: { scheduled_delivery_email: { enabled: false, message: '' } } } },
  ],
  failing: [
    {
      change: { settings: { scheduled_delivery_email: { enabled: true, message: 'On its way' } } },
      expected: { field: 'settings.scheduled_delivery_email', code: 'NOT_SUPPORTED', value: ['yamato'] },
    },
    {
      change: { settings: { scheduled_delivery_email: { enabled: false, message: 'On its way' } } },
      expected: { field: 'settings.scheduled_delivery_email' },
    },
  ],
});

describeRule('scheduled-email-carriers', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [{ change: { settings: { scheduled_delivery_email: { enabled: true, message: 'On its way' } } } }],
  failing: [
    {
      account: { type: 'sagawa' },
      change: { settings: { print: null, scheduled_delivery_email: { enabled: true, message: 'On its way' } } },
      expected: { field: 'settings.scheduled_delivery_email', code: 'NOT_SUPPORTED' },
    },
  ],
});
