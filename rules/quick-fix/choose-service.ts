import { toShippingSubject, type ServiceEntry, type ServiceSubject } from '../shipping/subject';
import { chooseValue, type FixContext, type QuickFix } from './quick-fix';

/** The shipment of a request with an issue, without the carrier accounts of the caller. */
export function toFixSubject({ contract, operation, body, now }: FixContext): ServiceSubject {
  const name = operation === 'rates-list' ? 'rates-list' : 'shipment-create';
  return toShippingSubject({ contract, operation: name, body, now, accounts: [], ignoreHours: true });
}

/** A choice between the services of the carrier that pass a test. */
export function chooseService(context: FixContext, isSuitable: (service: ServiceEntry) => boolean): QuickFix {
  const services = Object.entries(toFixSubject(context).carrier?.services ?? {});
  return chooseValue(
    'setup.service',
    services.filter(([, service]) => isSuitable(service)).map(([code]) => code),
  );
}
