import type { Language } from '../contract';
import type { Params } from './issue';

/** How lists are joined. */
const SEPARATORS = { en: ', ', ja: '、' } as const;

/**
 * Fills the `{name}` of a sentence: 'At most {total} JPY.', { total: 300000 } → 'At most 300,000 JPY.'
 *
 * @throws on a name that has no value: a sentence with a hole helps nobody.
 */
export function renderSentence(sentence: string, params: Params, locale: Language): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`The sentence “${sentence}” has no value for {${name}}.`);
    return typeof value === 'object' ? value.join(SEPARATORS[locale]) : value.toLocaleString(locale);
  });
}
