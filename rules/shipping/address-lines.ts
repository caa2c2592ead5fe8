import type { Contract } from '../../contract';
import type { Finding } from '../issue';
import { countCharacters, countHalfWidth } from '../text-length';
import { findPrinted, listAddresses } from './addresses';
import { findCarrierCode } from './carrier-code';
import { toRefusal } from './refusal';
import type { CarrierEntry, ShippingSubject } from './subject';

/** How a carrier counts the length of a line. */
type Count = CarrierEntry['address']['count'];

const COUNTS = { characters: countCharacters, 'half-width': countHalfWidth };

/** Which limit of carriers.yaml holds for a member of an address. */
const LIMITS = {
  full_name: 'name',
  company: 'name',
  address1: 'address1',
  address2: 'address2',
  extra: 'extra',
} as const;

/** The names and lines of both addresses that are too long for a carrier that counts in this way. */
export function listLongLines(subject: ShippingSubject, count: Count): Finding[] {
  const { contract, carrier, carrierType } = subject;
  if (carrier?.address.count !== count) return [];
  return listAddresses(subject).flatMap(({ name, address }) =>
    Object.entries(LIMITS).flatMap(([line, limit]): Finding[] => {
      const printed = findPrinted(address, line, carrier);
      const length = COUNTS[count](printed?.text ?? '');
      const value = carrier.address[limit];
      if (!printed || length <= value) return [];
      const field = `${name}.${printed.member}`;
      const code = findCarrierCode(contract, { carrierType, field });
      const refusal = code === undefined ? {} : toRefusal(subject, code);
      return [{ code: 'TOO_LONG', field, value, params: { length }, ...refusal }];
    }),
  );
}

/** The carriers that count in this way, each with its limit, or with the least and the greatest: 'dhl 45', 'x 32-60' */
export function listLengths({ catalogue }: Contract, count: Count): string[] {
  return Object.entries(catalogue.carriers).flatMap(([type, { address }]) => {
    const lengths = Object.values(LIMITS).map((limit) => address[limit]);
    const range = [...new Set([Math.min(...lengths), Math.max(...lengths)])].join('-');
    return address.count === count ? [`${type} ${range}`] : [];
  });
}
