import { isObject, parseJson as parseAny, type JsonObject } from '../contract/json';

/** A HAR file has seven levels of nesting, and a body of the API fewer. */
const DEPTH_MAX = 100;

/** The value of a JSON text, or nothing: neither of a text that is nested too deeply for the functions that walk it. */
export function parseJson(text = ''): unknown {
  const value = parseAny(text);
  return isTooDeep(value) ? undefined : value;
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []));
  }
  return false;
}

/** A value if it is an object; otherwise an empty one. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Every value that contains no others, by its dotted path: { setup: { date: '…' } } → 'setup.date' */
export function listLeaves(value: unknown, at = '', found = new Map<string, unknown>()): Map<string, unknown> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) found.set(at, value);
  for (const [name, inner] of entries) listLeaves(inner, at === '' ? name : `${at}.${name}`, found);
  return found;
}
