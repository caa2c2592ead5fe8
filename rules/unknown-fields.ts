import { closest, distance } from 'fastest-levenshtein';
import type { Contract, Schema } from '../contract';
import type { Issue } from './issue';
import { isRecord } from './reader';
import { listMembers, listSchemas } from './schemas';

/** Fields that are named at most; a body of rubbish is not told field by field. */
const MOST = 20;
/** Names longer than this are not compared: nobody mistypes that much. */
const LONGEST_NAME = 60;

/**
 * A warning for every member that the contract does not know, with the nearest known name when it could be a slip.
 * Objects of which the contract describes no member hold what they like.
 */
export function listUnknownFields(body: unknown, schema: Schema, contract: Contract): Issue[] {
  const found: Issue[] = [];
  visit(body, schema, '');
  return found;

  function visit(value: unknown, place: Schema, at: string): void {
    if (found.length >= MOST) return;
    if (Array.isArray(value)) {
      const items = listSchemas(place, contract).find((part) => part.items)?.items;
      if (items) value.forEach((entry, index) => visit(entry, items, join(at, String(index))));
      return;
    }
    if (!isRecord(value)) return;
    const members = listMembers(place, contract);
    if (members.size === 0) return;
    for (const [name, entry] of Object.entries(value)) {
      const described = members.get(name);
      if (described) visit(entry, { allOf: described }, join(at, name));
      else if (found.length < MOST) found.push(toIssue(join(at, name), name, [...members.keys()]));
    }
  }
}

function toIssue(field: string, name: string, known: string[]): Issue {
  const nearest = name.length > LONGEST_NAME ? undefined : closest(name.toLowerCase(), known);
  const isSlip = nearest !== undefined && distance(name.toLowerCase(), nearest) <= Math.max(2, nearest.length / 3);
  return {
    rule: isSlip ? 'unknown-field-slip' : 'unknown-field',
    severity: 'warning',
    code: 'INVALID',
    field,
    ...(isSlip ? { value: nearest } : {}),
  };
}

function join(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}
