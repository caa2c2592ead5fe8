import type { Contract, Schema } from '../contract';
import type { Issue } from './issue';
import { listMembers, listSchemas } from './schemas';

/**
 * Issues in a steady order: errors before warnings, then as the contract lists the fields, then by code and rule. Of two
 * that say the same of a field the rule's is kept, since it knows why.
 */
export function sortIssues(issues: Issue[], contract: Contract, schema: Schema | undefined): Issue[] {
  const keyed = issues.map((issue) => ({ issue, key: toKey(issue, contract, schema) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed
    .map(({ issue }) => issue)
    .filter(
      (issue, index, all) =>
        !all.some(
          (other, place) =>
            place !== index &&
            other.field === issue.field &&
            other.code === issue.code &&
            other.severity === issue.severity &&
            (issue.rule === null ? other.rule !== null || place < index : other.rule === issue.rule && place < index),
        ),
    );
}

/** A text that sorts as wished: severity, place of each part of the field, code, rule. */
function toKey({ severity, field, code, rule }: Issue, contract: Contract, schema: Schema | undefined): string {
  const places: string[] = [];
  let at = schema;
  for (const part of field === '' ? [] : field.split('.')) {
    const isIndex = /^\d{1,6}$/.test(part);
    const members = at && !isIndex ? [...listMembers(at, contract)] : [];
    const place = members.findIndex(([name]) => name === part);
    places.push((isIndex ? part : String(place < 0 ? 999_999 : place)).padStart(6, '0'));
    at = isIndex ? at && listSchemas(at, contract).find(({ items }) => items)?.items : next(members[place]?.[1]);
  }
  return [severity === 'error' ? 0 : 1, ...places, field, code, rule ?? ''].join(' ');
}

function next(described: Schema[] | undefined): Schema | undefined {
  return described && { allOf: described };
}
