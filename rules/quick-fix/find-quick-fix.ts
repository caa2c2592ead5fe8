import { findBodyView } from '../body-view';
import { isExact } from '../documented-form';
import { boundBody } from '../bound-body';
import type { Issue } from '../issue';
import { findOwn, getField } from '../get-field';
import type { Rule } from '../define-rule';
import { findRenames } from '../rename-fields';
import { RULES } from '../rules';
import { listCarrierValues } from '../values-of-carrier';
import { listValues } from './field-schema';
import { chooseValue, NO_FIX, setOrChoose, type FixContext, type QuickFix } from './quick-fix';

const fixes = new Map<string | null, Rule['fix']>(RULES.map(({ id, fix }: Rule) => [id, fix] as const));

/** The contexts with bounded bodies, since each of many issues of a body asks for one. */
const bounded = new WeakMap<FixContext, FixContext>();

/**
 * The changes that fix an issue of a body. An automatic fix leaves no issue at its field and causes none elsewhere. It
 * never invents data that only the caller knows, and never reduces the declared weight, size or value of the goods.
 *
 * @param context the operation and the checked body, as parsed from JSON; `now` in milliseconds since 1970, UTC
 */
export function findQuickFix(issue: Issue, context: FixContext): QuickFix {
  if (issue.isRenamed) return NO_FIX;
  // The body was converted before it was checked.
  if (issue.rule === 'documented-form')
    return { kind: 'set', field: issue.field, value: getField(context.body, issue.field) };
  const fix = fixes.get(issue.rule);
  // Without one of its rule, the fix moves or converts a value as a whole, so it needs all of it.
  return fix ? toFixOfRule(fix, issue, context) : toFix(issue, context);
}

/** The fix of a rule, which measures and splits only as much of a string as the rule has read. It never writes half a value. */
function toFixOfRule(fix: NonNullable<Rule['fix']>, issue: Issue, context: FixContext): QuickFix {
  const whole = getField(context.body, issue.field);
  const known = bounded.get(context) ?? boundContext(context);
  const isCut = typeof whole === 'string' && getField(known.body, issue.field) !== whole;
  const found = fix(issue, known);
  return isCut && (found.kind === 'set' || found.kind === 'rename') ? NO_FIX : found;
}

function boundContext(context: FixContext): FixContext {
  const view = findBodyView(context.contract, context.operation);
  const known = { ...context, body: view ? boundBody(context.body, view) : context.body };
  bounded.set(context, known);
  return known;
}

function toFix(issue: Issue, context: FixContext): QuickFix {
  const { code, field, value } = issue;
  const present = getField(context.body, field);
  switch (code) {
    case 'NOT_SUPPORTED':
    case 'NOT_SUPPORTED_BY_SERVICE':
      return present === undefined ? NO_FIX : { kind: 'remove', field };
    case 'REQUIRED':
      return toRequired(issue, context);
    case 'INVALID_VALUE':
      return toListed(issue);
    case 'FORMAT':
      return issue.sentence === 'INVALID_VALUE.code' || issue.sentence === 'INVALID_VALUE.prefecture'
        ? toListed(issue)
        : NO_FIX;
    case 'TOO_MANY':
    case 'INSUFFICIENT':
      return typeof present === 'number' && typeof value === 'number' && !issue.sentence
        ? { kind: 'set', field, value }
        : NO_FIX;
    case 'TOO_EARLY':
    case 'TOO_LATE':
      return { kind: 'set', field, value };
    case 'INVALID':
      return issue.rule === null && present !== undefined ? { kind: 'remove', field } : NO_FIX;
    case 'UNKNOWN_FIELD':
      return toKnownField(issue, context);
    case 'INVALID_TYPE':
      return toType(issue, present);
    default:
      return NO_FIX;
  }
}

/** The value of a required field is known if the contract allows only one. */
function toRequired({ field, params }: Issue, context: FixContext): QuickFix {
  if (typeof params?.nearest === 'string') return { kind: 'set', field, value: params.nearest };
  const listed = listValues(context.contract, { ...context, field });
  const values = (narrow(field, context) ?? listed) as (string | number)[];
  return setOrChoose(field, values);
}

/** The services and print sizes of the carrier in the body. */
function narrow(field: string, { contract, body }: FixContext): string[] | undefined {
  const { carriers } = contract.catalogue;
  const type = getField(body, 'setup.carrier') ?? getField(body, 'type');
  const carrier = findOwn(carriers, type);
  if (field === 'setup.service') return carrier && listCarrierValues(field, body, contract);
  if (field === 'settings.print.size_fallback') {
    return carrier?.print_sizes.filter((size) => !contract.catalogue.print_sizes[size]?.thermal);
  }
  return undefined;
}

/** A misspelt value is corrected; for other values, the caller chooses from the list, even from one of a single value. */
function toListed({ field, value, params }: Issue): QuickFix {
  if (typeof params?.nearest === 'string') return { kind: 'set', field, value: params.nearest };
  return chooseValue(
    field,
    [params?.nearest ?? value].flat().filter((one) => one !== undefined) as (string | number)[],
  );
}

/** Converts a string to a number or Boolean, and the reverse. Of a number that has lost digits, only the caller knows them. */
function toType({ field, value, params }: Issue, present: unknown): QuickFix {
  // A measure in another unit.
  if (typeof params?.nearest === 'number') return { kind: 'set', field, value: params.nearest };
  const types = [value].flat();
  if (typeof present === 'number' && !isExact(present)) return NO_FIX;
  if (types.includes('string') && (typeof present === 'number' || typeof present === 'boolean')) {
    return { kind: 'set', field, value: String(present) };
  }
  if (typeof present !== 'string') return NO_FIX;
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(present);
  if (types.includes('number') || types.includes('integer')) {
    const number = Number(present);
    return isNumber && Number.isFinite(number) && (types.includes('number') || Number.isInteger(number))
      ? { kind: 'set', field, value: number }
      : NO_FIX;
  }
  return types.includes('boolean') && /^(?:true|false)$/.test(present)
    ? { kind: 'set', field, value: present === 'true' }
    : NO_FIX;
}

/** A field that means no other one is removed. */
function toKnownField(issue: Issue, { body }: FixContext): QuickFix {
  if (issue.sentence === undefined) return { kind: 'remove', field: issue.field };
  const [first, ...then] = findRenames(issue, body);
  return first ? { ...first, ...(then.length > 0 ? { then } : {}) } : NO_FIX;
}
