import type { RuleContract } from '../../contract';
import { getField } from '../get-field';

/** A change to one field of a body, by its dotted path: a new value, no value, or another name. */
export type FieldChange =
  | { kind: 'set'; field: string; value: unknown }
  | { kind: 'remove'; field: string }
  | { kind: 'rename'; field: string; name: string };

/**
 * The changes that fix an issue. Most issues need one change; `then` contains the changes that belong to it. With `choose`,
 * the caller selects a value; with `none`, only the caller knows the right value.
 */
export type QuickFix =
  | (FieldChange & { then?: FieldChange[] })
  | { kind: 'choose'; field: string; values: readonly (string | number)[] }
  | { kind: 'none' };

/** A request with an issue, as far as fixes depend on it. */
export type FixContext = {
  contract: RuleContract;
  operation: string;
  body: unknown;
  /** Milliseconds since 1970, UTC. */
  now: number;
};

export const NO_FIX: QuickFix = { kind: 'none' };
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a fix can be applied without the caller's consent: it keeps every value of the body, and a test request stays one.
 * A value that is moved is kept. Another number, amount or date is a decision of the caller.
 */
export function isSafeFix(fix: QuickFix, body: unknown): boolean {
  return (
    (fix.kind === 'set' || fix.kind === 'rename') &&
    !(fix.kind === 'set' && fix.field === 'setup.test' && fix.value !== true) &&
    listChanges(fix).every(
      (change) => change.kind !== 'set' || !isOtherAmount(getField(body, change.field), change.value),
    )
  );
}

/** Whether a value is another number or another date than before: 1200.5 → 1201, size '80' → '100'; not '5' → 5. */
function isOtherAmount(before: unknown, after: unknown): boolean {
  if ([before, after].every((one) => NUMBER.test(String(one)))) return Number(before) !== Number(after);
  return [before, after].every((one) => typeof one === 'string' && DATE.test(one)) && before !== after;
}

/** The changes of a fix, in their order; none if the caller has to choose or to know. */
export function listChanges(quickFix: QuickFix): FieldChange[] {
  if (quickFix.kind === 'none' || quickFix.kind === 'choose') return [];
  const { then = [], ...change } = quickFix;
  return [change, ...then];
}

export function removeField({ field }: { field: string }): QuickFix {
  return { kind: 'remove', field };
}

/** A choice between values; no fix without values. */
export function chooseValue(field: string, values: readonly (string | number)[]): QuickFix {
  return values.length > 0 ? { kind: 'choose', field, values } : NO_FIX;
}

/** The only value, or a choice between several. */
export function setOrChoose(field: string, values: readonly (string | number)[]): QuickFix {
  return values.length === 1 ? { kind: 'set', field, value: values[0] } : chooseValue(field, values);
}
