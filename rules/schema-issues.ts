import { joinField } from './join-field';
import type { SchemaSentence } from './schema-sentences';
import { toAlternativeIssues, toReportable } from './alternatives';
import type { CodeAndValue, Issue } from './issue';
import { isMeasureUnit, readWithUnit } from './measure-names';
import { suggestName } from './suggest';
import { toField, type SchemaError } from './schema-error';

/** An issue without its field. */
type SchemaMessage = CodeAndValue & Pick<Issue, 'params' | 'sentence'>;

/**
 * The errors of a validator in the words of the contract: one issue for each place and kind of error. Of alternatives the
 * response names what they have in common, and reports an empty string only as missing.
 */
export function toSchemaIssues(errors: readonly SchemaError[]): Issue[] {
  const empty = new Set(errors.filter(isEmptyText).map(({ instancePath }) => instancePath));
  return toReportable(errors)
    .filter((error) => error.keyword !== 'pattern' || !empty.has(error.instancePath))
    .flatMap((error) =>
      error.keyword === 'anyOf' ? toAlternativeIssues(error, errors) : [{ ...toIssue(error), field: toPlace(error) }],
    );
}

function isEmptyText({ keyword, params }: SchemaError): boolean {
  return keyword === 'minLength' && params.limit === 1;
}

/** Validators report a missing field, a forbidden field and a wrong name at the object that contains them. */
function toPlace({ keyword, instancePath, params, propertyName, schema }: SchemaError): string {
  const forbidden = keyword === 'not' ? (schema as { required: string[] }).required[0] : undefined;
  const name = keyword === 'required' ? String(params.missingProperty) : (forbidden ?? propertyName);
  const at = toField(instancePath);
  return name === undefined ? at : joinField(at, name);
}

function toIssue(error: SchemaError): Omit<Issue, 'field'> {
  const { propertyName: given } = error;
  return { rule: null, severity: 'error', ...(given === undefined ? {} : { given }), ...toWords(error) };
}

function toWords(error: SchemaError): SchemaMessage {
  const { params, parentSchema = {} } = error;
  const value = Number(params.limit);
  const isExact = parentSchema.minItems !== undefined && parentSchema.minItems === parentSchema.maxItems;
  switch (error.keyword) {
    case 'required':
      return { code: 'REQUIRED' };
    case 'minLength':
      return isEmptyText(error) ? { code: 'REQUIRED' } : { code: 'INSUFFICIENT', value };
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
      return toValueWords(error);
    case 'type':
      return toTypeWords(error);
    case 'format':
      return toFormatWords(String(params.format), error.data);
    case 'pattern':
      return toPatternWords(error);
    default:
      return { code: 'INVALID' };
  }
}

/** JSON can contain a number that is too large to be read: 1e400 is Infinity. */
function toTypeWords({ params, data, parentSchema = {} }: SchemaError): SchemaMessage {
  const { minimum, maximum, required } = parentSchema;
  if (data === Infinity && typeof maximum === 'number') return { code: 'TOO_MANY', value: maximum };
  if (data === -Infinity && typeof minimum === 'number') return { code: 'INSUFFICIENT', value: minimum };
  const value = [params.type].flat().map(String);
  const unit = String(parentSchema['x-unit']);
  if (isMeasureUnit(unit) && isWritten(data))
    return { code: 'INVALID_TYPE', value, ...toMeasureWords(data, unit, value.includes('integer')) };
  if (value.includes('number') && typeof data === 'string' && isWritten(data))
    return { code: 'INVALID_TYPE', value, sentence: 'INVALID_TYPE.written' };
  // Of a list of values, a number in quotation marks would be the next error.
  if (value.includes('string') && typeof data === 'number' && !parentSchema.enum) {
    return { code: 'INVALID_TYPE', value, sentence: 'INVALID_TYPE.quoted' };
  }
  // The message names the required fields, so that they are not the next error.
  return value.includes('object') && Array.isArray(required)
    ? { code: 'INVALID_TYPE', value, params: { fields: required.map(String) }, sentence: 'INVALID_TYPE.fields' }
    : { code: 'INVALID_TYPE', value };
}

