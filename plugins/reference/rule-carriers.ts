import type { Contract } from '../../contract';
import type { Params, Rule } from '../../rules';

/**
 * The carrier types whose requests a rule can reject, in the order of the catalog; undefined if it can reject those of all.
 *
 * @param about the values in the statement of the rule: `listed` and `others` read its lists of carriers or services
 */
export function listRuleCarriers(
  { scope }: Pick<Rule, 'scope'>,
  about: Params,
  { catalogue }: Contract,
): string[] | undefined {
  if (scope === undefined) return undefined;
  const listed = new Set(Object.values(about).flatMap((value) => (Array.isArray(value) ? value.map(toFirstWord) : [])));
  return Object.entries(catalogue.carriers)
    .filter(([type, carrier]) => {
      if (typeof scope === 'function') return scope(carrier);
      if (scope === 'domestic' || scope === 'international') return carrier.scope === scope;
      const isListed = [type, ...Object.keys(carrier.services)].some((code) => listed.has(code));
      return isListed === (scope === 'listed');
    })
    .map(([type]) => type);
}

/** Entries of lists begin with a code: 'yamato 30' → 'yamato' */
function toFirstWord(entry: string | number): string {
  return String(entry).split(' ')[0] ?? '';
}
