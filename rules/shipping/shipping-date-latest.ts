import { defineRule } from '../define-rule';
import { addDays } from '../japan-time';
import { findDay } from './find-day';

export const shippingDateLatest = defineRule({
  id: 'shipping-date-latest',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Maximum number of days until the shipping date: {days}.',
  message: 'The shipping date is too far in the future. Specify {value} or earlier.',
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
    return date > latest ? [{ code: 'TOO_LATE', field: 'setup.date', value: latest }] : [];
  },
});
