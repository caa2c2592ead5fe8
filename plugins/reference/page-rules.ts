import type { Contract, Language } from '../../contract';
import { RULES, type Params, type Rule } from '../../rules';

/** A rule as pages need it: its title, its sentences with `{name}` in them, and what fills those of the statement. */
export type PageRule = Pick<
  Rule,
  'id' | 'title' | 'subject' | 'operations' | 'severity' | 'rejection' | 'statement' | 'message'
> & {
  /** The types of carriers whose requests it can reject; all where there is none. */
  carriers?: string[];
  about: Params;
};

/** Every rule, in the order in which pages list them, with the numbers and lists of the contract. */
export function listPageRules(contract: Contract): PageRule[] {
  const rules: readonly Rule[] = RULES;
  return rules.map(
    ({ id, title, subject, scope, operations, severity, rejection, statement, message, about: fill }) => {
      const about = fill?.(contract) ?? {};
      const carriers = listRuleCarriers({ scope }, about, contract);
      return {
        id,
        title,
        subject,
        operations,
        severity,
        rejection,
        ...(carriers ? { carriers } : {}),
        statement,
        message,
        about: markCodes(about, contract),
      };
    },
  );
}

/** Pages show the codes of carriers and services in lists as code: ['yamato 30'] → ['`yamato` 30'] */
function markCodes(about: Params, { catalogue: { carriers } }: Contract): Params {
  const codes = new Set([
    ...Object.keys(carriers),
    ...Object.values(carriers).flatMap(({ services }) => Object.keys(services)),
  ]);
  const mark = (entry: string | number): string | number =>
    typeof entry === 'number' ? entry : entry.replace(/^\w+/, (word) => (codes.has(word) ? `\`${word}\`` : word));
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, typeof value === 'object' ? value.map(mark) : value]),
  );
}

/** In sentences, carriers have their names: '`yamato` 30' → 'Yamato Transport 30' */
export function nameCarriers(about: Params, { catalogue: { carriers } }: Contract, locale: Language): Params {
  const name = (entry: string | number): string | number =>
    typeof entry === 'number'
      ? entry
      : entry.replace(/^`(\w+)`/, (code, type: string) => carriers[type]?.name[locale] ?? code);
  return Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, typeof value === 'object' ? value.map(name) : value]),
  );
}

/**
 * The carrier types whose requests a rule can reject, in the order of the catalog; undefined if it can reject those of all.
 *
 * @param about the values in the statement of the rule: `listed` and `others` read its lists of carriers or services
 */
function listRuleCarriers(
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
