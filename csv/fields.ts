import type { FieldChange } from '../rules';

// The worker that loads this module next to the rules stays smaller when it shares no file with them.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path. */
export function getField(body: unknown, field: string): unknown {
  let value = body;
  for (const name of field.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

/** A body with a value at a dotted path, with the objects and lists that it needs; undefined removes the field. */
export function setField(body: unknown, field: string, value: unknown): unknown {
  const [name = '', ...rest] = field.split('.');
  const inner = (old: unknown): unknown => (rest.length > 0 ? setField(old, rest.join('.'), value) : value);
  if (/^\d+$/.test(name)) {
    const list: unknown[] = Array.isArray(body) ? [...(body as unknown[])] : [];
    list[Number(name)] = inner(list[Number(name)]);
    return list;
  }
  const { [name]: old, ...others } = isRecord(body) ? body : {};
  const next = inner(old);
  return next === undefined ? others : { ...others, [name]: next };
}

/** A body with changes. Names of fields are those of columns, so none is renamed. */
export function applyChanges(body: unknown, changes: readonly FieldChange[]): unknown {
  return changes.reduce(
    (changed, change) => setField(changed, change.field, change.kind === 'set' ? change.value : undefined),
    body,
  );
}
