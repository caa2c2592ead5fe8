import type { Operation, Parameter } from '../../contract';

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
