import type { RuleSchemaView } from '../contract';
import type { Issue } from './issue';

/** Codes that say in one way or another that a value does not do. */
const VALUE_CODES = new Set<Issue['code']>(['FORMAT', 'INVALID', 'INVALID_TYPE', 'INVALID_VALUE', 'NOT_FOUND']);

/**
 * Issues in a steady order: errors before warnings, then as the contract lists the fields, then by code and rule. Of two
 * that say the same of a field the rule's is kept, since it knows why. A blank value of a required field is only missing.
 */
export function sortIssues(issues: readonly Issue[], view: RuleSchemaView | undefined): Issue[] {
  const ofRules = new Set(issues.filter(({ rule }) => rule !== null).map(toMatter));
  const missing = new Set(issues.filter(({ code }) => code === 'REQUIRED').map(({ field }) => field));
  const kept = new Map(
    issues
      .filter((issue) => issue.rule !== null || !ofRules.has(toMatter(issue)))
      .filter(({ code, field }) => !(VALUE_CODES.has(code) && missing.has(field)))
      .map((issue) => [`${toMatter(issue)} ${issue.code} ${issue.rule ?? ''}`, issue] as const),
  );
  return [...kept.values()]
    .map((issue) => ({ issue, key: toKey(issue, view) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ issue }) => issue);
}

/** The key of an issue: two issues that say the same have the same key. */
function toMatter({ severity, field, code }: Issue): string {
  return `${severity} ${field} ${VALUE_CODES.has(code) ? 'value' : code}`;
}

/** A string that sorts in that order: severity, place of each part of the field, code, rule. */
function toKey({ severity, field, code, rule }: Issue, view: RuleSchemaView | undefined): string {
  const places: string[] = [];
  let at = view;
  for (const part of field === '' ? [] : field.split('.')) {
    const items: RuleSchemaView | undefined = /^\d{1,6}$/.test(part) ? at?.items : undefined;
    const field: RuleSchemaView | undefined = items ? undefined : at?.fields.get(part);
    const place = field && at ? [...at.fields.keys()].indexOf(part) : 999_999;
    places.push((items ? part : String(place)).padStart(6, '0'));
    at = items ?? field;
  }
  return [severity === 'error' ? 0 : 1, ...places, field, code, rule ?? ''].join(' ');
}
