import type { RuleContract } from '../../contract';
import { memoizeByContract } from '../memoize-by-contract';

/** The values that a schema of the contract lists: 'Country' → AD, AE, … Every request asks for several. */
export function listedValues(schema: 'Country' | 'Currency'): (contract: RuleContract) => ReadonlySet<unknown> {
  return memoizeByContract(({ openapi }) => new Set<unknown>(openapi.components.schemas[schema]?.enum));
}
