import { defineRule } from '../define-rule';
import { addDays } from '../japan-time';

export const shippingDateLatest = defineRule({
  id: 'shipping-date-latest',
  title: 'Latest shipping date',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'The shipping date can be {days|up to # days from today with %}.',
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
  check({ shippingDate, today, carrier }) {
    const days = carrier?.shipping_date.days_ahead ?? null;
    if (shippingDate === undefined || days === null) return [];
    const latest = addDays(today, days);
    return shippingDate > latest ? [{ code: 'TOO_LATE', field: 'setup.date', value: latest }] : [];
  },
});
