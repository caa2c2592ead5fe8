/**
 * Messages for errors of the schema, by the code of the detail; a second word distinguishes cases of one code, or is the
 * name of a type. English here; Japanese in i18n/ja/reference/rules.json under `schema.KEY`.
 */
export const SCHEMA_SENTENCES = {
  REQUIRED: 'This field is required.',
  INSUFFICIENT: 'Specify {value} or more.',
  'INSUFFICIENT.above': 'Specify more than {limit}.',
  'INSUFFICIENT.entries': 'There are too few entries. The minimum is {value}.',
  'INSUFFICIENT.members': 'The body has no field to change. Specify at least {value}.',
  'INSUFFICIENT.exactly': 'There are too few entries. Specify exactly {value}.',
  TOO_MANY: 'Specify {value} or less.',
  'TOO_MANY.entries': 'There are too many entries. The maximum is {value}.',
  'TOO_MANY.exactly': 'There are too many entries. Specify exactly {value}.',
  ONE_OF_REQUIRED: 'Specify at least one of {value}.',
  INVALID: "This operation doesn't support this field. Omit it.",
  'INVALID.route':
    'Both addresses are in {country}. This carrier ships between countries only, and no carrier of this API ships within {country}.',
  'REQUIRED.service': 'This field is required. Specify a service of {carrier}: {services}.',
  'REQUIRED.zip':
    'This field is required. {country} has no postal codes: specify {nearest}, which carriers accept in place of one.',
  INVALID_VALUE: 'Use one of {value}.',
  'INVALID_VALUE.given': "'{text}' isn't supported. Use one of {value}.",
  'INVALID_VALUE.code': "'{text}' isn't a code. Did you mean {nearest}?",
  'INVALID_VALUE.prefecture': "'{text}' isn't the name of a prefecture. Did you mean {nearest}?",
  'INVALID_VALUE.no-code': "'{text}' isn't a code of {standard}. Specify a code such as {example}.",
  'INVALID_VALUE.slip': "'{text}' isn't supported. Did you mean {nearest}?",
  'INVALID_VALUE.standard': 'Use a code of {standard}, such as {example}.',
  TOO_LONG: 'Use at most {value} characters.',
  INVALID_TYPE: 'Specify {value}.',
  'INVALID_TYPE.quoted': 'Specify a string: put the number in quotation marks. As a number, it can lose digits.',
  'INVALID_TYPE.fields': 'Specify an object with {fields}.',
  'type.array': 'an array',
  'type.boolean': 'true or false',
  'type.integer': 'an integer',
  'type.null': 'null',
  'type.number': 'a number without quotation marks',
  'type.object': 'an object',
  'type.string': 'a string',
  'character.U+0009': 'the tab (U+0009)',
  'character.U+000A': 'the line break (U+000A)',
  'character.U+000D': 'the carriage return (U+000D)',
  'character.U+0020': 'the space (U+0020)',
  'character.U+00A0': 'the no-break space (U+00A0)',
  'character.U+200B': 'the zero-width space (U+200B)',
  'character.U+3000': 'the full-width space (U+3000)',
  'character.U+FEFF': 'the byte order mark (U+FEFF)',
  FORMAT: 'Use the format {form}.',
  'FORMAT.example': 'Use a format such as {example}.',
  'FORMAT.date': 'Use the format YYYY-MM-DD, with hyphens, such as 2026-11-30.',
  'FORMAT.date-time': 'Specify a time with an offset, such as 2026-11-24T00:00:00+09:00 or 2026-11-23T15:00:00Z.',
  'FORMAT.digits-exactly': 'Specify {least} digits, such as {example}.',
  'FORMAT.digits': 'Specify {least} to {most} digits, such as {example}.',
  'FORMAT.day': "The day {day} doesn't exist.",
  'documented-form': 'The API accepts this value. The documented type is {value}.',
  UNKNOWN_FIELD: 'The field {field} is unknown and was ignored. Check its name, or remove it.',
  'UNKNOWN_FIELD.error': 'The field {field} is unknown. Remove it, or use one of {known}.',
  'UNKNOWN_FIELD.slip': 'The field {field} is unknown. Did you mean {nearest}?',
  'UNKNOWN_FIELD.name': 'The field {field} is unknown. Use {nearest}.',
  'UNKNOWN_FIELD.opposite':
    'The field {field} is unknown. Use {nearest}, which means the opposite, with the opposite value.',
  'UNKNOWN_FIELD.places': 'The field {field} is unknown. Use what applies: {nearest}.',
  'UNKNOWN_FIELD.total': 'The field {field} is unknown. Specify the value for one unit in {nearest}.',
  'UNKNOWN_FIELD.unsupported':
    "This API doesn't support {field}. Remove it. For a shipment that requires it, ask the carrier or use the carrier's own system.",
  'UNKNOWN_FIELD.value': 'The field {field} is unknown. Set {nearest} to {meant}.',
  'UNKNOWN_FIELD.measure': 'The field {field} is unknown. Specify {nearest} in {unit}.',
  'UNKNOWN_FIELD.unit':
    'The field {field} is unknown. Specify weights in grams and dimensions in centimeters, without a unit.',
  'UNKNOWN_FIELD.beside':
    'Together with {other}, the field {field} is ambiguous. Specify the delivery date in {nearest}.',
} as const;

export type SchemaSentence = keyof typeof SCHEMA_SENTENCES;
