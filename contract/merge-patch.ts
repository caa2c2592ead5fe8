import { isObject } from './json';

/**
 * Applies a merge patch (RFC 7396) to a JSON value: fields are replaced, `null` removes one, arrays are replaced whole.
 * { a: 1, b: { c: 2 } }, { b: { c: null, d: 3 } } → { a: 1, b: { d: 3 } }
 */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(value) ? value : {}));
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged);
}
