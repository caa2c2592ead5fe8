export type Limits = Partial<
  Record<
    'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'minItems' | 'maxItems' | 'minProperties',
    number
  >
>;

/** A code of the contract and its name in the language of the page. */
export type NamedCode = [code: string, name: string];

/** The constraints of a field, as pages and their Markdown show them. */
export type FieldFacts = {
  unit?: string | undefined;
  formatName?: string | undefined;
  defaultValue?: string | undefined;
  constant?: string | undefined;
  pattern?: string | undefined;
  limits?: Limits | undefined;
  values?: NamedCode[] | undefined;
  /** Where a page lists all values. */
  valuesAt?: string | undefined;
  carriers?: NamedCode[] | undefined;
  services?: NamedCode[] | undefined;
  /** Where a page lists the limit of each carrier. */
  limitsAt?: string | undefined;
};
