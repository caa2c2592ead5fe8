import type { Issue } from './issue';
import { toField, type SchemaFault } from './schema-fault';

/** Keywords that report only that a fault below them was found. */
const SUMMARIES = new Set(['if', 'allOf', 'propertyNames']);

/**
 * The schema errors that are reported to a caller, each once: neither those that sum up others, nor those of a single
 * alternative. A value of the wrong type fits no alternative either, which its type already says.
 */
export function toReportable(faults: readonly SchemaFault[]): SchemaFault[] {
  const alternatives = faults.filter(({ keyword }) => keyword === 'anyOf');
  const reported = faults.filter(
    (fault) => !SUMMARIES.has(fault.keyword) && !alternatives.some((one) => fault !== one && isWithin(fault, one)),
  );
  const mistyped = new Set(
    reported.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  const once = new Map(
    reported
      .filter(({ keyword, instancePath }) => keyword !== 'anyOf' || !mistyped.has(instancePath))
      .map((fault) => [JSON.stringify([fault.instancePath, fault.keyword, fault.params, fault.propertyName]), fault]),
  );
  return [...once.values()];
}

/**
 * A choice of which nothing was taken up: { anyOf: [{ required: ['full_name'] }, { required: ['company'] }] }. Where an
 * alternative of several fields was begun, such as the sides of a parcel, its missing fields are reported.
 */
export function toAlternativeIssues(choice: SchemaFault, faults: readonly SchemaFault[]): Issue[] {
  const at = toField(choice.instancePath);
  const alternatives = (choice.schema as { required?: string[] }[]).map(({ required = [] }, index) => {
    const own = faults.filter(
      (fault) => fault.schemaPath === `${choice.schemaPath}/${index}/required` && isWithin(fault, choice),
    );
    return { required, missing: own.map(({ params }) => String(params.missingProperty)) };
  });
  const begun = alternatives.filter(({ required, missing }) => missing.length > 0 && missing.length < required.length);
  const [only] = begun.length === 1 ? begun : [];
  if (only) {
    return only.missing.map((name) => ({ rule: null, severity: 'error', code: 'REQUIRED', field: join(at, name) }));
  }
  const value = alternatives.map(({ required }) => required);
  return [{ rule: null, severity: 'error', code: 'ONE_OF_REQUIRED', field: at, value }];
}

/** Whether a fault was found while an alternative of a choice was tried. */
function isWithin({ schemaPath, instancePath }: SchemaFault, choice: SchemaFault): boolean {
  return schemaPath.startsWith(`${choice.schemaPath}/`) && `${instancePath}/`.startsWith(`${choice.instancePath}/`);
}

function join(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}
