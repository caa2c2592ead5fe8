import { defineRule } from '../define-rule';
import type { Finding } from '../issue';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export const emailAddress = defineRule({
  id: 'email-address',
  title: 'Format of email addresses',
  subject: 'address',
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    "If `email` doesn't have the format of an email address, carriers send no notifications, and the response contains a warning.",
  message: "This isn't a valid email address, so the carrier sends no notifications. Check it.",
  check: ({ addresses }) =>
    addresses.flatMap(({ at, address }): Finding[] => {
      const email = address.text('email')?.trim() ?? '';
      return email === '' || EMAIL.test(email) ? [] : [{ code: 'FORMAT', field: `${at}.email` }];
    }),
});
