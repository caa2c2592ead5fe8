/** The value of a field, `parcels.0.weight`; undefined where there is none. */
export function getField(body: unknown, field: string): unknown {
  if (field === '') return body;
  let value = body;
  for (const name of field.split('.')) value = getEntry(value, name);
  return value;
}

function getEntry(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
