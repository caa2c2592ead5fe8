/** The value of a field, `parcels.0.weight`; undefined where there is none. */
export function getField(body: unknown, field: string): unknown {
  return field === '' ? body : field.split('.').reduce<unknown>(getEntry, body);
}

function getEntry(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
