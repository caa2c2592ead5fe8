import { isSundayOrHoliday } from '../../contract';
import { defineRule } from '../define-rule';
import { addDays } from '../japan-time';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDateClosed = defineRule({
  id: 'delivery-date-closed',
  title: 'Sundays and holidays',
  subject: 'shipping',
  scope: ({ delivery_date: date }) => date?.sundays_and_holidays === false,
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    'On Sundays and Japanese public holidays, there is no delivery by {carriers}. If `setup.delivery_date` is such a day, the shipment is created and `delivery.warnings` reports the next delivery day.',
  message:
    "This carrier doesn't deliver on Sundays and holidays. Expect the parcel on {value}. For another day, specify that day or a later one in `setup.delivery_date`.",
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { delivery_date: date }]) =>
      date?.sundays_and_holidays === false ? [type] : [],
    ),
  }),
  check(subject) {
    const window = findDeliveryWindow(subject);
    if (!window || subject.carrier?.delivery_date?.sundays_and_holidays !== false) return [];
    let value = window.wished;
    while (isSundayOrHoliday(value)) value = addDays(value, 1);
    return value === window.wished ? [] : [{ code: 'TOO_EARLY', field: 'setup.delivery_date', value }];
  },
});
