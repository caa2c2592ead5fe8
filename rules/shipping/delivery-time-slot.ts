import { defineRule } from '../define-rule';
import { toRefusal } from './refusal';
import { findServices } from './service-list';
import { findTimeSlot, listTimeSlots } from './time-slot';

export const deliveryTimeSlot = defineRule({
  id: 'delivery-time-slot',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    '`setup.delivery_time` is one of the time slots of the carrier. These services have slots of their own instead: {services}.',
  message: 'There is no such time slot here. Use one of {value}.',
  about: (contract) => ({ services: findServices(contract, ({ delivery_time: slots }) => Boolean(slots?.length)) }),
  check(subject) {
    const { carrier, service } = subject;
    const slot = findTimeSlot(subject);
    if (slot === undefined || !carrier) return [];
    const services = service ? [service] : Object.values(carrier.services);
    const value = [...new Set(services.flatMap((one) => listTimeSlots(carrier, one)))];
    if (value.length === 0 || value.includes(slot)) return [];
    // The carrier itself knows only its own slots.
    const isOfCarrier = Object.values(carrier.services).some((one) => listTimeSlots(carrier, one).includes(slot));
    return [
      {
        code: 'INVALID_VALUE',
        field: 'setup.delivery_time',
        value,
        ...(isOfCarrier ? toRefusal(subject, 'YAMATO_ES002038') : {}),
      },
    ];
  },
});
