/**
 * What callers read of a fault that the schema alone found, by the code of the detail; a second word tells cases of one
 * code apart. Unknown fields have theirs under the name of the warning. English here; Japanese in
 * i18n/ja/reference/rules.json under `schema.KEY`, and `unknown-field.message` and its like.
 */
export const SCHEMA_SENTENCES = {
  REQUIRED: 'This field is required. Give it a value.',
  INSUFFICIENT: 'Give {value} or more.',
  'INSUFFICIENT.above': 'Give more than {value}.',
  'INSUFFICIENT.entries': 'There are too few entries. The least is {value}.',
  'INSUFFICIENT.members': 'There are too few fields. Give {value} or more.',
  'INSUFFICIENT.exactly': 'There are too few entries. Give exactly {value}.',
  TOO_MANY: 'Give {value} or less.',
  'TOO_MANY.entries': 'There are too many entries. The most is {value}.',
  'TOO_MANY.exactly': 'There are too many entries. Give exactly {value}.',
  ONE_OF_REQUIRED: 'Give at least one of {value}.',
  INVALID: 'This call does not take this field. Leave it out.',
  INVALID_VALUE: 'Use one of {value}.',
  'INVALID_VALUE.slip': 'This value is not known. Did you mean {nearest}?',
  'INVALID_VALUE.standard': 'Use a code of {standard}.',
  TOO_LONG: 'Use at most {value} characters.',
  FORMAT: 'Write it as {value}.',
  'FORMAT.type': 'Give a value of the type {value}.',
  'FORMAT.example': 'Write it in the form of {value}.',
  'unknown-field': 'The field {field} is not known and was ignored.',
  'unknown-field-slip': 'The field {field} is not known and was ignored. Did you mean {value}?',
} as const;

export type SchemaSentence = keyof typeof SCHEMA_SENTENCES;
