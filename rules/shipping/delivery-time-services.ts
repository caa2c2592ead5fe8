import { defineRule } from '../define-rule';
import { toRefusal } from './refusal';
import { findServices } from './service-list';
import { findTimeSlot, listTimeSlots } from './time-slot';

export const deliveryTimeServices = defineRule({
  id: 'delivery-time-services',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: 'These services take no delivery time: {services}.',
  message: 'This service takes no delivery time. Leave it out, or use another service: {value}.',
  about: (contract) => ({ services: findServices(contract, ({ delivery_time: slots }) => slots?.length === 0) }),
  check(subject) {
    const { carrier, service } = subject;
    if (findTimeSlot(subject) === undefined || !carrier || service?.delivery_time?.length !== 0) return [];
    const value = Object.keys(carrier.services).filter((code) => listTimeSlots(carrier, carrier.services[code]).length);
    return [{ code: 'NOT_SUPPORTED', field: 'setup.delivery_time', value, ...toRefusal(subject, 'YAMATO_ES002038') }];
  },
});
