import { foldQuery } from './fold';
import type { WordGroup } from './index-format';
import { dropSmallWords, splitWords, stem } from './split-words';

/** The glossary, laid out for looking up what else a word may be called. */
export type WordBook = {
  /** Other forms of a word or of several in a row, in the compared form; empty when the glossary does not have it. */
  findForms: (words: string[]) => string[];
  /** Forms of the words whose reading begins with some kana. */
  findByReading: (kana: string) => string[];
};

/** A kana word is taken for the beginning of a reading from this many letters on, so while it is still being typed. */
const SHORTEST_READING = 3;

export function createWordBook(words: WordGroup[]): WordBook {
  const groups = new Map<string, Set<string>>();
  const readings: { reading: string; forms: string[] }[] = [];
  for (const { ja, en, reading, also = [] } of words) {
    const forms = [ja, ...en].map(foldQuery);
    for (const form of [ja, ...en, ...also]) {
      for (const key of listKeys(readName(form))) groups.set(key, new Set([...(groups.get(key) ?? []), ...forms]));
    }
    if (reading !== undefined) readings.push({ reading: foldQuery(reading), forms });
  }
  return {
    findForms(parts) {
      const key = listKeys(parts).find((one) => groups.has(one));
      return key === undefined ? [] : [...(groups.get(key) ?? [])];
    },
    findByReading(kana) {
      const folded = foldQuery(kana);
      if (folded.length < SHORTEST_READING || !/^[ぁ-んー]+$/.test(folded)) return [];
      return [...new Set(readings.filter(({ reading }) => reading.startsWith(folded)).flatMap(({ forms }) => forms))];
    },
  };
}

/** The words of a name as those of a query are read: 'track and trace' → track, trace; but 'ship to' is not ship. */
function readName(form: string): string[] {
  const words = splitWords(form);
  const kept = dropSmallWords(words);
  return kept.length > 1 ? kept : words;
}

/** Keys for all ways to write a name, the strict one first: 'Sub users', 'sub-user' → 'subusers' and 'subuser' */
function listKeys(words: string[]): string[] {
  const folded = words.map(foldQuery);
  return [folded.join(''), folded.map(stem).join('')];
}
