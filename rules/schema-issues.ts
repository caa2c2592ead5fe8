import type { Issue } from './issue';

/** A fault as JSON Schema validators of the Ajv kind report it. */
export type SchemaFault = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The name that is at fault, when names of members are judged. */
  propertyName?: string;
  /** The schema that holds the keyword, and its keyword's value. */
  parentSchema?: Record<string, unknown>;
  schema?: unknown;
};

/** Keywords that report only that a fault below them was found. */
const SUMMARIES = new Set(['if', 'allOf', 'propertyNames']);

/**
 * What a validator found, in the words of the contract: one issue for each place and kind of fault. Alternatives are
 * told by what they have in common: fields of which one is needed, or the fields that the nearest alternative lacks.
 */
export function toSchemaIssues(faults: readonly SchemaFault[]): Issue[] {
  const alternatives = faults.filter(({ keyword }) => keyword === 'anyOf');
  const isWithin = (fault: SchemaFault): boolean =>
    alternatives.some(
      (one) => fault !== one && fault.keyword === 'required' && fault.instancePath === one.instancePath,
    );
  return faults.filter((fault) => !SUMMARIES.has(fault.keyword) && !isWithin(fault)).flatMap(toIssues);
}

function toIssues(fault: SchemaFault): Issue[] {
  const at = toField(fault.instancePath);
  const { params, propertyName } = fault;
  const issue = (code: Issue['code'], field = at, value?: unknown): Issue[] => [
    { rule: null, severity: 'error', code, field, ...(value === undefined ? {} : { value }) },
  ];
  switch (fault.keyword) {
    case 'required':
      return issue('REQUIRED', join(at, String(params.missingProperty)));
    case 'anyOf':
      return toAlternativeIssues(fault);
    case 'minLength':
      return params.limit === 1 ? issue('REQUIRED') : issue('INSUFFICIENT', at, params.limit);
    case 'maxLength':
      return issue('TOO_LONG', at, params.limit);
    case 'minItems':
    case 'minProperties':
    case 'minimum':
    case 'exclusiveMinimum':
      return issue('INSUFFICIENT', at, params.limit);
    case 'maxItems':
    case 'maximum':
      return issue('TOO_MANY', at, params.limit);
    case 'enum':
      return issue('INVALID_VALUE', propertyName === undefined ? at : join(at, propertyName), params.allowedValues);
    case 'const':
      return issue('INVALID_VALUE', at, [params.allowedValue]);
    case 'false schema':
      return issue('INVALID');
    case 'type':
      return issue('FORMAT', at, params.type);
    case 'format':
      return issue('FORMAT', at, FORMATS[String(params.format)] ?? params.format);
    case 'pattern':
      return issue('FORMAT', at, describePattern(fault));
    default:
      return issue('INVALID');
  }
}

/** How a format is written, for those who do not know its name. */
const FORMATS: Record<string, string> = { date: 'YYYY-MM-DD', 'date-time': 'YYYY-MM-DDThh:mm:ssZ' };

function describePattern({ params, parentSchema }: SchemaFault): unknown {
  return parentSchema?.['x-format-name'] ?? params.pattern;
}

/** A choice between required fields: { anyOf: [{ required: ['full_name'] }, { required: ['company'] }] } */
function toAlternativeIssues(fault: SchemaFault): Issue[] {
  const field = toField(fault.instancePath);
  const choices = (Array.isArray(fault.schema) ? fault.schema : []) as { required?: string[]; type?: string }[];
  const names = choices.flatMap(({ required = [] }) => (required.length === 1 ? required : []));
  const value = names.length === choices.length ? names : choices.map(({ required = [] }) => required.join(' + '));
  return [{ rule: null, severity: 'error', code: 'ONE_OF_REQUIRED', field, value }];
}

/** '/parcels/0/width' → 'parcels.0.width' */
function toField(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function join(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}
