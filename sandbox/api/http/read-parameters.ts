import type { Contract, Operation, Parameter } from '../../../contract';
import { toSchemaIssues, type Issue } from '../../../rules';
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
    validators,
  }: { entry: Contract['operations'][number]; path: Record<string, string>; validators: Environment['validators'] },
): Record<string, unknown> {
  const query = readQuery(search, entry.operation);
  const values: Record<string, unknown> = { ...path, ...query };
  const errors = validators.parameters(entry.id, values).filter(({ instancePath }) => instancePath !== '/id');
  if (errors.length === 0) return query;
  const details = toSchemaIssues(errors).map((issue) => ({
    ...explainLostPlus(issue, values[issue.field]),
    given: findGiven(issue, values),
  }));
  throw new ApiFailure('VALIDATION_ERROR', { details });
}

/**
 * The parameters of a query by name, integers as numbers: anything else stays a string, so that the contract rejects it.
 * The last value counts when a name is given twice.
 */
function readQuery(search: URLSearchParams, { parameters }: Operation): Record<string, unknown> {
  const known = parameters.filter((one): one is Parameter => 'in' in one && one.in === 'query');
  return Object.fromEntries(
    known.flatMap(({ name, schema }): [string, unknown][] => {
      const text = search.getAll(name).at(-1);
      if (text === undefined) return schema.default === undefined ? [] : [[name, schema.default]];
      return [[name, schema.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text]];
    }),
  );
}

/** The space before a time zone that was written with a plus sign. */
const LOST_PLUS = / (?=\d\d:\d\d$)/;

/** A plus sign in a query means a space: the error for a time that was rejected for it says how to write it. */
function explainLostPlus({ given: _, ...issue }: Issue, value: unknown): Detail {
  if (typeof value !== 'string' || !LOST_PLUS.test(value)) return issue;
  const { code, field } = issue;
  return { code, field, phrase: 'query-plus', params: { value: value.replace(LOST_PLUS, '%2B') } };
}
