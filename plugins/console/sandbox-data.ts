import { toSandboxContract, toSandboxPhrases, type Contract, type Language } from '../../contract';
import japaneseErrors from '../../i18n/ja/reference/errors.json';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';
import japaneseRules from '../../i18n/ja/reference/rules.json';

type Site = {
  locale: Language;
  /** Where errors link to, without a slash at its end. */
  docsUrl: string;
  /** The folder of the glyphs for PDFs, with a slash at its end. */
  glyphsUrl: string;
};

/**
 * The data of the sandbox in the browser: the contract without its prose, its examples and recorded errors, and on Japanese
 * pages the Japanese messages (the English ones are in the contract and the rules).
 */
export function toSandboxData(contract: Contract, { locale, docsUrl, glyphsUrl }: Site): object {
  return {
    contract: toSandboxContract(contract),
    docsUrl,
    glyphsUrl,
    ...(locale === 'ja'
      ? {
          japanese: {
            errors: japaneseErrors,
            phrases: toSandboxPhrases(japanesePhrases),
            rules: pickMessages(japaneseRules),
          },
        }
      : {}),
  };
}

/** Titles and statements of rules are for pages. */
function pickMessages(rules: Record<string, { message: string }>): Record<string, { message: string }> {
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([id]) => !/\.(?:title|statement)$/.test(id))
      .map(([id, { message }]) => [id, { message }]),
  );
}
