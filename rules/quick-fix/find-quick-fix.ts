import type { Issue } from '../issue';
import { getField } from '../get-field';
import { listValues } from './field-schema';
import type { QuickFix } from './quick-fix';
import { RULE_FIXES, type FixContext } from './rule-fixes';

const NONE: QuickFix = { kind: 'none' };

/**
 * The changes that fix an issue of a body. An automatic fix leaves no issue at its field and causes none elsewhere; it never
 * invents what only the caller knows, and never lowers what is declared of the goods.
 *
 * @param context the operation and the body that was judged, as parsed from JSON; `now` in milliseconds since 1970, UTC
 */
export function findQuickFix(issue: Issue, context: FixContext): QuickFix {
  const ofRule = issue.rule === null ? undefined : RULE_FIXES[issue.rule];
  return ofRule ? ofRule(issue, context) : toFix(issue, context);
}

function toFix(issue: Issue, context: FixContext): QuickFix {
  const { code, field, value } = issue;
  const present = getField(context.body, field);
  switch (code) {
    case 'NOT_SUPPORTED':
    case 'NOT_SUPPORTED_BY_SERVICE':
      return present === undefined ? NONE : { kind: 'remove', field };
    case 'REQUIRED':
      return toRequired(issue, context);
    case 'INVALID_VALUE':
      return toListed(issue);
    case 'TOO_MANY':
    case 'INSUFFICIENT':
      return typeof present === 'number' && typeof value === 'number' && !issue.sentence
        ? { kind: 'set', field, value }
        : NONE;
    case 'TOO_EARLY':
    case 'TOO_LATE':
      return { kind: 'set', field, value };
    case 'INVALID':
      return issue.rule === null && present !== undefined ? { kind: 'remove', field } : NONE;
    case 'INVALID_TYPE':
      return toType(issue, present);
    default:
      return NONE;
  }
}

/** Of a required field the value is known when the contract allows one alone; where it lists some, one of them. */
function toRequired({ field }: Issue, context: FixContext): QuickFix {
  const listed = listValues(context.contract, { ...context, field });
  const values = (narrow(field, context) ?? listed) as (string | number)[];
  if (values.length === 0) return NONE;
  return values.length === 1 ? { kind: 'set', field, value: values[0] } : { kind: 'choose', field, values };
}

/** Services and sizes are those of the carrier that the body names. */
function narrow(field: string, { contract, body }: FixContext): string[] | undefined {
  const { carriers } = contract.catalogue;
  const type = getField(body, 'setup.carrier') ?? getField(body, 'type');
  const carrier = typeof type === 'string' && Object.hasOwn(carriers, type) ? carriers[type] : undefined;
  if (field === 'setup.service') return carrier && Object.keys(carrier.services);
  if (field === 'settings.print.size_fallback') {
    return carrier?.print_sizes.filter((size) => !contract.catalogue.print_sizes[size]?.thermal);
  }
  return undefined;
}

/** A slip has one value that is meant; else the reader chooses from the list. */
function toListed({ field, value, params }: Issue): QuickFix {
  if (typeof params?.nearest === 'string') return { kind: 'set', field, value: params.nearest };
  const values = Array.isArray(value) ? (value as (string | number)[]) : [];
  if (values.length === 0) return NONE;
  return values.length === 1 ? { kind: 'set', field, value: values[0] } : { kind: 'choose', field, values };
}

/** A number or a flag that was written as a string, and the other way round. */
function toType({ field, value }: Issue, present: unknown): QuickFix {
  const types = [value].flat();
  if (types.includes('string') && (typeof present === 'number' || typeof present === 'boolean')) {
    return { kind: 'set', field, value: String(present) };
  }
  if (typeof present !== 'string') return NONE;
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(present);
  if (types.includes('number') || types.includes('integer')) {
    const number = Number(present);
    return isNumber && (types.includes('number') || Number.isInteger(number))
      ? { kind: 'set', field, value: number }
      : NONE;
  }
  return types.includes('boolean') && /^(?:true|false)$/.test(present)
    ? { kind: 'set', field, value: present === 'true' }
    : NONE;
}
