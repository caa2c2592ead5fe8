import type { Contract } from '../../contract';
import type { ServiceEntry } from './subject';

/** The codes of the services, of whatever carrier, of which something holds; in catalogue order. */
export function findServices({ catalogue }: Contract, holds: (service: ServiceEntry) => boolean): string[] {
  return Object.values(catalogue.carriers)
    .flatMap(({ services }) => Object.entries(services))
    .flatMap(([code, service]) => (holds(service) ? [code] : []));
}
