import type { Contract, Parameter } from '../../../contract';
import { COMPARED_LENGTH_MAX, nameCode, suggestName, toLetters, toSchemaIssues, type Issue } from '../../../rules';
import type { Environment } from '../../environment';
import { ApiFailure, type Detail } from './failure';
import { findGiven } from './rejected-value';

/**
 * Returns the query parameters by name, with defaults, if the path and the query match the contract. The format of an ID
 * is not checked: it exists or it does not.
 *
 * @throws ApiFailure with every parameter that does not match
 */
export function readParameters(
  search: URLSearchParams,
  {
    entry,
    path,
    contract,
    validators,
  }: Pick<Environment, 'contract' | 'validators'> & {
    entry: Contract['operations'][number];
    path: Record<string, string>;
  },
): Record<string, unknown> {
  const known = entry.operation.parameters.filter((one): one is Parameter => 'in' in one && one.in === 'query');
  const query = readQuery(search, known);
  const values: Record<string, unknown> = { ...path, ...query };
  const errors = validators.parameters(entry.id, values).filter(({ instancePath }) => instancePath !== '/id');
  const details: Detail[] = toSchemaIssues(errors).map((issue) => ({
    ...explainLostPlus(nameCode(issue, values, contract), values[issue.field]),
    given: findGiven(issue, values),
  }));
  details.push(...listUnknownParameters(search, known));
  if (details.length === 0) return query;
  throw new ApiFailure('VALIDATION_ERROR', { details });
}

/**
 * The parameters of a query by name, integers as numbers: anything else stays a string, so that the contract rejects it.
 * The last value counts when a name is given twice.
 */
function readQuery(search: URLSearchParams, known: readonly Parameter[]): Record<string, unknown> {
  return Object.fromEntries(
    known.flatMap(({ name, schema }): [string, unknown][] => {
      const text = search.getAll(name).at(-1);
      if (text === undefined) return schema.default === undefined ? [] : [[name, schema.default]];
      return [[name, schema.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text]];
    }),
  );
}

/** The most unknown parameters that are reported. */
const UNKNOWN_MAX = 20;

/** A parameter that is ignored would return or change something else than the caller asked for. */
function listUnknownParameters(search: URLSearchParams, known: readonly Parameter[]): Detail[] {
  const names = known.map(({ name }) => name);
  const unknown = [...new Set(search.keys())].filter((name) => !names.includes(name));
  return unknown.slice(0, UNKNOWN_MAX).map((name): Detail => {
    const field = name.slice(0, COMPARED_LENGTH_MAX);
    const other = known.find(({ schema }) =>
      schema['x-other-names']?.some((one) => toLetters(one) === toLetters(field)),
    );
    const nearest = other?.name ?? suggestName(name, names);
    const given = search.get(name) ?? '';
    const issue = { code: 'UNKNOWN_FIELD' as const, field, given: given.slice(0, COMPARED_LENGTH_MAX) };
    if (nearest !== undefined) return { ...issue, value: nearest, phrase: 'query-slip', params: { nearest } };
    if (names.length === 0) return { ...issue, phrase: 'query-none' };
    return { ...issue, phrase: 'query-unknown', params: { names } };
  });
}

/** The space before a time zone that was written with a plus sign. */
const LOST_PLUS = / (?=\d\d:\d\d$)/;

/** A plus sign in a query means a space: the error for a time that was rejected for it says how to write it. */
function explainLostPlus({ given: _, ...issue }: Issue, value: unknown): Detail {
  if (typeof value !== 'string' || !LOST_PLUS.test(value)) return issue;
  const { code, field } = issue;
  return { code, field, phrase: 'query-plus', params: { value: value.replace(LOST_PLUS, '%2B') } };
}
