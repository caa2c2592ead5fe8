import { isRecord } from '../reader';
import type { FieldChange } from './quick-fix';

/** A body with changes to it, as new values. Objects that a new field needs are added. */
export function applyChanges(body: unknown, changes: readonly FieldChange[]): unknown {
  return changes.reduce((changed, change) => applyAt(changed, change.field.split('.'), change), body);
}

function applyAt(value: unknown, [name = '', ...rest]: string[], change: FieldChange): unknown {
  if (Array.isArray(value)) {
    const index = Number(name);
    if (rest.length === 0 && change.kind === 'remove') return value.toSpliced(index, 1);
    return value.with(index, rest.length === 0 ? toNew(change) : applyAt(value[index], rest, change));
  }
  const entries = Object.entries(isRecord(value) ? value : {});
  if (rest.length === 0 && change.kind === 'remove') return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (rest.length === 0 && change.kind === 'rename') {
    return Object.fromEntries(entries.map(([key, inner]) => [key === name ? change.name : key, inner]));
  }
  const old = isRecord(value) ? value[name] : undefined;
  return { ...Object.fromEntries(entries), [name]: rest.length === 0 ? toNew(change) : applyAt(old, rest, change) };
}

function toNew(change: FieldChange): unknown {
  return change.kind === 'set' ? change.value : undefined;
}
