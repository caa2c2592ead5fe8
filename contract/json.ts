export type JsonObject = { [key: string]: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Copies a JSON value and passes every text in it through `change`. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]));
}

/** Visits a JSON value and every value in it, parents first. `at` is the path from the root. */
export function visitJson(value: unknown, visit: (value: unknown, at: string[]) => void, at: string[] = []): void {
  visit(value, at);
  if (Array.isArray(value)) value.forEach((entry, index) => visitJson(entry, visit, [...at, String(index)]));
  else if (isObject(value)) for (const [key, entry] of Object.entries(value)) visitJson(entry, visit, [...at, key]);
}
