/**
 * Words of components that the Markdown contains as well, by their ID in the translations of the interface: English here,
 * Japanese in i18n/ja/code.json.
 */
const WORDS = {
  'endpoint.callers.all': 'Account and sub user tokens',
  'endpoint.callers.account': 'Account tokens only',
  'endpoint.contract': 'In openapi.json',
  'endpoint.headers': 'Headers of every call',
  'examples.region': 'Examples',
  'examples.request': 'Request',
  'examples.response': 'Response',
  'facts.byCarrier': 'By carrier',
  'facts.byCarrier.link': "See each carrier's limit",
  'facts.carriers': 'Carriers',
  'facts.constant': 'Fixed value',
  'facts.default': 'Default',
  'facts.format': 'Standard',
  'facts.limits': 'Limits',
  'facts.list': 'All values',
  'facts.list.link': 'See the list',
  'facts.pattern': 'Pattern',
  'facts.services': 'Services',
  'facts.unit': 'Unit',
  'facts.values': 'Values',
  'field.always': 'always',
  'field.conditional': 'conditional',
  'field.optional': 'optional',
  'field.place.header': 'header',
  'field.place.path': 'in the path',
  'field.place.query': 'in the query',
  'field.required': 'required',
  'field.sometimes': 'may be missing',
  'figures.operations': 'operations',
  'figures.recordings': 'recorded responses',
  'figures.rules': 'business rules',
  'figures.services': 'services',
  'matrix.feature': 'Feature',
  'matrix.no': 'No',
  'matrix.yes': 'Yes',
  'rule.id': 'Rule ID',
  'rule.warning': 'warning only',
  'server.production': 'Production',
  'server.production.charged': 'Production (charged)',
  'server.sandbox': 'Sandbox',
  'server.start': 'Start the sandbox',
  'strip.domestic': 'Domestic',
  'strip.international': 'International',
  'strip.services': 'Services: {n}',
  'unit.currency': 'the currency of the shipment',
  'unit.gram': 'grams',
  'unit.percent': 'percent',
  'unit.yen': 'yen',
} as const;

export type Word = keyof typeof WORDS;
export type GetWord = (word: Word) => string;

/** The words of a locale. `translations` are those of the interface, empty in English. */
export function toWords(translations: Record<string, string>): GetWord {
  return (word) => translations[word] ?? WORDS[word];
}

export { WORDS };
