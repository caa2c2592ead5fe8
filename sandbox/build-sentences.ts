import { fillErrorFacts, listCarrierNames, type Contract } from '../contract';
import { RULES, SCHEMA_SENTENCES, type RuleId } from '../rules';
import type { Sentences } from './sentences';

/** A file of translations as translators edit it: messages by ID. */
type Translations = Record<string, { message: string }>;

/** The Japanese of what the API says. A rule without its Japanese doesn't compile. */
export type JapaneseFiles = {
  errors: Translations;
  phrases: Translations;
  rules: Translations & Record<`${RuleId}.${'title' | 'statement' | 'message'}`, { message: string }>;
};

/** The English sentences of the sandbox, from the contract and the rules. */
export function buildEnglishSentences(contract: Contract): Sentences {
  return {
    errors: fillErrorFacts(contract, 'en'),
    phrases: contract.phrases,
    rules: Object.fromEntries(RULES.map(({ id, message }) => [id, message])) as Sentences['rules'],
    schema: SCHEMA_SENTENCES,
    carriers: listCarrierNames(contract, 'en'),
  };
}

/**
 * The Japanese sentences of the sandbox.
 *
 * @throws on a sentence that is missing.
 */
export function buildJapaneseSentences(contract: Contract, { errors, phrases, rules }: JapaneseFiles): Sentences {
  const translated = { ...contract, errors: translateErrors(contract.errors, errors) };
  return {
    errors: fillErrorFacts(translated, 'ja'),
    phrases: mapKeys(contract.phrases, (name) => getMessage(phrases, name)),
    rules: Object.fromEntries(RULES.map(({ id }) => [id, getMessage(rules, `${id}.message`)])) as Sentences['rules'],
    schema: mapKeys(SCHEMA_SENTENCES, (name) => getMessage(rules, `schema.${name}`)),
    carriers: listCarrierNames(contract, 'ja'),
  };
}

function translateErrors(errors: Contract['errors'], translations: Translations): Contract['errors'] {
  const translate = <Entry extends object>(part: string, name: string, entry: Entry): Entry =>
    mapKeys(entry as Record<string, unknown>, (key, value) =>
      typeof value === 'string' ? (translations[`${part}.${name}.${key}`]?.message ?? value) : value,
    ) as Entry;
  return {
    ...errors,
    codes: mapKeys(errors.codes, (name, entry) => translate('codes', name, entry)),
    carrier_codes: mapKeys(errors.carrier_codes, (name, entry) => translate('carrier_codes', name, entry)),
  };
}

function mapKeys<Value>(
  record: Record<string, Value>,
  change: (key: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
}

function getMessage(translations: Translations, id: string): string {
  const message = translations[id]?.message;
  if (message === undefined) throw new Error(`i18n/ja/reference has no Japanese for "${id}".`);
  return message;
}
