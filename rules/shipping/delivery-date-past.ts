import { defineRule } from '../define-rule';
import { findDeliveryWindow } from './delivery-window';

export const deliveryDatePast = defineRule({
  id: 'delivery-date-past',
  title: "Delivery date isn't in the past",
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "The delivery date in `setup.delivery_date` can't be in the past, in Japan time.",
  message: 'The delivery date is in the past. Specify {value} or later.',
  check(subject) {
    const { deliveryDate: wished, today, carrier, isCustom } = subject;
    // A carrier without delivery dates is reported by another rule.
    const isTaken = carrier ? carrier.delivery_date !== null : !isCustom;
    return wished !== undefined && wished < today && isTaken
      ? [
          {
            code: 'TOO_EARLY',
            field: 'setup.delivery_date',
            value: findDeliveryWindow(subject)?.earliest ?? today,
          },
        ]
      : [];
  },
});