/** Whether a value is more than a number in quotation marks: '5 kg', { value: 5 } */
function isWritten(data: unknown): boolean {
  return typeof data === 'string' ? !/^-?\d+(?:\.\d+)?$/.test(data.trim()) : typeof data === 'object' && data !== null;
}

/** What to send in place of a measure with its unit, '5 kg' or { value: 5, unit: 'kg' }; only the unit if it can't be read. */
function toMeasureWords(data: unknown, unit: string, isInteger: boolean): Pick<SchemaMessage, 'params' | 'sentence'> {
  const found = readWithUnit(data, unit);
  if (!found) return { params: { unit }, sentence: 'INVALID_TYPE.unit' };
  // Rounding up never makes a parcel lighter.
  const nearest = isInteger ? Math.ceil(found.number) : found.number;
  return { params: { text: found.text, nearest, unit }, sentence: 'INVALID_TYPE.measure' };
}

/** Formats whose sentence has an example, for those who do not know their names. */
const SENTENCES: Record<string, SchemaSentence> = { date: 'FORMAT.date', 'date-time': 'FORMAT.date-time' };

/** The form of a day. A value that has this form but fails the format is a day that doesn't exist. */
const DAY = /^\d{4}-\d{2}-\d{2}(?=$|[t ])/i;

function toFormatWords(format: string, given: unknown): SchemaMessage {
  const day = typeof given === 'string' ? DAY.exec(given)?.[0] : undefined;
  const isMissing = day !== undefined && !isDay(day);
  if (isMissing) return { code: 'FORMAT', params: { day }, sentence: 'FORMAT.day' };
  const { [format]: sentence } = SENTENCES;
  return sentence === undefined ? { code: 'FORMAT', params: { form: format } } : { code: 'FORMAT', sentence };
}

/** Names the value that was probably meant, or else the standard of the codes, which says more than their list. */
function toValueWords({ params, parentSchema, data, propertyName }: SchemaError): SchemaMessage {
  const value = params.allowedValues as readonly unknown[];
  const text = String(propertyName ?? data);
  // Too many codes are one letter away from a short one. A short code in lowercase is unambiguous.
  const words = value.map(String).filter((one) => one.length > 3 || one === text.toUpperCase());
  const nearest = suggestName(text, words);
  if (nearest !== undefined)
    return { code: 'INVALID_VALUE', value, params: { text, nearest }, sentence: 'INVALID_VALUE.slip' };
  const standard = parentSchema?.['x-format-name'];
  return typeof standard === 'string'
    ? { code: 'INVALID_VALUE', value, params: { standard, ...findOwnCode(value) }, sentence: 'INVALID_VALUE.standard' }
    : { code: 'INVALID_VALUE', value };
}

/** The country or the currency of Japan, as an example of the form of a code. */
function findOwnCode(codes: readonly unknown[]): { example: string } {
  return { example: String(codes.find((code) => code === 'JP' || code === 'JPY') ?? codes[0]) };
}

/** Describes a pattern by the name of its form, by the number of digits, or by an example. */
function toPatternWords({ params, parentSchema = {}, data }: SchemaError): SchemaMessage {
  const { 'x-format-name': name, 'x-digits': digits, examples } = parentSchema;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  if (name === undefined && typeof example === 'string') {
    const [least = 0, most = Infinity] = Array.isArray(digits) ? (digits as number[]) : [];
    const count = String(data).replace(/\D/g, '').length;
    if (count < least || count > most) {
      const sentence = least === most ? 'FORMAT.digits-exactly' : 'FORMAT.digits';
      return { code: 'FORMAT', params: { least, most, example }, sentence };
    }
    return { code: 'FORMAT', params: { example }, sentence: 'FORMAT.example' };
  }
  return { code: 'FORMAT', params: { form: String(name ?? params.pattern) } };
}

/** '2026-02-30' → false */
function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
