import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { countCharacters, countHalfWidth } from '../text-length';
import { findPrinted, listAddresses } from './addresses';
import { findCarrierCode } from './carrier-code';
import { toRefusal } from './refusal';
import type { CarrierEntry } from './subject';

/** Which limit of carriers.yaml holds for a member of an address. */
const LIMITS = {
  full_name: 'name',
  company: 'name',
  address1: 'address1',
  address2: 'address2',
  extra: 'extra',
} as const;

export const addressLength = defineRule({
  id: 'address-length',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement:
    '`full_name`, `company`, `address1`, `address2` and `extra` hold at most as many characters as the carrier allows: {lengths}. For {wide} a full-width character counts as two, and the Japanese form is judged where there is one.',
  message:
    'The carrier takes at most {value} characters here, these are {length}. Shorten the text. A full-width character counts as {width}.',
  about: ({ catalogue }) => ({
    lengths: Object.entries(catalogue.carriers).map(([type, carrier]) => `${type} ${toRange(carrier)}`),
    wide: Object.entries(catalogue.carriers).flatMap(([type, { address }]) =>
      address.count === 'half-width' ? [type] : [],
    ),
  }),
  check(subject) {
    const { contract, carrier, carrierType } = subject;
    if (!carrier) return [];
    const { address: limits } = carrier;
    const [count, width] = limits.count === 'half-width' ? [countHalfWidth, 2] : [countCharacters, 1];
    return listAddresses(subject).flatMap(({ name, address }) =>
      Object.entries(LIMITS).flatMap(([line, limit]): Finding[] => {
        const printed = findPrinted(address, line, carrier);
        const length = count(printed?.text ?? '');
        if (!printed || length <= limits[limit]) return [];
        const field = `${name}.${printed.member}`;
        const code = findCarrierCode(contract, { carrierType, field });
        const refusal = code === undefined ? {} : toRefusal(subject, code);
        return [{ code: 'TOO_LONG', field, value: limits[limit], params: { length, width }, ...refusal }];
      }),
    );
  },
});

/** '45', or '35-60' where the members differ. */
function toRange({ address }: CarrierEntry): string {
  const lengths = Object.values(LIMITS).map((limit) => address[limit]);
  return [...new Set([Math.min(...lengths), Math.max(...lengths)])].join('-');
}
