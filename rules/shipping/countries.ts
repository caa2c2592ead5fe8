import type { Contract } from '../../contract';
import { listedValues } from './listed-values';

const getCountries = listedValues('Country');

/** The codes of all countries that an address can name: ['AD', 'AE', …] */
export function listCountries(contract: Contract): unknown[] {
  return [...getCountries(contract)];
}

/** Whether a text is such a code. */
export function isCountry(contract: Contract, code: string | undefined): boolean {
  return getCountries(contract).has(code);
}
