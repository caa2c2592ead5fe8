import type { Contract } from '../../contract';

/** Code reads facts by a name of their own; those named after their place in a file are for pages. */
export function toNamedFacts(facts: Contract['facts']): Record<string, { value: number | string }> {
  const named = Object.entries(facts).filter(([name]) => !name.includes('.'));
  return Object.fromEntries(named.map(([name, { value }]) => [name, { value }]));
}
