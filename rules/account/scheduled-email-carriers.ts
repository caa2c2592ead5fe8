import { defineRule } from '../define-rule';
import { toCarrierRule } from '../supported-field';

export const scheduledEmailCarriers = defineRule({
  subject: 'account',
  ...toCarrierRule({
    id: 'scheduled-email-carriers',
    field: 'settings.scheduled_delivery_email',
    operations: ['carrier-register', 'carrier-update'],
    source: 'spec 3',
    statement: '`settings.scheduled_delivery_email` is available with {carriers} only.',
    message: 'This carrier has no scheduled delivery email. Omit scheduled_delivery_email, or use {value}.',
  }),
});
