import type { Language } from '../contract';
import type { Params } from './issue';

/** How lists are joined. */
export const LIST_SEPARATORS = { en: ', ', ja: '、' } as const;

/** A part of a sentence in brackets, with one name in it. `products[]` is no such part. */
const OPTIONAL = /\[([^[\]{}]*\{(\w+)\}[^[\]{}]*)\]/g;

/**
 * Fills the `{name}` of a sentence: 'At most {total} JPY.', { total: 300000 } → 'At most 300,000 JPY.' A part in brackets is
 * omitted if its list is empty: 'Omit it[, or use {value}].', { value: [] } → 'Omit it.'
 *
 * @throws on a name that has no value: a sentence with a hole helps nobody.
 */
export function renderSentence(sentence: string, params: Params, locale: Language): string {
  const said = sentence.replace(OPTIONAL, (_, part: string, name: string) => (isEmpty(params[name]) ? '' : part));
  return said.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`The sentence “${sentence}” has no value for {${name}}.`);
    return typeof value === 'object' ? value.join(LIST_SEPARATORS[locale]) : value.toLocaleString(locale);
  });
}

function isEmpty(value: Params[string] | undefined): boolean {
  return typeof value === 'object' && value.length === 0;
}
