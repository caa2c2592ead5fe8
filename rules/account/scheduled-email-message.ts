import { defineRule } from '../define-rule';
import type { Reader } from '../reader';

export const scheduledEmailMessage = defineRule({
  id: 'scheduled-email-message',
  title: 'Settings of the email are complete',
  subject: 'account',
  operations: ['carrier-register', 'carrier-update'],
  source: 'spec 5',
  statement:
    "`settings.scheduled_delivery_email` requires `enabled`; if it's `true`, also `message`. An update can omit what is already set.",
  message: 'The settings of the email are incomplete. Specify enabled, and the message if enabled is true.',
  check({ operation, settings, stored }) {
    const change = settings.object('scheduled_delivery_email');
    const current = stored.object('scheduled_delivery_email');
    const after = (name: string): Reader => (change.has(name) ? change : current);
    if (!settings.has('scheduled_delivery_email')) return [];
    // Of an account that is registered, the contract requires it.
    if (operation === 'carrier-update' && !after('enabled').has('enabled'))
      return [{ code: 'REQUIRED', field: 'settings.scheduled_delivery_email.enabled' }];
    return after('enabled').flag('enabled') && after('message').isMissing('message')
      ? [{ code: 'REQUIRED', field: 'settings.scheduled_delivery_email.message' }]
      : [];
  },
  fix: ({ field }) => ({
    kind: 'set',
    field: `${field.split('.').slice(0, -1).join('.')}.enabled`,
    value: false,
  }),
});
