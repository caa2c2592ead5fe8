import { isContainer } from './is-container';

/** A part of a request before and after a change; undefined where there is none. */
export type Change = { path: string; before: unknown; after: unknown };

/**
 * The differences between two JSON values, each at the deepest place that both have, in the order of the
 * first: ({ a: { b: 1 } }, { a: { b: 2 } }) → [{ path: 'a.b', before: 1, after: 2 }]
 */
export function listChanges(before: unknown, after: unknown, path = ''): Change[] {
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listChanges(before[key], after[key], path ? `${path}.${key}` : key));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
