import type { RuleContract } from '../../contract';
import type { ServiceEntry } from '../shipping/subject';

/** Returns the codes of the services of all carriers that pass a test, in the order of the catalog. */
export function findServices({ catalogue }: RuleContract, isWanted: (service: ServiceEntry) => boolean): string[] {
  return Object.values(catalogue.carriers)
    .flatMap(({ services }) => Object.entries(services))
    .flatMap(([code, service]) => (isWanted(service) ? [code] : []));
}

/** The services that their carrier still offers and that have a limit, each with it; in catalog order: 'yuupacket_regular 1' */
export function listServiceLimits(
  { catalogue }: RuleContract,
  read: (service: ServiceEntry) => number | undefined,
): string[] {
  return Object.values(catalogue.carriers)
    .flatMap(({ services }) => Object.entries(services))
    .flatMap(([code, service]) => {
      const limit = service.ended ? undefined : read(service);
      return limit === undefined ? [] : [`${code} ${limit}`];
    });
}
