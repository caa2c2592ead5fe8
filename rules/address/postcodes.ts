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
  // A spreadsheet also writes a number with decimals, and never with a zero at the beginning: 2116.0
  const text = zip
    .normalize('NFKC')
    .trim()
    .replace(/\.0{1,2}$/, '');
  const plain = toPlainPostcode(text);
  if (!/^[1-9]\d*$/.test(plain)) return undefined;
  const forms = (getPostcodeForms(contract).get(country) ?? []).map(({ length }) => length);
  const digits = Math.min(...forms.filter((length) => length > plain.length));
  const found =
    digits - plain.length <= LOST_MAX ? text.replace(/(?=\d)/, '0'.repeat(digits - plain.length)) : undefined;
  // What is written between the digits stays, unless the digits after it are too few: 2116-0001 → 02116-0001; 94103-12
  return found !== undefined && hasGroups(found, forms) ? found : undefined;
}

/** Whether the groups of digits can be those of a form: a code with a supplement begins with one without. */
function hasGroups(zip: string, forms: readonly number[]): boolean {
  const [code = '', supplement] = zip.split(/[\s-]/);
  const least = Math.min(...forms);
  return supplement === undefined || toPlainPostcode(zip).length === least || code.length === least;
}

/** The most zeros with which a postal code begins. */
const LOST_MAX = 2;
