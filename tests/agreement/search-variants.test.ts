import { describe, expect, it } from 'vitest';
import { search } from '../../search';
import { LOCALES } from './page-ids';
import { readBuiltIndex } from './search/built-index';
import { createOracle } from './search/oracle';
import { makeSlips } from './search/slips';
import { listWords, NEAR, SAME, type Variant } from './search/variants';

/** The share of queries that must find their section where the spelling is not the portal's. */
const ENOUGH = 0.98;
/** Kinds of words that may be mistyped, with the least number of each in a language. */
const MISTYPED = [
  { name: 'Latin', words: /\b[a-z][a-z0-9_]{3,}/gi, least: { ja: 400, en: 1000 } },
  { name: 'katakana', words: /[ァ-ヺー]{4,}/g, least: { ja: 80, en: -1 } },
];

describe.each(LOCALES)('other spellings in %s', (locale) => {
  const { corpus, sections } = readBuiltIndex(locale);
  const holds = createOracle(sections);
  const listHolders = (query: string): number[] => {
    const { inTitle, inText } = holds(query);
    return [...new Set([...inTitle, ...inText])];
  };
  const find = (query: string): Set<number> =>
    new Set(search(corpus, query).hits.flatMap(({ section, copies }) => [section, ...copies]));

  /** Counts the sections that contain the words literally, and how many of them the other spellings find. */
  const measure = ({ words, spell }: Variant): { wanted: number; found: number; missed: string[] } => {
    const missed: string[] = [];
    let wanted = 0;
    let found = 0;
    for (const word of listWords(sections, words)) {
      const holders = listHolders(word);
      for (const spelling of new Set(spell(word))) {
        if (spelling === word) continue;
        const hits = find(spelling);
        const lost = holders.filter((section) => !hits.has(section));
        wanted += holders.length;
        found += holders.length - lost.length;
        if (lost.length > 0) missed.push(`${spelling} for ${word}: ${lost.length} of ${holders.length} not found`);
      }
    }
    return { wanted, found, missed };
  };

  it.each(SAME)('are found wholly: $name', (variant) => {
    const { wanted, missed } = measure(variant);
    // English pages have hardly any Japanese words.
    if (locale === 'ja') expect(wanted).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  it.each(NEAR)('are found nearly always: $name', (variant) => {
    const { wanted, found, missed } = measure(variant);
    if (locale === 'ja') expect(wanted).toBeGreaterThan(100);
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH * wanted);
  });

  it.each(MISTYPED)('are repaired nearly always: a slip in a $name word', ({ words, least }) => {
    const list = [...new Set(listWords(sections, words).map((word) => word.toLowerCase()))];
    expect(list.length).toBeGreaterThan(least[locale]);
    const missed: string[] = [];
    let tried = 0;
    list.forEach((word, seed) => {
      const holders = listHolders(word);
      for (const slip of makeSlips(word, seed)) {
        // Shorter ones, and what is there as it is, are not repaired.
        if (slip.length < 4 || listHolders(slip).length > 0) continue;
        tried += 1;
        const hits = find(slip);
        if (!holders.some((section) => hits.has(section))) missed.push(`${slip} for ${word}`);
      }
    });
    expect(tried).toBeGreaterThanOrEqual(list.length);
    expect(tried - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH * tried);
  });
});
