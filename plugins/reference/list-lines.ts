import { NO_FIELDS, type Field, type FieldGroup } from './fields';
import { isContainer } from './is-container';

/** A line of JSON: the ID of the field that begins in it, and the placeholder that a page replaces: `shipping_date`. */
export type Line = { field?: string; date?: string };

/**
 * The fields to which the lines of a value belong, as `JSON.stringify(value, null, 2)` writes it:
 * { setup: { date: '{{shipping_date}}' } } → {}, { field: 'request-setup' }, { field: 'request-setup-date', date: 'shipping_date' }, {}, {}
 */
export function listLines(value: unknown, group: FieldGroup, field?: Field): Line[] {
  const own: Line = field ? { field: field.id } : {};
  if (!isContainer(value)) {
    const date = typeof value === 'string' ? /^\{\{(\w+_date)\}\}$/.exec(value)?.[1] : undefined;
    return [date ? { ...own, date } : own];
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return [own];
  const inner = Array.isArray(value)
    ? entries.flatMap(([, entry]) => listLines(entry, group, isContainer(entry) ? undefined : field))
    : entries.flatMap(([name, entry]) => {
        const named = group.fields.find((one) => one.name === name);
        return listLines(entry, named ? findGroup(named, value) : NO_FIELDS, named);
      });
  return [own, ...inner, {}];
}

/** Returns the fields of a field; if they depend on another field of the same object, those for its value. */
function findGroup({ group, variants }: Field, parent: Record<string, unknown>): FieldGroup {
  if (variants.length === 0) return group;
  return variants.find(({ value }) => Object.values(parent).includes(value))?.group ?? NO_FIELDS;
}
