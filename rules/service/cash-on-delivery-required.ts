import { defineRule } from '../define-rule';
import { findServices } from './service-list';

export const cashOnDeliveryRequired = defineRule({
  id: 'cash-on-delivery-required',
  subject: 'service',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: '{services} requires `setup.cash_on_delivery`.',
  message: 'This service is for cash on delivery. Specify `setup.cash_on_delivery` with `amount` and `tax`.',
  about: (contract) => ({ services: findServices(contract, ({ cash_on_delivery: cash }) => cash === 'required') }),
  check: (subject) =>
    subject.service?.cash_on_delivery === 'required' && !subject.setup.has('cash_on_delivery')
      ? [{ code: 'REQUIRED', field: 'setup.cash_on_delivery' }]
      : [],
});
