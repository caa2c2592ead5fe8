import type { CarrierEntry, ServiceEntry, ShippingSubject } from './subject';

/** The value for no preferred time of day. */
const NO_WISH = 'not-specified';

/** The requested time slot; undefined without one and for an unknown code. */
export function findTimeSlot({ contract, setup }: ShippingSubject): string | undefined {
  const slot = setup.text('delivery_time');
  const isSlot = slot !== undefined && slot !== NO_WISH && Object.hasOwn(contract.catalogue.delivery_times, slot);
  return isSlot ? slot : undefined;
}

/** The slots of a service, which are the carrier's unless it has its own. */
export function listTimeSlots(carrier: CarrierEntry, service: ServiceEntry | undefined): string[] {
  return service?.delivery_time ?? carrier.delivery_time;
}
