import type { Contract, Schema } from '../contract';
import type { Issue } from './issue';
import { findNearest, LONGEST_COMPARED } from './nearest';
import { isRecord } from './reader';
import { findItems, listMembers, listNames } from './schemas';

/**
 * A warning for every member that the contract does not know, with the nearest known name when it could be a slip. A
 * name that is much too long is cut. Objects of which the contract describes no member hold what they like.
 */
export function listUnknownFields(value: unknown, schema: Schema, contract: Contract, at = ''): Issue[] {
  if (Array.isArray(value)) {
    const items = findItems(schema, contract);
    return items ? value.flatMap((entry, index) => listUnknownFields(entry, items, contract, join(at, index))) : [];
  }
  if (!isRecord(value)) return [];
  const members = listMembers(schema, contract, value);
  const names = listNames(schema, contract, value);
  if (members.size === 0) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const described = members.get(name);
    if (described) return listUnknownFields(entry, described, contract, join(at, name));
    return names.has(name)
      ? []
      : [toIssue(join(at, name.slice(0, LONGEST_COMPARED)), findNearest(name, [...members.keys()]))];
  });
}

function toIssue(field: string, nearest: string | undefined): Issue {
  const rule = nearest === undefined ? 'unknown-field' : 'unknown-field-slip';
  return { rule, severity: 'warning', code: 'INVALID', field, ...(nearest === undefined ? {} : { value: nearest }) };
}

function join(at: string, name: string | number): string {
  return at === '' ? String(name) : `${at}.${name}`;
}
