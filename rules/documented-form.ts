import { viewBody, type RuleContract, type RuleSchemaView } from '../contract';
import { boundText } from './bound-body';
import type { Issue } from './issue';
import { joinField } from './join-field';
import { isRecord } from './reader';

/** Strings of digits in which a number would have lost zeros at the beginning: a postal code in Boston is `02139`. */
const CODES = new Set(['zip', 'phone', 'hs_code', 'consignee_tax_id', 'ioss_number']);
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns a body in the form that the contract documents, since serializers write the same content in several forms:
 *
 * - A field that is `null` is absent, and so is an optional object without fields or an optional array without entries,
 *   unless these have a meaning there.
 * - Digits are accepted as a number and as a string: `"10"` → 10 for a width, 60 → `"60"` for a size class. A number with
 *   more digits than JSON parsers keep is no string, since it lost some: the reference number 12345678901234567890.
 * - A phone number and a postal code in half-width characters, without spaces around it and without 〒.
 * - Rows at the end of an array in which nothing but zeros is filled in are absent, as tables export them; the first row stays.
 *
 * Everything else stays as it was sent, for the schema to judge. `notes` is a warning for each
 * value that was converted, with the type that is documented; responses of the API do not have them.
 */
export function toDocumentedForm(
  operation: string,
  body: unknown,
  contract: RuleContract,
): { body: unknown; notes: Issue[] } {
  const view = viewBody(contract, operation);
  const notes: Issue[] = [];
  return { body: view ? convert(body, view, '', notes) : body, notes };
}

function convert(value: unknown, view: RuleSchemaView, at: string, notes: Issue[]): unknown {
  if (Array.isArray(value)) return convertArray(value, view, at, notes);
  if (isRecord(value)) return convertObject(value, view, at, notes);
  const converted = convertDigits(value, view, at);
  if (typeof converted !== typeof value) notes.push(toNote(at, listTypes(view)));
  return converted;
}

function toNote(field: string, documented: readonly string[]): Issue {
  return { rule: 'documented-form', severity: 'warning', code: 'INVALID_TYPE', field, value: [...documented] };
}

function convertArray(values: unknown[], { items }: RuleSchemaView, at: string, notes: Issue[]): unknown {
  if (!items) return values;
  const last = values.findLastIndex((entry, index) => index === 0 || !isBlankRow(entry));
  return values.slice(0, last + 1).map((entry, index) => convert(entry, items, joinField(at, index), notes));
}

/** Whether nothing is filled in: null, '', { name: ' ', quantity: 0 } → true */
function isBlankRow(row: unknown): boolean {
  if (!isRecord(row)) return row === null || row === '';
  return Object.values(row).every(
    (value) =>
      value === null ||
      value === 0 ||
      (typeof value === 'string' && ['', '0'].includes(value.trim())) ||
      (isRecord(value) && isBlankRow(value)),
  );
}

function convertObject(
  value: Record<string, unknown>,
  view: RuleSchemaView,
  at: string,
  notes: Issue[],
): Record<string, unknown> {
  const { fields, required, values } = view.of(value);
  const entries: [string, unknown][] = [];
  for (const name of Object.keys(value)) {
    const field = fields.get(name) ?? values;
    if (field && value[name] === null && !listTypes(field).includes('null')) continue;
    const converted = field ? convert(value[name], field, joinField(at, name), notes) : value[name];
    if (!field || field === values || required.has(name) || !isEmpty(converted, field)) entries.push([name, converted]);
  }
  return Object.fromEntries(entries);
}

/** Whether an object has no fields, or an array no entries although its field requires some. */
function isEmpty(value: unknown, { schema }: RuleSchemaView): boolean {
  if (Array.isArray(value)) return value.length === 0 && (schema.minItems ?? 0) > 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Each is written in full-width characters or with other hyphens in exports of Japanese systems. */
const PLAIN: Record<string, (text: string) => string> = {
  phone: (text) => toPlainText(text),
  zip: (text) => toPlainText(text).replace(/^〒\s*/, ''),
};

function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .trim();
}

function convertDigits(value: unknown, view: RuleSchemaView, at: string): unknown {
  const toPlain = PLAIN[at.split('.').at(-1) ?? ''];
  if (toPlain && typeof value === 'string') return boundText(value) === value ? toPlain(value) : value;
  const types = listTypes(view);
  const isNumber = types.includes('number') || types.includes('integer');
  if (typeof value === 'string' && isNumber && !types.includes('string')) {
    const number = DECIMAL.test(value.trim()) ? Number(value) : NaN;
    return Number.isFinite(number) ? number : value;
  }
  const isString = types.includes('string') && !isNumber;
  return typeof value === 'number' && isExact(value) && isString && !isCode(at) ? String(value) : value;
}

/** Whether a number still has all the digits that it was written with: up to 2^53, and 15 with decimals. */
export function isExact(value: number): boolean {
  const text = String(value);
  return (
    Math.abs(value) <= Number.MAX_SAFE_INTEGER &&
    DECIMAL.test(text) &&
    (Number.isInteger(value) || text.replace(/\D/g, '').length <= 15)
  );
}

function isCode(field: string): boolean {
  const path = field.split('.');
  return CODES.has(path.at(-1) ?? '') || path[0] === 'credentials';
}

function listTypes({ schema: { type } }: RuleSchemaView): readonly string[] {
  return type === undefined ? [] : [type].flat();
}
