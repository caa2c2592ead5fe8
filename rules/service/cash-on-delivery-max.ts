import { defineRule } from '../define-rule';
import { findCashOnDelivery, listCashLimits } from './cash-on-delivery';

export const cashOnDeliveryMax = defineRule({
  id: 'cash-on-delivery-max',
  title: 'Maximum amount of cash on delivery',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'The amount to collect, including tax, can be {amounts|up to # JPY with %}.',
  message: 'The carrier collects at most {value} JPY. Lower the amount.',
  about: (contract) => ({ amounts: listCashLimits(contract, 'max') }),
  check(subject) {
    const { amount, limits } = findCashOnDelivery(subject) ?? {};
    return amount !== undefined && limits?.max != null && amount > limits.max
      ? [{ code: 'TOO_MANY', field: 'setup.cash_on_delivery.amount', value: limits.max }]
      : [];
  },
});
