import { defineRule } from '../define-rule';
import { toRefusal } from './refusal';
import { findDay } from './wished-day';

export const shippingDatePast = defineRule({
  id: 'shipping-date-past',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'The shipping date in `setup.date` is today or later, in Japan time.',
  message: 'The shipping date is in the past. Give {value} or a later day.',
  check(subject) {
    const { setup, today } = subject;
    const date = findDay(setup, 'date');
    return date !== undefined && date < today
      ? [{ code: 'INVALID', field: 'setup.date', value: today, ...toRefusal(subject, 'YAMATO_ES003001') }]
      : [];
  },
});
