import { defineRule } from '../define-rule';
import { findCashOnDelivery, listCashLimits } from './cash-on-delivery';

export const cashOnDeliveryApproval = defineRule({
  id: 'cash-on-delivery-approval',
  title: 'Large amounts require approval',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    "Collecting {amounts|more than # JPY with %}, including tax, requires the carrier's approval in advance. The shipment is created and `delivery.warnings` reports it.",
  message: 'The carrier must approve amounts above {value} JPY in advance. Contact the carrier before you ship.',
  about: (contract) => ({ amounts: listCashLimits(contract, 'approval_above') }),
  check(subject) {
    const { amount, limits } = findCashOnDelivery(subject) ?? {};
    const limit = limits?.approval_above;
    return amount !== undefined && limit != null && amount > limit
      ? [{ code: 'TOO_MANY', field: 'setup.cash_on_delivery.amount', value: limit }]
      : [];
  },
});
