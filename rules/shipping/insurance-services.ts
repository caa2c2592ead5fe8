import { defineRule } from '../define-rule';
import { findServices } from './service-list';

export const insuranceServices = defineRule({
  id: 'insurance-services',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: 'These services take no insurance, although their carrier does: {services}.',
  message: 'This service takes no insurance. Leave it out, or use another service: {value}.',
  about: (contract) => ({ services: findServices(contract, ({ insurance }) => insurance === false) }),
  check: ({ setup, carrier, service }) =>
    (setup.number('insurance') ?? 0) > 0 && carrier?.insurance && service?.insurance === false
      ? [
          {
            code: 'NOT_SUPPORTED',
            field: 'setup.insurance',
            value: Object.keys(carrier.services).filter((code) => carrier.services[code]?.insurance),
          },
        ]
      : [],
});
