import { listCarriers, listServices } from '../../contract';
import type { Finding } from '../issue';
import type { ShippingSubject } from './subject';

/**
 * What is wrong with a field that only the carriers with a capability of carriers.yaml take. In-house shipping takes no
 * such field; while the carrier is not known nothing is wrong.
 */
export function checkCarrierField(
  { contract, carrierType, isCustom }: ShippingSubject,
  { field, capability }: { field: string; capability: string },
): Finding[] {
  const value = listCarriers(contract, capability);
  const isTaken = carrierType === undefined ? !isCustom : value.includes(carrierType);
  return isTaken ? [] : [{ code: 'NOT_SUPPORTED', field, value }];
}

/** The same for a field that only the services with a capability take. A service that does not exist is left alone. */
export function checkServiceField(
  { contract, service, serviceCode = '', isCustom }: ShippingSubject,
  { field, capability }: { field: string; capability: string },
): Finding[] {
  const value = listServices(contract, capability);
  const isTaken = service === undefined ? !isCustom : value.includes(serviceCode);
  return isTaken ? [] : [{ code: 'NOT_SUPPORTED', field, value }];
}
