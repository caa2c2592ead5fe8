import type { NamesByCode } from './find-code';
import type { SchemaSentence } from './schema-sentences';

/** The values of `details[].code`; they equal `details` of contract/data/errors.yaml. */
export const DETAIL_CODES = [
  'REQUIRED',
  'ONE_OF_REQUIRED',
  'INVALID_TYPE',
  'FORMAT',
  'INVALID_VALUE',
  'INVALID',
  'INSUFFICIENT',
  'TOO_MANY',
  'TOO_LONG',
  'TOO_WIDE',
  'TOO_LARGE',
  'TOO_EARLY',
  'TOO_LATE',
  'NOT_SUPPORTED',
  'NOT_SUPPORTED_BY_SERVICE',
  'DUPLICATE',
  'UNKNOWN_FIELD',
  'NOT_FOUND',
] as const;
export type DetailCode = (typeof DETAIL_CODES)[number];

/** The type of `value` for each code that has one: what would have been accepted, for code to use. */
type DetailValues = {
  /** Alternatives, each the fields that it consists of. */
  ONE_OF_REQUIRED: readonly (readonly string[])[];
  /** JSON types. */
  INVALID_TYPE: readonly string[];
  /** The allowed values. */
  INVALID_VALUE: readonly unknown[];
  /** The smallest number or count; undefined where any number above the limit is accepted. */
  INSUFFICIENT: number | undefined;
  /** The largest number or count. */
  TOO_MANY: number;
  /** Characters. */
  TOO_LONG: number;
  /** Half-width characters, of which a full-width one counts as two. */
  TOO_WIDE: number;
  /** Bytes. */
  TOO_LARGE: number;
  /** The first day, YYYY-MM-DD. */
  TOO_EARLY: string;
  /** The last day, YYYY-MM-DD. */
  TOO_LATE: string;
  /** The carrier types that support the field. */
  NOT_SUPPORTED: readonly string[];
  /** The services that support the field. */
  NOT_SUPPORTED_BY_SERVICE: readonly string[];
  /** The fields that must be unique, together. */
  DUPLICATE: readonly string[];
  /** The path of the field to use; undefined where none was found. */
  UNKNOWN_FIELD: string | undefined;
};

/** A code with its value, where the code has one. */
export type CodeAndValue = {
  [Code in DetailCode]: Code extends keyof DetailValues
    ? undefined extends DetailValues[Code]
      ? { code: Code; value?: DetailValues[Code] }
      : { code: Code; value: DetailValues[Code] }
    : { code: Code; value?: undefined };
}[DetailCode];

/** The placeholders of a message, `{name}`. Lists are joined in the reader's language. */
export type Params = Record<string, string | number | readonly (string | number)[]>;

/** Something that a rule finds in a request, as data: messages are rendered elsewhere, in the reader's language. */
export type Finding = CodeAndValue & {
  /**
   * The path from the top of the body, dotted (`parcels.0.width`), the name of a parameter, or empty for the body as a
   * whole.
   */
  field: string;
  /** The rejected value, where it is not the value of the field: a name among its fields, or a sum. */
  given?: string | number;
  /** Parameters of the message, in addition to `value`. */
  params?: Params;
  /** A sentence for this finding in place of the message of its rule. */
  sentence?: SchemaSentence;
  /** The API finds it before it asks the carrier, which then rejects nothing. */
  isOwnCheck?: boolean;
};

/** One thing that is wrong with a request, as data. A warning stops nothing. */
export type Issue = {
  rule: string | null;
  severity: 'error' | 'warning';
  code: DetailCode;
  field: string;
  /** Its type depends on the code. */
  value?: unknown;
  given?: string | number;
  params?: Params;
  /** The code of the error when a carrier rejects: SHIPMENT_FAILED or the carrier's own. Else it is VALIDATION_ERROR. */
  rejection?: string;
  /** Which message of the schema is used, where the code alone does not choose one. */
  sentence?: SchemaSentence;
  /** The names of the codes that the field can have: a message says a code with its name. */
  codeNames?: NamesByCode;
  /** The field has another name in the request, which another issue reports: it has to be renamed first. */
  isRenamed?: true;
};
