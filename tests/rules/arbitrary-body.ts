// cspell:ignore délai letrec
import fc from 'fast-check';
import { isRecord } from '../../rules/reader';

/** Field names of requests, names that are special in JavaScript, and names that are hard to handle. */
const NAMES = fc.constantFrom(
  ...'setup to_address parcels products credentials settings prices file country width service carrier type'.split(' '),
  ...['__proto__', 'constructor', 'toString', 'length', '0', '', 'a.b', '\ud800', 'délai', 'x'.repeat(300)],
);

const SCALAR = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, 1e-7, Number.MAX_SAFE_INTEGER, '', ' ', 'NaN', 'Infinity', '-1', '０'],
  ...['\ud800', '\udfff漢', '\0', 'JP', 'US', 'GB', 'yamato', 'dhl', 'custom', '2026-11-25', '2026-02-30', '****4471'],
  ...['PDF_4.5X7.8', '14-16', 'x'.repeat(5000), '漢'.repeat(400)],
);

/** Any JSON value, with fields that requests have and with fields that they should not have. */
export const JSON_VALUE = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    SCALAR,
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(NAMES, tie('value')), { maxLength: 6 }).map((fields) => Object.fromEntries(fields)),
    fc.constantFrom(
      nest(200, []),
      nest(200, {}),
      Array.from({ length: 300 }, () => ({})),
      Array(300).fill('x'),
    ),
  ),
})).value;

/** A change somewhere in a value: `steps` are the indexes of the fields on the path to it. */
export type Change = {
  steps: number[];
  how: 'put' | 'remove' | 'rename' | 'add' | 'repeat';
  name: string;
  value: unknown;
};

export const CHANGE: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
  how: fc.constantFrom('put', 'remove', 'rename', 'add', 'repeat'),
  name: NAMES,
  value: JSON_VALUE,
});

/** Follows the indexes of fields into a value and changes the value at the end. */
export function applyChange(value: unknown, { steps: [step = 0, ...steps], ...change }: Change): unknown {
  const { how, name, value: given } = change;
  const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const at = step % (entries.length + 1);
  const [key, inner] = entries[at] ?? [name, given];
  const isLast = steps.length === 0 || at === entries.length;
  const put = (...changed: [string, unknown][]): unknown => {
    const all = [...entries.slice(0, at), ...changed, ...entries.slice(at + 1)];
    return Array.isArray(value) ? all.map(([, entry]) => entry) : Object.fromEntries(all);
  };
  if (entries.length === 0) return how === 'add' ? { [name]: given } : given;
  if (!isLast) return put([key, applyChange(inner, { ...change, steps })]);
  if (how === 'remove') return put();
  if (how === 'rename') return put([name, inner]);
  if (how === 'add') return put([key, inner], [name, given]);
  if (how === 'repeat') return put(...Array.from({ length: 120 }, (): [string, unknown] => [key, inner]));
  return put([key, given]);
}

function nest(levels: number, inner: unknown): unknown {
  return Array.from({ length: levels }).reduce((value) => (Array.isArray(inner) ? [value] : { setup: value }), inner);
}

/** Returns the same value with the fields of every object in reverse order. */
export function reverseFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseFields);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, reverseFields(inner)] as const);
  return Object.fromEntries(fields.toReversed());
}
