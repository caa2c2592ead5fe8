import { defineRule } from '../define-rule';
import { toJapanClock } from '../japan-time';

export const yamatoTestHours = defineRule({
  id: 'yamato-test-hours',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  refusal: 'SHIPMENT_FAILED',
  statement: 'Yamato makes test labels Monday to Friday from {from} to {to}, Japan time.',
  message: 'The test side of the carrier is closed now. Try again Monday to Friday from {from} to {to}, Japan time.',
  about({ catalogue }) {
    const hours = catalogue.carriers.yamato?.test_labels?.hours;
    return { from: hours?.from ?? '', to: hours?.to ?? '' };
  },
  check({ carrier, isTest, ignoreHours, now }) {
    const hours = carrier?.test_labels?.hours;
    if (!hours || !isTest || ignoreHours) return [];
    const { weekday, time } = toJapanClock(now);
    const isOpen = hours.days.includes(weekday) && hours.from <= time && time < hours.to;
    return isOpen ? [] : [{ code: 'INVALID', field: 'setup.test', params: { from: hours.from, to: hours.to } }];
  },
});
