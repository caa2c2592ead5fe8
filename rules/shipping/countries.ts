import type { Contract } from '../../contract';
import { perContract } from '../per-contract';

/** The codes of all countries that an address can name: ['AD', 'AE', …] */
export function listCountries({ openapi }: Contract): unknown[] {
  return openapi.components.schemas.Country?.enum ?? [];
}

const getCountries = perContract((contract) => new Set(listCountries(contract)));

/** Whether a text is such a code. Every request asks for several. */
export function isCountry(contract: Contract, code: string | undefined): boolean {
  return getCountries(contract).has(code);
}
