import type { RuleContract } from '../../contract';
import { listedValues } from './listed-values';

const getCountries = listedValues('Country');

/** The codes of all countries that an address can name: ['AD', 'AE', …] */
export function listCountries(contract: RuleContract): unknown[] {
  return [...getCountries(contract)];
}

/** Whether a text is such a code. */
export function isCountry(contract: RuleContract, code: string | undefined): boolean {
  return getCountries(contract).has(code);
}
