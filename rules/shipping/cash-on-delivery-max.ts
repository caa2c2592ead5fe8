import { defineRule } from '../define-rule';
import { toRefusal } from './refusal';

export const cashOnDeliveryMax = defineRule({
  id: 'cash-on-delivery-max',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Carriers collect at most so many yen, tax included: {amounts}.',
  message: 'The carrier collects at most {value} JPY. Lower the amount.',
  about: ({ catalogue }) => ({
    amounts: Object.entries(catalogue.carriers).flatMap(([type, { cash_on_delivery: cash }]) =>
      cash ? [`${type} ${cash.max.toLocaleString('en')}`] : [],
    ),
  }),
  check(subject) {
    const { carrier, service, serviceCode = '', setup } = subject;
    const cash = carrier?.cash_on_delivery;
    const amount = setup.object('cash_on_delivery').number('amount') ?? 0;
    return cash && amount > cash.max && (!service || cash.services.includes(serviceCode))
      ? [
          {
            code: 'TOO_MANY',
            field: 'setup.cash_on_delivery.amount',
            value: cash.max,
            ...toRefusal(subject, 'YAMATO_EF011020'),
          },
        ]
      : [];
  },
});
