import type { RuleSchemaView } from '../contract';
import type { Issue } from './issue';
import { COMPARED_LENGTH_MAX, suggestName, toLetters, isOneEditAway } from './suggest';
import { isRecord } from './reader';

/**
 * Returns an issue for every unknown field. A name that means a known field is an error with the field to use: the name
 * has that meaning in a former release or another API, is one edit away, or belongs to another object. So is every
 * unknown setting of a carrier account, since its response has no warnings. Any other unknown field is a warning. A name
 * that is much too long is cut. Objects without described fields can contain any fields.
 */
export function listUnknownFields(value: unknown, view: RuleSchemaView): Issue[] {
  const issues: Issue[] = [];
  collect(value, view, '', { root: view, issues });
  return issues;
}

type Found = { root: RuleSchemaView; issues: Issue[] };

function collect(value: unknown, view: RuleSchemaView, at: string, found: Found): void {
  if (Array.isArray(value)) {
    const { items } = view;
    if (items) value.forEach((entry, index) => collect(entry, items, join(at, index), found));
    return;
  }
  if (!isRecord(value)) return;
  const { fields, names } = view.of(value);
  if (fields.size === 0) return;
  for (const name of Object.keys(value)) {
    const described = fields.get(name);
    if (described) collect(value[name], described, join(at, name), found);
    // A field that is null is absent.
    if (value[name] !== null && (described ? isBeside(name, fields, value) : !names.has(name))) {
      found.issues.push(toIssue(name, { fields, at, value, root: found.root }));
    }
  }
}

type Place = { fields: RuleSchemaView['fields']; at: string; value: Record<string, unknown>; root: RuleSchemaView };

function toIssue(name: string, { fields, at, value, root }: Place): Issue {
  const unknown = { rule: null, code: 'UNKNOWN_FIELD' as const, field: join(at, name.slice(0, COMPARED_LENGTH_MAX)) };
  const beside = findBeside(name, fields, value);
  if (beside) return toError(beside.known, 'UNKNOWN_FIELD.beside', { other: beside.other });
  const meant = findMeant(name, fields);
  if (meant !== undefined && canBe(meant)) return toError(meant, 'UNKNOWN_FIELD.name');
  const opposite = findByNames(name, fields, 'x-opposite-names');
  if (opposite !== undefined) return toError(opposite, 'UNKNOWN_FIELD.opposite');
  const elsewhere = findElsewhere(name, at, root);
  if (elsewhere !== undefined) {
    return { ...toError(name, 'UNKNOWN_FIELD.name', { nearest: elsewhere }), value: elsewhere };
  }
  const nearest = suggestName(name, [...fields.keys()]);
  const slip = nearest !== undefined && canBe(nearest) ? nearest : undefined;
  if (at.split('.')[0] === 'settings') {
    const known = [...fields.keys()];
    return slip === undefined
      ? { ...unknown, severity: 'error', params: { known }, sentence: 'UNKNOWN_FIELD.error' }
      : toError(slip, 'UNKNOWN_FIELD.name');
  }
  return slip === undefined
    ? { ...unknown, severity: 'warning' }
    : { ...toError(slip, 'UNKNOWN_FIELD.slip'), severity: 'warning' };

  /** Whether a field can have the value: an object is no string. */
  function canBe(known: string): boolean {
    return !isRecord(value[name]) || fields.get(known)?.fields.size !== 0;
  }

  function toError(known: string, sentence: Issue['sentence'], params: Issue['params'] = {}): Issue {
    return { ...unknown, severity: 'error', value: join(at, known), params: { nearest: known, ...params }, sentence };
  }
}

/** The field of the object that a name means: 'deliveryDate', 'delivery_dat' → 'delivery_date'; 'cool_options' → 'temperature' */
function findMeant(name: string, fields: RuleSchemaView['fields']): string | undefined {
  const letters = toLetters(name);
  const known = [...fields.keys()];
  return (
    known.find((one) => toLetters(one) === letters) ??
    findByNames(name, fields, 'x-other-names') ??
    known.find((one) => isOneEditAway(name, one))
  );
}

function findByNames(
  name: string,
  fields: RuleSchemaView['fields'],
  keyword: 'x-other-names' | 'x-opposite-names',
): string | undefined {
  const letters = toLetters(name);
  for (const [field, { schema }] of fields) {
    if (schema[keyword]?.some((one) => toLetters(one) === letters)) return field;
  }
  return undefined;
}

function isBeside(name: string, fields: RuleSchemaView['fields'], value: Record<string, unknown>): boolean {
  return findBeside(name, fields, value) !== undefined;
}

/** The field that a name means next to another name of the same object. */
function findBeside(
  name: string,
  fields: RuleSchemaView['fields'],
  value: Record<string, unknown>,
): { known: string; other: string } | undefined {
  for (const [known, { schema }] of fields) {
    const other = Object.entries(schema['x-name-beside'] ?? {}).find(([, one]) => one === name)?.[0];
    if (other !== undefined && Object.hasOwn(value, other)) return { known, other };
  }
  return undefined;
}

/** The path of a field that was specified one level too high or too low, if there is only one of its name: 'setup.date' */
function findElsewhere(name: string, at: string, root: RuleSchemaView): string | undefined {
  if (at === '') {
    const paths = [...root.fields].flatMap(([object, { fields }]) => {
      const known = findByNames(name, fields, 'x-other-names') ?? (fields.has(name) ? name : undefined);
      return known === undefined ? [] : [`${object}.${known}`];
    });
    return paths.length === 1 ? paths[0] : undefined;
  }
  return !at.includes('.') && root.fields.has(name) ? name : undefined;
}

function join(at: string, name: string | number): string {
  return at === '' ? String(name) : `${at}.${name}`;
}
