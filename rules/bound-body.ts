import type { RuleSchemaView } from '../contract';
import { isRecord } from './reader';

/** The most unknown fields of an object that are checked. */
const UNKNOWN_MAX = 20;

/**
 * Returns a copy of a body with a bounded size, so that the work and the response are bounded as well. An array that is
 * too long is cut after the first entry too many; of unknown fields, the first in the order of their names are kept. A
 * request is valid exactly if its copy is.
 */
export function boundBody(value: unknown, view: RuleSchemaView): unknown {
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
  const first = unknown.sort().slice(0, UNKNOWN_MAX);
  return { ...known, ...Object.fromEntries(first.map((name) => [name, value[name]])) };
}
