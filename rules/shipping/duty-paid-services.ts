import { defineRule } from '../define-rule';
import { findServices } from './service-list';

export const dutyPaidServices = defineRule({
  id: 'duty-paid-services',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  severity: 'warning',
  statement:
    'These services ignore `customs.duty_paid`, although their carrier takes it, and say so in `delivery.warnings`: {services}.',
  message:
    'This service cannot charge duties to the shipper. They stay with the consignee. Services that can: {value}.',
  about: (contract) => ({ services: findServices(contract, ({ ddp }) => ddp === false) }),
  check: ({ carrier, service, body }) =>
    carrier?.ddp && service?.ddp === false && body.object('customs').flag('duty_paid')
      ? [
          {
            code: 'NOT_SUPPORTED',
            field: 'customs.duty_paid',
            value: Object.keys(carrier.services).filter((code) => carrier.services[code]?.ddp !== false),
          },
        ]
      : [],
});
