import type { SchemaView } from '../contract';
import { isRecord } from './reader';

/** Members of an object that the contract does not know; more of them are not looked at. */
const MOST_UNKNOWN = 20;

/**
 * A copy of a body that is bounded in size, so that the work and the response are bounded as well. An array that is
 * too long is cut after the first entry too many; of members that the contract does not know the first are kept
 * in the order of their names. A request is valid exactly when its copy is.
 */
export function boundBody(value: unknown, view: SchemaView): unknown {
  if (Array.isArray(value)) {
    const { items, schema } = view;
    const entries: unknown[] = value.slice(0, (schema.maxItems ?? Infinity) + 1);
    return items ? entries.map((entry) => boundBody(entry, items)) : entries;
  }
  if (!isRecord(value)) return value;
  const { fields, names } = view.of(value);
  const known: Record<string, unknown> = {};
  for (const name of names) {
    const described = fields.get(name);
    if (Object.hasOwn(value, name)) known[name] = described ? boundBody(value[name], described) : value[name];
  }
  const unknown = Object.keys(value).filter((name) => !names.has(name));
  if (unknown.length === 0) return known;
  const first = unknown.sort().slice(0, MOST_UNKNOWN);
  return { ...known, ...Object.fromEntries(first.map((name) => [name, value[name]])) };
}
