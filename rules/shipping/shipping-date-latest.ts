import { defineRule } from '../define-rule';
import { addDays } from '../japan-time';
import { toRefusal } from './refusal';
import { findDay } from './wished-day';

export const shippingDateLatest = defineRule({
  id: 'shipping-date-latest',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Some carriers take a shipping date only so many days ahead: {days}.',
  message: 'The carrier does not take a shipping date that far ahead. Give {value} or an earlier day.',
  about: ({ catalogue }) => ({
    days: Object.entries(catalogue.carriers).flatMap(
      ([
        type,
        {
          shipping_date: { days_ahead: days },
        },
      ]) => (days === null ? [] : [`${type} ${days}`]),
    ),
  }),
  check(subject) {
    const { setup, today, carrier } = subject;
    const date = findDay(setup, 'date');
    const days = carrier?.shipping_date.days_ahead ?? null;
    if (date === undefined || days === null) return [];
    const latest = addDays(today, days);
    return date > latest
      ? [{ code: 'INVALID', field: 'setup.date', value: latest, ...toRefusal(subject, 'YAMATO_ES003001') }]
      : [];
  },
});
