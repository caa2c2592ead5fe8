import type { Language } from '../../contract';
import { renderSentence, type Params } from '../../rules';
import type { Sentences } from '../../sandbox';

/** Says a phrase of contract/data/phrases.yaml in the reader's language. */
export type Translate = (phrase: `${'check' | 'cli' | 'csv'}-${string}`, params?: Params) => string;

/** The language of the reader by the variables of the system: ja_JP.UTF-8 → ja, everything else → en */
export function pickLanguage({ LC_ALL, LC_MESSAGES, LANG }: Record<string, string | undefined>): Language {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ja') ? 'ja' : 'en';
}

/** `program` is what the reader types to start the command: 'npm run sandbox --' */
export function createTranslator(sentences: Record<Language, Sentences>, locale: Language, program: string): Translate {
  return (name, params = {}) => {
    const phrase = sentences[locale].phrases[name];
    if (phrase === undefined) throw new Error(`contract/data/phrases.yaml has no "${name}".`);
    return renderSentence(phrase, { program, ...params }, locale);
  };
}
