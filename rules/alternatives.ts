import type { Issue } from './issue';
import { joinField } from './join-field';
import { toField, type SchemaError } from './schema-error';

/** Keywords that report only that there are errors below them. */
const SUMMARIES = new Set(['if', 'allOf', 'propertyNames']);

/** Keywords that offer alternatives. */
const CHOICES = new Set(['anyOf', 'enum']);

/**
 * The schema errors that are reported to a caller, each once: neither those that sum up others, nor those of a single
 * alternative. A value of the wrong type fits no alternative either, which its type already says.
 */
export function toReportable(errors: readonly SchemaError[]): SchemaError[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
  const reported = errors.filter(
    (error) => !SUMMARIES.has(error.keyword) && !alternatives.some((one) => error !== one && isWithin(error, one)),
  );
  const mistyped = new Set(
    reported.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  const once = new Map(
    reported
      .filter(({ keyword, instancePath }) => !CHOICES.has(keyword) || !mistyped.has(instancePath))
      .map((error) => [JSON.stringify([error.instancePath, error.keyword, error.params, error.propertyName]), error]),
  );
  return [...once.values()];
}

/**
 * A choice of which nothing was taken up: { anyOf: [{ required: ['full_name'] }, { required: ['company'] }] }. Where an
 * alternative of several fields was begun, such as the sides of a parcel, its missing fields are reported.
 */
export function toAlternativeIssues(choice: SchemaError, errors: readonly SchemaError[]): Issue[] {
  const at = toField(choice.instancePath);
  const alternatives = (choice.schema as { required?: string[] }[]).map(({ required = [] }, index) => {
    const own = errors.filter(
      (error) => error.schemaPath === `${choice.schemaPath}/${index}/required` && isWithin(error, choice),
    );
    const isMistyped = errors.some(
      ({ keyword, schemaPath }) =>
        keyword === 'type' && schemaPath.startsWith(`${choice.schemaPath}/${index}/properties/`),
    );
    return { required, missing: own.map(({ params }) => String(params.missingProperty)), isMistyped };
  });
  // An alternative of which only the types are wrong was chosen: the errors of its fields say so.
  if (alternatives.some(({ missing, isMistyped }) => missing.length === 0 && isMistyped)) return [];
  const begun = alternatives.filter(({ required, missing }) => missing.length > 0 && missing.length < required.length);
  const [only] = begun.length === 1 ? begun : [];
  if (only) {
    return only.missing.map((name) => ({
      rule: null,
      severity: 'error',
      code: 'REQUIRED',
      field: joinField(at, name),
    }));
  }
  const value = alternatives.map(({ required }) => required);
  return [{ rule: null, severity: 'error', code: 'ONE_OF_REQUIRED', field: at, value }];
}

/** Whether an error belongs to an alternative of `anyOf`. */
function isWithin({ schemaPath, instancePath }: SchemaError, choice: SchemaError): boolean {
  return schemaPath.startsWith(`${choice.schemaPath}/`) && `${instancePath}/`.startsWith(`${choice.instancePath}/`);
}
