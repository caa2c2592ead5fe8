import type { FieldChange } from '../rules';

// The worker that loads this module next to the rules stays smaller when it shares no file with them.

/** The path of a field of a shipment. An array of a request has at most 100 entries. */
export const FIELD =
  /^(?:ioss_number|(?:setup|to_address|from_address|customs|options|products|parcels)(?:\.(?:[A-Za-z]\w*|\d{1,2}))+)$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path. */
export function getField(body: unknown, field: string): unknown {
  let value = body;
  for (const name of field.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

/** Sets the value at a dotted path of a body, with the objects and lists that it needs; undefined removes the field. */
export function setField(body: Record<string, unknown>, field: string, value: unknown): void {
  const names = field.split('.');
  const last = names.pop() ?? '';
  let at = body;
  names.forEach((name, index) => {
    const isList = /^\d/.test(names[index + 1] ?? last);
    const inner = Object.hasOwn(at, name) ? at[name] : undefined;
    const isUsable = isList ? Array.isArray(inner) : isRecord(inner);
    at = (isUsable ? inner : (at[name] = isList ? [] : {})) as Record<string, unknown>;
  });
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
}

/** A copy of a body with changes. Names of fields are those of columns, so none is renamed. */
export function applyChanges(body: Record<string, unknown>, changes: readonly FieldChange[]): Record<string, unknown> {
  const changed = structuredClone(body);
  for (const change of changes) setField(changed, change.field, change.kind === 'set' ? change.value : undefined);
  return changed;
}
