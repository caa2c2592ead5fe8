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

/** The entry of a record for what a caller has sent: names such as `constructor` are none. */
export function findOwn<T>(record: Readonly<Record<string, T>>, key: unknown): T | undefined {
  return typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined;
}
