import { toRuleContract, type Contract, type Language, type RuleContract } from '../../contract';
import japaneseErrors from '../../i18n/ja/reference/errors.json';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import japaneseRules from '../../i18n/ja/reference/rules.json';
import type { IssueSentences } from '../../rules';
import { buildEnglishSentences, buildJapaneseSentences } from '../../sandbox';

const JAPANESE = { errors: japaneseErrors, phrases: japanesePhrases, rules: japaneseRules };

/** The data with which a page checks requests, in one language. */
export type CheckData = {
  locale: Language;
  contract: RuleContract;
  sentences: IssueSentences;
  /** Those about CSV files. */
  phrases: Record<string, string>;
};

/** The parts of the contract that rules and fixes read, without its sentences, and the messages of a language. */
export function toCheckData(contract: Contract, locale: Language): CheckData {
  const { rules, schema, carriers } = buildSentences(contract, locale);
  return {
    locale,
    contract: toRuleContract(contract),
    sentences: { rules, schema, carriers },
    phrases: toPhrases(contract, { locale, prefix: 'csv-' }),
  };
}

/** The phrases whose names begin in a way. */
export function toPhrases(
  contract: Contract,
  { locale, prefix }: { locale: Language; prefix: string },
): Record<string, string> {
  const { phrases } = buildSentences(contract, locale);
  return Object.fromEntries(Object.entries(phrases).filter(([name]) => name.startsWith(prefix)));
}

function buildSentences(contract: Contract, locale: Language): ReturnType<typeof buildEnglishSentences> {
  return locale === 'en' ? buildEnglishSentences(contract) : buildJapaneseSentences(contract, JAPANESE);
}
