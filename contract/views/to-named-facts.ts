import type { Contract } from '../contract';

/** Returns the facts with a separate name, for code; those named by their path in a file are for pages. */
export function toNamedFacts(facts: Contract['facts']): Record<string, { value: number | string }> {
  const named = Object.entries(facts).filter(([name]) => !name.includes('.'));
  return Object.fromEntries(named.map(([name, { value }]) => [name, { value }]));
}
