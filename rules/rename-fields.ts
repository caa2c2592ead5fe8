import { getField } from './get-field';
import type { Issue } from './issue';
import { findUnitChanges, toMeasure } from './measure-names';
import { applyChanges } from './quick-fix/apply-changes';
import type { FieldChange } from './quick-fix/quick-fix';

/**
 * Returns a body after what the errors of its unknown fields say: each value is in the field that was meant. A field that the
 * body already has keeps its value, so that only the caller can resolve two different ones.
 */
export function renameFields(body: unknown, issues: readonly Issue[]): unknown {
  // The date next to a shipping date has to leave its place before the shipping date moves there.
  const first = issues.filter(({ sentence }) => sentence === 'UNKNOWN_FIELD.beside');
  return [...new Set([...first, ...issues])].reduce(
    (renamed, issue) => applyChanges(renamed, findRenames(issue, renamed)),
    body,
  );
}

/** The changes that move the value of an unknown field to the field that is meant; none if only the caller knows. */
export function findRenames({ field, value, sentence, params }: Issue, body: unknown): FieldChange[] {
  const present = getField(body, field);
  if (present === undefined) return [];
  const remove: FieldChange = { kind: 'remove', field };
  if (sentence === 'UNKNOWN_FIELD.unit') return findUnitChanges(field, body);
  if (typeof value !== 'string') return [];
  const meant = toMeant(present, { sentence, params });
  if (meant === undefined) return [];
  const there = getField(body, value);
  if (there !== undefined) return isEqual(there, meant) ? [remove] : [];
  const [parent, name] = split(value);
  if (parent === split(field)[0] && meant === present) return [{ kind: 'rename', field, name }];
  return [{ kind: 'set', field: value, value: meant }, remove];
}

function toMeant(present: unknown, { sentence, params }: Pick<Issue, 'sentence' | 'params'>): unknown {
  if (sentence === 'UNKNOWN_FIELD.opposite') return typeof present === 'boolean' ? !present : undefined;
  if (sentence === 'UNKNOWN_FIELD.value') {
    const meant = params?.meant;
    return meant === 'true' || meant === 'false' ? meant === 'true' : meant;
  }
  if (sentence !== 'UNKNOWN_FIELD.measure') return present;
  // An amount in another currency has no factor: only the caller can convert it.
  return typeof present === 'number' && params?.factor !== undefined
    ? toMeasure(present * Number(params.factor))
    : undefined;
}

/** Whether two values are the same; objects in objects are compared as far as requests have them. */
function isEqual(a: unknown, b: unknown, depth = 6): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [first, second] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    depth > 0 &&
    first.length === second.size &&
    first.every(([name, one]) => second.has(name) && isEqual(one, second.get(name), depth - 1))
  );
}

/** 'setup.date' → ['setup', 'date'] */
function split(field: string): [parent: string, name: string] {
  const at = field.lastIndexOf('.');
  return [field.slice(0, Math.max(at, 0)), field.slice(at + 1)];
}
