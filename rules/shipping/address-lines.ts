import { LINE_LIMITS, type RuleContract } from '../../contract';
import type { Finding } from '../issue';
import { countCharacters, countHalfWidth } from '../text-length';
import { findPrinted, listAddresses } from './addresses';
import type { CarrierEntry, ShippingSubject } from './subject';

/** How a carrier counts the length of a line. */
type Count = CarrierEntry['address']['count'];

const COUNTS = {
  characters: { measure: countCharacters, code: 'TOO_LONG' },
  'half-width': { measure: countHalfWidth, code: 'TOO_WIDE' },
} as const;

/** The fields of an address that carriers print. */
export const PRINTED = LINE_LIMITS.map(([line]) => line);

/** The names and lines of both addresses that are too long for a carrier that counts in this way. */
export function listLongLines(subject: ShippingSubject, count: Count): Finding[] {
  const { carrier } = subject;
  if (carrier?.address.count !== count) return [];
  const { measure, code } = COUNTS[count];
  const found: Finding[] = [];
  for (const { name, address } of listAddresses(subject)) {
    for (const [line, limit] of LINE_LIMITS) {
      const printed = findPrinted(address, line, carrier);
      const length = measure(printed?.text ?? '');
      const value = carrier.address[limit];
      if (printed && length > value) found.push({ code, field: `${name}.${printed.field}`, value, params: { length } });
    }
  }
  return found;
}

/** The carriers that count in this way, each with its limit, or with the least and the greatest: 'dhl 45', 'x 32-60' */
export function listLengths({ catalogue }: RuleContract, count: Count): string[] {
  return Object.entries(catalogue.carriers).flatMap(([type, { address }]) => {
    const lengths = LINE_LIMITS.map(([, limit]) => address[limit]);
    const range = [...new Set([Math.min(...lengths), Math.max(...lengths)])].join('-');
    return address.count === count ? [`${type} ${range}`] : [];
  });
}
