import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';

export const scheduledEmailCarriers = defineRule({
  id: 'scheduled-email-carriers',
  subject: 'account',
  operations: ['carrier-register', 'carrier-update'],
  source: 'spec 3',
  statement: '`settings.scheduled_delivery_email` is for {carriers} only.',
  message: 'This carrier sends no scheduled delivery e-mail. Leave it out; only {value} does.',
  about: (contract) => ({ carriers: listCarriers(contract, 'scheduled_delivery_email') }),
  check({ contract, carrier, settings }) {
    const email = settings.object('scheduled_delivery_email');
    const isAsked = email.flag('enabled') || email.text('message') !== undefined;
    return carrier && !carrier.scheduled_delivery_email && isAsked
      ? [
          {
            code: 'NOT_SUPPORTED',
            field: 'settings.scheduled_delivery_email',
            value: listCarriers(contract, 'scheduled_delivery_email'),
          },
        ]
      : [];
  },
});
