import type { RuleSchema, RuleSchemaView } from '../contract';
import { isRecord } from './reader';

/** The most unknown fields of an object that are checked. */
const UNKNOWN_MAX = 20;

/** The limit of a string whose schema has none: no name, address line or code is longer. */
const USUAL_LENGTH_MAX = 200;

/** How many times its limit a string may be long before its end is cut. */
const LENGTH_FACTOR = 10;

/**
 * Returns a copy of a body with a bounded size, so that the work and the response are bounded as well. An array that is
 * too long is cut after the first entry too many, a string after ten times its limit; of unknown fields, the first in the
 * order of their names are kept. A request is valid exactly if its copy is.
 */
export function boundBody(value: unknown, view: RuleSchemaView): unknown {
  if (Array.isArray(value)) {
    const { items, schema } = view;
    const entries: unknown[] = value.slice(0, (schema.maxItems ?? Infinity) + 1);
    return items ? entries.map((entry) => boundBody(entry, items)) : entries;
  }
  if (typeof value === 'string') return boundText(value, view.schema);
  if (!isRecord(value)) return value;
  const { fields, names } = view.of(value);
  const known: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const name of Object.keys(value)) {
    const described = fields.get(name);
    if (described) known[name] = boundBody(value[name], described);
    else if (names.has(name)) known[name] = boundUnknown(value[name]);
    else unknown.push(name);
  }
  if (unknown.length === 0) return known;
  const first = unknown.sort().slice(0, UNKNOWN_MAX);
  return { ...known, ...Object.fromEntries(first.map((name) => [name, boundUnknown(value[name])])) };
}

/** Cuts the end of a string that is far too long. A file in Base64 is as long as a body may be, and decoded in one pass. */
export function boundText(text: string, { maxLength = USUAL_LENGTH_MAX, contentEncoding }: RuleSchema = {}): string {
  return contentEncoding === undefined ? text.slice(0, LENGTH_FACTOR * maxLength + 1) : text;
}

function boundUnknown(value: unknown): unknown {
  return typeof value === 'string' ? boundText(value) : value;
}
