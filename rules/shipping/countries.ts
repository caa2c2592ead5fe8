import type { Contract } from '../../contract';

/** The codes of all countries that an address can name: ['AD', 'AE', …] */
export function listCountries({ openapi }: Contract): unknown[] {
  return openapi.components.schemas.Country?.enum ?? [];
}
