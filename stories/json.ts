type JsonObject = { [key: string]: unknown };

/** The value of a JSON text, or nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A value if it is an object; otherwise an empty one. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** Every value that contains no others, by its dotted path: { setup: { date: '…' } } → 'setup.date' */
export function listLeaves(value: unknown, at = '', found = new Map<string, unknown>()): Map<string, unknown> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) found.set(at, value);
  for (const [name, inner] of entries) listLeaves(inner, at === '' ? name : `${at}.${name}`, found);
  return found;
}
