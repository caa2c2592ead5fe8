import type { Language } from '../contract';
import type { Params } from './issue';
import { LIST_SEPARATORS, renderSentence } from './render-sentence';

/** `{name}` or `{name|form}`. */
const LIST = /\{(\w+)(?:\|([^{}]*))?\}/g;

/** In English without a comma before “and”, as the pages are written. */
const WORDS = { en: new Intl.ListFormat('en-GB'), ja: new Intl.ListFormat('ja') } as const;

/**
 * Fills the statement of a rule from its `about`, with a list as words of the sentence: 'With {carriers}, …' → 'With A, B and
 * C, …' A list after a colon or a bracket is separated by commas.
 *
 * A form describes the entries of a list, of which `#` is the last word and `%` what precedes it; entries with the same last
 * word are one: '{days|up to # days with %}', ['A 30', 'B 30', 'C 50'] → 'up to 30 days with A and B and up to 50 days with C'.
 *
 * @throws on a name that has no value
 */
export function renderStatement(statement: string, about: Params, locale: Language): string {
  const filled = statement.replace(LIST, (placeholder, name: string, form?: string, at?: number) => {
    const value = about[name];
    if (typeof value !== 'object') return placeholder;
    const words = value.map((one) => one.toLocaleString(locale));
    const entries = form === undefined ? words : groupByLastWord(words).map((group) => fillForm(form, group));
    return join(entries, statement.slice(0, at));
  });
  return renderSentence(filled, about, locale);

  function fillForm(form: string, { names, last }: Group): string {
    return form.replaceAll(/[%#]/g, (sign, position: number) =>
      sign === '%' ? join(names, form.slice(0, position)) : toNumber(last),
    );
  }

  function toNumber(word: string): string {
    return /^\d+$/.test(word) ? Number(word).toLocaleString(locale) : word;
  }

  function join(entries: readonly string[], before: string): string {
    return /[:：(（]\s?$/.test(before) ? entries.join(LIST_SEPARATORS[locale]) : WORDS[locale].format(entries);
  }
}

type Group = { names: string[]; last: string };

function groupByLastWord(entries: string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    const at = entry.lastIndexOf(' ');
    const last = entry.slice(at + 1);
    groups.set(last, [...(groups.get(last) ?? []), entry.slice(0, at)]);
  }
  return [...groups].map(([last, names]) => ({ names, last }));
}
