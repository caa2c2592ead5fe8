import type { Operation, Parameter } from '../../contract';
import type { Issue } from '../../rules';
import type { Detail } from './failure';

/**
 * The parameters of a query by name, whole numbers as numbers: what is no number stays a text, so that the contract
 * refuses it. Of a name that is given twice the last counts.
 */
export function readQuery(search: URLSearchParams, { parameters }: Operation): Record<string, unknown> {
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

/** A plus sign in a query stands for a space: of a time that was refused for that, it is told how to write it. */
export function tellLostPlus(issue: Issue, value: unknown): Detail {
  if (typeof value !== 'string' || !LOST_PLUS.test(value)) return issue;
  const { code, field } = issue;
  return { code, field, phrase: 'query-plus', params: { value: value.replace(LOST_PLUS, '%2B') } };
}
