import { describeRule } from '../../tests/rules/describe-rule';

const field = 'settings.scheduled_delivery_email.message';

describeRule('scheduled-email-message', {
  operation: 'carrier-register',
  example: 'yamato',
  passing: [
    { accounts: [], change: { settings: { scheduled_delivery_email: { message: '文'.repeat(74) } } } },
    { accounts: [], change: { settings: { scheduled_delivery_email: { enabled: false, message: null } } } },
  ],
  failing: [
    {
      accounts: [],
      change: { settings: { scheduled_delivery_email: { message: null } } },
      expected: { field, code: 'REQUIRED' },
    },
    { accounts: [], change: { settings: { scheduled_delivery_email: { message: ' ' } } }, expected: { field } },
  ],
});

const on = { settings: { scheduled_delivery_email: { enabled: true, message: '発送しました' } } };
const off = { settings: { scheduled_delivery_email: { enabled: false } } };

describeRule('scheduled-email-message', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [
    { account: on, change: { settings: { scheduled_delivery_email: { enabled: true } } } },
    { account: on, change: { settings: { scheduled_delivery_email: { enabled: false, message: '' } } } },
    { account: off, change: { settings: { scheduled_delivery_email: { message: '' } } } },
    { account: off, change: { settings: { scheduled_delivery_email: { enabled: true, message: '発送しました' } } } },
  ],
  failing: [
    {
      account: off,
      change: { settings: { scheduled_delivery_email: { enabled: true } } },
      expected: { field, code: 'REQUIRED' },
    },
    { account: on, change: { settings: { scheduled_delivery_email: { message: '' } } }, expected: { field } },
    {
      account: { settings: {} },
      change: { settings: { scheduled_delivery_email: { message: '発送しました' } } },
      expected: { field: 'settings.scheduled_delivery_email.enabled', code: 'REQUIRED' },
    },
  ],
});
