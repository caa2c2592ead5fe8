import { isRecord, type Reader } from '../reader';
import type { CarrierEntry, ShippingSubject } from './subject';

export type NamedAddress = { name: 'to_address' | 'from_address'; address: Reader };

/** The addresses that are objects; the schema says what the others are. */
export function listAddresses({ to, from }: Pick<ShippingSubject, 'to' | 'from'>): NamedAddress[] {
  const all: NamedAddress[] = [
    { name: 'to_address', address: to },
    { name: 'from_address', address: from },
  ];
  return all.filter(({ address }) => isRecord(address.value));
}

/** The fields of an address that have a Japanese form. */
const WITH_KANJI = ['full_name', 'company', 'province', 'address1', 'address2', 'address3'];

/**
 * Returns what a carrier prints for a field of an address, and the field that it is from: domestic carriers use the
 * Japanese field if it is specified.
 */
export function findPrinted(
  address: Reader,
  field: string,
  { scope }: Pick<CarrierEntry, 'scope'>,
): { field: string; text: string } | undefined {
  const forms = scope === 'domestic' && WITH_KANJI.includes(field) ? [`${field}_kanji`, field] : [field];
  for (const form of forms) {
    const text = address.text(form);
    if (text !== undefined) return { field: form, text };
  }
  return undefined;
}
