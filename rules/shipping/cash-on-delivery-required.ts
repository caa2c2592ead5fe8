import { defineRule } from '../define-rule';
import { toRefusal } from './refusal';
import { findServices } from './service-list';

export const cashOnDeliveryRequired = defineRule({
  id: 'cash-on-delivery-required',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: '{services} needs `setup.cash_on_delivery`.',
  message: 'This service collects money. Give `setup.cash_on_delivery` with `amount` and `tax`.',
  about: (contract) => ({ services: findServices(contract, ({ cash_on_delivery: cash }) => cash === 'required') }),
  check: (subject) =>
    subject.service?.cash_on_delivery === 'required' && !subject.setup.has('cash_on_delivery')
      ? [{ code: 'REQUIRED', field: 'setup.cash_on_delivery', ...toRefusal(subject, 'YAMATO_EF011020') }]
      : [],
});
