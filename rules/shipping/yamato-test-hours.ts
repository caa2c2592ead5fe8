import { defineRule } from '../define-rule';
import { toJapanClock } from '../japan-time';

export const yamatoTestHours = defineRule({
  id: 'yamato-test-hours',
  title: "Hours of Yamato's test environment",
  subject: 'shipping',
  scope: ({ test_labels: test }) => Boolean(test?.hours),
  operations: ['shipment-create'],
  source: 'spec 5',
  rejection: 'SHIPMENT_FAILED',
  statement: 'Yamato test labels are available Monday to Friday, holidays included, {from} to {to} Japan time.',
  message:
    "The carrier's test environment is closed now. Try again Monday to Friday (holidays included), {from} to {to} Japan time.",
  about({ catalogue }) {
    const [hours] = Object.values(catalogue.carriers).flatMap(({ test_labels: test }) => test?.hours ?? []);
    if (!hours) throw new Error('No carrier limits its test labels to certain hours.');
    return { from: hours.from, to: hours.to };
  },
  check({ carrier, isTest, ignoreHours, now }) {
    const hours = carrier?.test_labels?.hours;
    if (!hours || !isTest || ignoreHours) return [];
    const { weekday, time } = toJapanClock(now);
    const isOpen = hours.days.includes(weekday) && hours.from <= time && time < hours.to;
    return isOpen ? [] : [{ code: 'INVALID', field: 'setup.test', params: { from: hours.from, to: hours.to } }];
  },
});
