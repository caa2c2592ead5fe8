import { defineRule } from '../define-rule';
import { findCashOnDelivery, listCashLimits } from './cash-on-delivery';

export const cashOnDeliverySecurity = defineRule({
  id: 'cash-on-delivery-security',
  title: 'Large amounts require the security service',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Collecting {amounts|more than # JPY with %}, including tax, requires `setup.security_service`.',
  message: 'To collect more than {limit} JPY, set `setup.security_service` to `true`.',
  about: (contract) => ({ amounts: listCashLimits(contract, 'security_service_above') }),
  check(subject) {
    const { amount, limits } = findCashOnDelivery(subject) ?? {};
    const limit = limits?.security_service_above;
    if (amount === undefined || limit == null || amount <= limit || subject.setup.flag('security_service')) return [];
    return [{ code: 'REQUIRED', field: 'setup.security_service', params: { limit } }];
  },
});
