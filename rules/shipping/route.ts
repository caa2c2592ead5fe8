import type { RuleContract } from '../../contract';

/** The carriers that ship on the route: advice to use another one would lead to the next error. */
export function selectForRoute(
  types: string[],
  isCrossBorder: boolean | undefined,
  { catalogue }: RuleContract,
): string[] {
  const scope = isCrossBorder ? 'international' : 'domestic';
  return isCrossBorder === undefined ? types : types.filter((type) => catalogue.carriers[type]?.scope === scope);
}
