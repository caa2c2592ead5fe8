import { getField, type Issue } from '../../../rules';

/** The value that an error rejects, as `details[].given`. */
export type Given = boolean | number | string | null;

/** Longer strings are cut. */
const LENGTH_MAX = 100;
const COUNTED: readonly Issue['code'][] = ['INSUFFICIENT', 'TOO_MANY'];

/**
 * The value that an issue rejects: that of its field, or the number of entries of an array that has too many or too few.
 * Other arrays and objects are null, and so are all credentials: logs of errors must not contain them.
 */
export function findGiven({ field, code, given }: Pick<Issue, 'field' | 'code' | 'given'>, body: unknown): Given {
  if (field.split('.')[0] === 'credentials') return null;
  const value = given ?? (field === '' ? undefined : getField(body, field));
  if (typeof value === 'string') return value.length > LENGTH_MAX ? `${value.slice(0, LENGTH_MAX)}…` : value;
  if (Array.isArray(value) && COUNTED.includes(code)) return value.length;
  return Number.isFinite(value) || typeof value === 'boolean' ? (value as Given) : null;
}
