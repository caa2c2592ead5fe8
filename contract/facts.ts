import type { Fact } from './contract';
import { isObject, mapTexts, visitJson } from './json';

/** `{page-size-max}` or `{carriers.dhl.address.total}` in a sentence. */
const PLACEHOLDER = /(?<!\{)\{([a-z][\w.-]*)\}(?!\})/g;

/**
 * Collects the named values of the contract: those that a schema names with `x-facts`, all of limits.yaml, and every
 * number or string of the catalog and of the operator under its path.
 *
 * @throws when two numbers claim one name.
 */
export function collectFacts({
  openapi,
  limits,
  trees,
}: {
  openapi: unknown;
  limits: Record<string, number>;
  trees: Record<string, unknown>;
}): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  const add = (name: string, value: unknown, source: string): void => {
    if (typeof value !== 'number' && typeof value !== 'string') {
      throw new Error(`${source}: "${name}" must name a number or a text.`);
    }
    const known = facts[name];
    if (known && known.value !== value)
      throw new Error(`"${name}" is ${known.value} at ${known.source} and ${value} at ${source}.`);
    facts[name] = { value, source };
  };

  for (const [name, value] of Object.entries(limits)) add(name, value, `limits.yaml ${name}`);
  visitJson(openapi, (value, at) => {
    if (!isObject(value) || !isObject(value['x-facts'])) return;
    for (const [keyword, name] of Object.entries(value['x-facts']))
      add(String(name), value[keyword], `${at.join('.')}.${keyword}`);
  });
  for (const [root, tree] of Object.entries(trees)) {
    visitJson(tree, (value, at) => {
      if (typeof value === 'number' || typeof value === 'string') add([root, ...at].join('.'), value, root);
    });
  }
  return facts;
}

/**
 * Replaces the names in braces in every text by their values: "at most {page-size-max}" → "at most 250".
 *
 * @throws on a name that does not exist.
 */
export function fillFacts<T>(value: T, facts: Record<string, Fact>, locale: string): T {
  return mapTexts(value, (text) => fillFactsInText(text, facts, locale)) as T;
}

export function fillFactsInText(text: string, facts: Record<string, Fact>, locale: string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => formatFact(getFact(facts, name), locale));
}

export function getFact<Named extends Pick<Fact, 'value'>>(facts: Record<string, Named>, name: string): Named {
  const fact = facts[name];
  if (!fact) throw new Error(`There is no fact "${name}" in the contract.`);
  return fact;
}

/** A number of limits.yaml. */
export function getLimit({ limits }: { limits: Record<string, number> }, name: string): number {
  const limit = limits[name];
  if (limit === undefined) throw new Error(`contract/data/limits.yaml has no "${name}".`);
  return limit;
}

/** 1048576 → "1,048,576"; strings are returned unchanged. */
export function formatFact({ value }: { value: Fact['value']; source?: string }, locale: string): string {
  return typeof value === 'number' ? value.toLocaleString(locale) : value;
}
