import type { Address } from '../label-data';
import { cleanText } from './clean-text';

const names = new Map<string, string>();

/** English name of a country: `'GB'` → `'United Kingdom'`; an unknown code stays as it is. */
function findCountryName(code: string): string {
  const known = names.get(code);
  if (known !== undefined) return known;
  const name = lookUp(code);
  names.set(code, name);
  return name;
}

function lookUp(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The shipper or the consignee as printed on a label. Strings are cleaned, absent ones are empty. */
export type Party = { name: string; company: string; lines: string[]; zip: string; phone: string; country: string };

/** A party with the field of the shipment that it is read from. */
export type SourcedParty = Party & { source: 'to_address' | 'from_address' };

/**
 * A party on a label within Japan: Japanese forms first, the prefecture before the city. The city has no Japanese form:
 * it is part of `address1_kanji`.
 */
export function toJapaneseParty(address: Address): Party {
  const choose = (japanese: unknown, other: unknown) => clean(japanese) || clean(other);
  const province = choose(address.province_kanji, address.province);
  const street = joinText(
    province,
    clean(address.address1_kanji) || joinText(clean(address.city), clean(address.address1)),
  );
  const second = choose(address.address2_kanji, address.address2);
  const third = choose(address.address3_kanji, address.address3);
  return {
    name: choose(address.full_name_kanji, address.full_name),
    company: choose(address.company_kanji, address.company),
    lines: [street, second, third, clean(address.extra)].filter(Boolean),
    zip: formatJapaneseZip(clean(address.zip)),
    phone: clean(address.phone),
    country: '',
  };
}

/** Parts of an address, with a blank between Latin ones: 東京都 and 千代田区, Kyoto and Kyoto 427 */
function joinText(one: string, other: string): string {
  return /[\w.]$/.test(one) && /^\w/.test(other) ? `${one} ${other}` : one + other;
}

/** Returns a party for an international label or invoice: the street first, the country in full. */
export function toLatinParty(address: Address): Party {
  const {
    address1,
    address2,
    address3,
    extra,
    city,
    province,
    zip,
    phone,
    full_name: name,
    company,
    country,
  } = address;
  // The rules require a Latin name wherever a carrier does: only the invoice of in-house shipping has another.
  const isNamed = clean(name) !== '' || clean(company) !== '';
  const place = [city, [province, zip].map(clean).filter(Boolean).join(' ')].map(clean).filter(Boolean).join(', ');
  return {
    name: clean(isNamed ? name : address.full_name_kanji),
    company: clean(isNamed ? company : address.company_kanji),
    lines: [...[address1, address2, address3, extra].map(clean), place].filter(Boolean),
    zip: clean(zip),
    phone: clean(phone),
    country: clean(country && findCountryName(country)),
  };
}

/** `'1000005'` → `'100-0005'` */
function formatJapaneseZip(zip: string): string {
  return /^\d{7}$/.test(zip) ? `${zip.slice(0, 3)}-${zip.slice(3)}` : zip;
}

function clean(text: unknown): string {
  return typeof text === 'string' ? cleanText(text) : '';
}
