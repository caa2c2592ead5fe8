import type { Contract } from '../../contract';

const known = new WeakMap<Contract, ReadonlySet<unknown>>();

/** The codes of all countries that an address can name: ['AD', 'AE', …] */
export function listCountries({ openapi }: Contract): unknown[] {
  return openapi.components.schemas.Country?.enum ?? [];
}

/** Whether a text is such a code. Every request asks for several. */
export function isCountry(contract: Contract, code: string | undefined): boolean {
  let countries = known.get(contract);
  if (!countries) {
    countries = new Set(listCountries(contract));
    known.set(contract, countries);
  }
  return countries.has(code);
}
