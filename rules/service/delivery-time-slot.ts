import { defineRule } from '../define-rule';
import { findServices } from './service-list';
import type { CarrierEntry, ServiceEntry, ShippingSubject } from '../shipping/subject';

/** The code of no preferred time of day, which all carriers have. */
export const NO_WISH = 'not-specified';

/** The requested time slot; undefined without one and for an unknown code. */
function findTimeSlot({ contract, setup }: ShippingSubject): string | undefined {
  const slot = setup.text('delivery_time');
  const isSlot = slot !== undefined && slot !== NO_WISH && Object.hasOwn(contract.catalogue.delivery_times, slot);
  return isSlot ? slot : undefined;
}

/** The slots of a service, which are the carrier's unless it has its own. */
function listTimeSlots(carrier: CarrierEntry, service: ServiceEntry | undefined): string[] {
  return service?.delivery_time ?? carrier.delivery_time;
}

export const deliveryTimeSlot = defineRule({
  id: 'delivery-time-slot',
  title: 'Time slots of each carrier',
  subject: 'service',
  scope: ({ delivery_time: slots }) => slots.length > 0,
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    '`setup.delivery_time` must be a time slot of the carrier. Services with their own time slots: {services}.',
  message: "The time slot {slot} isn't available. Use one of {value}.",
  about: (contract) => ({ services: findServices(contract, ({ delivery_time: slots }) => Boolean(slots?.length)) }),
  check(subject) {
    const { carrier, service } = subject;
    const slot = findTimeSlot(subject);
    if (slot === undefined || !carrier) return [];
    const services = service ? [service] : Object.values(carrier.services);
    const value = [...new Set(services.flatMap((one) => listTimeSlots(carrier, one)))];
    if (value.length === 0 || value.includes(slot)) return [];
    // The carrier is asked only about its own slots.
    const isOfCarrier = Object.values(carrier.services).some((one) => listTimeSlots(carrier, one).includes(slot));
    return [
      {
        code: 'INVALID_VALUE',
        field: 'setup.delivery_time',
        value,
        params: { slot },
        ...(isOfCarrier ? {} : { isOwnCheck: true }),
      },
    ];
  },
});
