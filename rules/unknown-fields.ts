import type { SchemaView } from '../contract';
import type { Issue } from './issue';
import { suggestName, LONGEST_COMPARED } from './suggest';
import { isRecord } from './reader';

/**
 * Returns a warning for every unknown field, with the nearest known name if it could be a typo. A name that is much too
 * long is cut. Objects without described fields can contain any fields.
 */
export function listUnknownFields(value: unknown, view: SchemaView): Issue[] {
  const issues: Issue[] = [];
  collect(value, view, '', issues);
  return issues;
}

function collect(value: unknown, view: SchemaView, at: string, issues: Issue[]): void {
  if (Array.isArray(value)) {
    const { items } = view;
    if (items) value.forEach((entry, index) => collect(entry, items, join(at, index), issues));
    return;
  }
  if (!isRecord(value)) return;
  const { fields, names } = view.of(value);
  if (fields.size === 0) return;
  for (const name of Object.keys(value)) {
    const described = fields.get(name);
    if (described) collect(value[name], described, join(at, name), issues);
    else if (!names.has(name))
      issues.push(toIssue(join(at, name.slice(0, LONGEST_COMPARED)), suggestName(name, [...fields.keys()])));
  }
}

function toIssue(field: string, nearest: string | undefined): Issue {
  const rule = nearest === undefined ? 'unknown-field' : 'unknown-field-slip';
  return {
    rule,
    severity: 'warning',
    code: 'INVALID',
    field,
    ...(nearest === undefined ? {} : { params: { nearest } }),
  };
}

function join(at: string, name: string | number): string {
  return at === '' ? String(name) : `${at}.${name}`;
}
