import { toAlternativeIssues, toReportable } from './alternatives';
import type { CodeAndValue, Issue } from './issue';
import { suggestName } from './suggest';
import { toField, type SchemaFault } from './schema-fault';

/** What a fault says beside its field. */
type SchemaMessage = CodeAndValue & Pick<Issue, 'params' | 'sentence'>;

/**
 * What a validator found, in the words of the contract: one issue for each place and kind of fault. Of alternatives the
 * response names what they have in common, and reports an empty string only as missing.
 */
export function toSchemaIssues(faults: readonly SchemaFault[]): Issue[] {
  const empty = new Set(faults.filter(isEmptyText).map(({ instancePath }) => instancePath));
  return toReportable(faults)
    .filter((fault) => fault.keyword !== 'pattern' || !empty.has(fault.instancePath))
    .flatMap((fault) =>
      fault.keyword === 'anyOf' ? toAlternativeIssues(fault, faults) : [{ ...toIssue(fault), field: toPlace(fault) }],
    );
}

function isEmptyText({ keyword, params }: SchemaFault): boolean {
  return keyword === 'minLength' && params.limit === 1;
}

/** A missing member, a forbidden one and a wrong name are reported on the object that holds them. */
function toPlace({ keyword, instancePath, params, propertyName, schema }: SchemaFault): string {
  const forbidden = keyword === 'not' ? (schema as { required: string[] }).required[0] : undefined;
  const name = keyword === 'required' ? String(params.missingProperty) : (forbidden ?? propertyName);
  const at = toField(instancePath);
  return name === undefined ? at : at === '' ? name : `${at}.${name}`;
}

function toIssue(fault: SchemaFault): Omit<Issue, 'field'> {
  const { propertyName: given } = fault;
  return { rule: null, severity: 'error', ...(given === undefined ? {} : { given }), ...toWords(fault) };
}

function toWords(fault: SchemaFault): SchemaMessage {
  const { params, parentSchema = {} } = fault;
  const value = Number(params.limit);
  const isExact = parentSchema.minItems !== undefined && parentSchema.minItems === parentSchema.maxItems;
  switch (fault.keyword) {
    case 'required':
      return { code: 'REQUIRED' };
    case 'minLength':
      return isEmptyText(fault) ? { code: 'REQUIRED' } : { code: 'INSUFFICIENT', value };
    case 'maxLength':
      return { code: 'TOO_LONG', value };
    case 'minProperties':
      return { code: 'INSUFFICIENT', value, sentence: 'INSUFFICIENT.members' };
    case 'minItems':
      return { code: 'INSUFFICIENT', value, sentence: isExact ? 'INSUFFICIENT.exactly' : 'INSUFFICIENT.entries' };
    case 'maxItems':
      return { code: 'TOO_MANY', value, sentence: isExact ? 'TOO_MANY.exactly' : 'TOO_MANY.entries' };
    case 'minimum':
      return { code: 'INSUFFICIENT', value };
    case 'exclusiveMinimum':
      return { code: 'INSUFFICIENT', params: { limit: value }, sentence: 'INSUFFICIENT.above' };
    case 'maximum':
      return { code: 'TOO_MANY', value };
    case 'enum':
      return toValueWords(fault);
    case 'type':
      return { code: 'INVALID_TYPE', value: [params.type].flat().map(String) };
    case 'format':
      return toFormatWords(String(params.format));
    case 'pattern':
      return toPatternWords(fault);
    default:
      return { code: 'INVALID' };
  }
}

/** How a format is written, for those who do not know its name. */
const FORMATS: Record<string, string> = { date: 'YYYY-MM-DD', 'date-time': 'YYYY-MM-DDThh:mm:ssZ' };

function toFormatWords(format: string): SchemaMessage {
  return { code: 'FORMAT', params: { form: FORMATS[format] ?? format } };
}

/** Of a standard's codes its name says more than the list; where one value is meant, that one does. */
function toValueWords({ params, parentSchema, data, propertyName }: SchemaFault): SchemaMessage {
  const value = params.allowedValues as readonly unknown[];
  const standard = parentSchema?.['x-format-name'];
  if (typeof standard === 'string') {
    return { code: 'INVALID_VALUE', value, params: { standard }, sentence: 'INVALID_VALUE.standard' };
  }
  const given = propertyName ?? data;
  const words = value.filter((one): one is string => typeof one === 'string' && one.length > 3);
  const nearest = typeof given === 'string' ? suggestName(given, words) : undefined;
  return nearest === undefined
    ? { code: 'INVALID_VALUE', value }
    : { code: 'INVALID_VALUE', value, params: { nearest }, sentence: 'INVALID_VALUE.slip' };
}

/** A regular expression helps no reader: the name of the form does, or a value that has it. */
function toPatternWords({ params, parentSchema = {} }: SchemaFault): SchemaMessage {
  const { 'x-format-name': name, examples } = parentSchema;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  if (name === undefined && typeof example === 'string') {
    return { code: 'FORMAT', params: { example }, sentence: 'FORMAT.example' };
  }
  return { code: 'FORMAT', params: { form: String(name ?? params.pattern) } };
}
