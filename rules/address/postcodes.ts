import type { RuleContract } from '../../contract';
import { memoizeByContract } from '../memoize-by-contract';

/** The forms of the postal codes of a country: { US: ['99999', '999999999'] } */
export const getPostcodeForms = memoizeByContract(({ postcodes }): ReadonlyMap<string, string[]> => {
  const byCountry = new Map<string, string[]>();
  for (const [form, countries] of Object.entries(postcodes.forms))
    for (const country of countries) byCountry.set(country, [...(byCountry.get(country) ?? []), form]);
  return byCountry;
});

/** A postal code without blanks, hyphens and the country before a hyphen: 'CH-8001' → '8001'; 'sw1a 1aa' → 'SW1A1AA' */
export function toPlainPostcode(zip: string): string {
  return zip
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(/^[A-Z]{1,3}\s{0,9}-\s{0,9}(?=\d)/, '')
    .replace(/[\s-]/g, '');
}

/** Whether a postal code has one of the forms of its country. Of a country whose forms aren't known, each one has. */
export function hasPostcodeForm(contract: RuleContract, country: string, zip: string): boolean {
  const forms = getPostcodeForms(contract).get(country);
  const form = toPlainPostcode(zip).replace(/\d/g, '9').replace(/[A-Z]/g, 'A');
  return !forms || forms.includes(form);
}

/** A postal code with the zeros that a spreadsheet has removed: 'US', '2116' → '02116'; undefined for any other. */
export function addLostZeros(contract: RuleContract, country: string, zip: string): string | undefined {
  if (!contract.postcodes.leading_zero.includes(country) || hasPostcodeForm(contract, country, zip)) return undefined;
  const plain = toPlainPostcode(zip);
  const [form] = (getPostcodeForms(contract).get(country) ?? []).filter(
    ({ length }) => length > plain.length && length - plain.length <= LOST_MAX,
  );
  if (!form || !/^\d+$/.test(plain)) return undefined;
  // What is written between the digits stays: 2116-0001 → 02116-0001
  return `${'0'.repeat(form.length - plain.length)}${zip.trim()}`;
}

/** The most zeros with which a postal code begins. */
const LOST_MAX = 2;
