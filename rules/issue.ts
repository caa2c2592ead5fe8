import type { SchemaSentence } from './schema-sentences';

/** The kinds of fault that a detail of an error can name; they equal `details` of contract/errors.yaml. */
export const DETAIL_CODES = [
  'REQUIRED',
  'INSUFFICIENT',
  'TOO_MANY',
  'ONE_OF_REQUIRED',
  'INVALID',
  'INVALID_VALUE',
  'TOO_LONG',
  'FORMAT',
  'NOT_SUPPORTED',
  'DUPLICATE',
] as const;
export type DetailCode = (typeof DETAIL_CODES)[number];

/** What a sentence is filled with: `{name}` stands in it. Lists are joined in the reader's language. */
export type Params = Record<string, string | number | readonly (string | number)[]>;

/**
 * One thing that is wrong with a request, as data: sentences are made elsewhere, in the reader's language.
 *
 * `field` is the path from the top of the body, dotted (`parcels.0.width`), the name of a parameter, or empty for the
 * body as a whole. `value` is what would have been right. A warning stops nothing.
 */
export type Issue = {
  rule: string | null;
  severity: 'error' | 'warning';
  code: DetailCode;
  field: string;
  value?: unknown;
  /** Fills the sentence beside `value`. */
  params?: Params;
  /** The code of the error when a carrier refuses: SHIPMENT_FAILED or the carrier's own. Else it is VALIDATION_ERROR. */
  refusal?: string;
  /** Which of the schema's sentences tells it, where the code alone does not choose one. */
  sentence?: SchemaSentence;
};

/** What a rule says of a request; the rule adds its id, and its refusal where it has one for every case. */
export type Finding = Pick<Issue, 'code' | 'field' | 'value' | 'params' | 'refusal'>;
