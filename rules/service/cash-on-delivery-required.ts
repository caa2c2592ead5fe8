import { defineRule } from '../define-rule';
import { chooseService } from '../quick-fix/choose-service';
import { findServices } from './service-list';

export const cashOnDeliveryRequired = defineRule({
  id: 'cash-on-delivery-required',
  title: 'Cash on delivery is required',
  subject: 'service',
  scope: 'listed',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: '{services} requires `setup.cash_on_delivery`.',
  message: 'This service is for cash on delivery. Specify `setup.cash_on_delivery` with `amount` and `tax`.',
  about: (contract) => ({ services: findServices(contract, ({ cash_on_delivery: cash }) => cash === 'required') }),
  check: (subject) =>
    subject.service?.cash_on_delivery === 'required' && !subject.setup.has('cash_on_delivery')
      ? [{ code: 'REQUIRED', field: 'setup.cash_on_delivery' }]
      : [],
  fix: (_, context) => chooseService(context, (service) => service.cash_on_delivery !== 'required'),
});
