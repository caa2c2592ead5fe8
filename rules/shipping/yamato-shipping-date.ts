import { defineRule } from '../define-rule';
import { addDays, toJapanDay } from '../japan-time';

export const yamatoShippingDate = defineRule({
  id: 'yamato-shipping-date',
  title: 'Shipping date is required for Yamato',
  subject: 'shipping',
  scope: ({ shipping_date: date }) => date.required,
  operations: ['shipment-create'],
  isOptionalForRates: true,
  source: 'spec 5',
  statement: "Yamato requires the shipping date in `setup.date`. With all other carriers, it's optional.",
  message: 'Yamato requires a shipping date. Specify `setup.date` as YYYY-MM-DD.',
  check: ({ carrier, setup }) =>
    carrier?.shipping_date.required && !setup.has('date') ? [{ code: 'REQUIRED', field: 'setup.date' }] : [],
  fix: ({ field }, { now }) => ({ kind: 'set', field, value: toNextWeekday(now) }),
});

/** The next day in Japan on which carriers collect parcels. */
function toNextWeekday(now: number): string {
  let day = addDays(toJapanDay(now), 1);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  return day;
}
