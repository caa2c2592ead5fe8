import { defineRule } from '../define-rule';
import type { Reader } from '../reader';

export const scheduledEmailMessage = defineRule({
  id: 'scheduled-email-message',
  title: 'Message of the email is required',
  subject: 'account',
  operations: ['carrier-register', 'carrier-update'],
  source: 'spec 5',
  statement:
    "If `settings.scheduled_delivery_email.enabled` is `true`, `message` is required. An update can omit it if it's already set.",
  message: 'Specify the message of the email, or set enabled to false.',
  check({ settings, stored }) {
    const change = settings.object('scheduled_delivery_email');
    const current = stored.object('scheduled_delivery_email');
    const after = (name: string): Reader => (change.has(name) ? change : current);
    return settings.has('scheduled_delivery_email') &&
      after('enabled').flag('enabled') &&
      after('message').isMissing('message')
      ? [{ code: 'REQUIRED', field: 'settings.scheduled_delivery_email.message' }]
      : [];
  },
  fix: ({ field }) => ({
    kind: 'set',
    field: `${field.split('.').slice(0, -1).join('.')}.enabled`,
    value: false,
  }),
});
