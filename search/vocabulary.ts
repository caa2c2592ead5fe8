import { foldQuery } from './fold';
import type { Section, WordGroup } from './index-format';
import { toLiteral } from './literal';
import { remember } from './remember';
import { findMeantWord } from './slip';

/** Sections that are read in one go. */
const STEP = 100;
/** How many mistyped words are remembered: the same one is asked for several times at a keystroke. */
const MEMORY = 20;

export type Vocabulary = {
  /** Reads some more sections; false when all are read. */
  grow: () => boolean;
  /** Words that a slip of the finger can miss, Latin ones with their underscores and runs of katakana, and how many there are. */
  words: Map<string, number>;
  /** Words that a longer one may be made of: these, and runs of kanji, in the folded form. */
  parts: Set<string>;
  /** The word that was probably meant by a mistyped one; see `findMeantWord`. Reads all sections first. */
  findMeant: (word: string) => Generator<undefined, string | undefined>;
};

const WORDS = /(?<![a-z0-9_])[a-z][a-z0-9_]+|[ァ-ヺー]{3,}/g;
/** Alone, and with the kana that a verb's stem has within a word. */
const KANJI = [
  /[\u3400-\u9fff々]{2,}/g,
  /[\u3400-\u9fff々]+[いきぎしじちぢひびみりえけげせぜねべめれ][\u3400-\u9fff々]+/g,
];

export function createVocabulary(sections: Section[], words: WordGroup[]): Vocabulary {
  const found = new Map<string, number>();
  const parts = new Set<string>();
  const seen = new Set<string>();
  let read = 0;
  const count = (word: string): void => {
    const known = found.get(word) ?? 0;
    found.set(word, known + 1);
    if (known === 0) parts.add(foldQuery(word));
  };
  const readText = (text: string): void => {
    for (const [word] of text.matchAll(WORDS)) {
      count(word);
      if (word.includes('_')) word.split('_').filter(Boolean).forEach(count);
    }
    for (const word of KANJI.flatMap((pattern) => text.match(pattern) ?? [])) {
      if (!seen.has(word)) parts.add(foldQuery(word));
      seen.add(word);
    }
  };
  for (const { ja, en, also = [] } of words) readText(toLiteral([ja, ...en, ...also].join(' ')));
  const grow = (): boolean => {
    if (read >= sections.length) return false;
    for (const { title, text } of sections.slice(read, read + STEP)) readText(toLiteral(`${title} ${text}`));
    read += STEP;
    return true;
  };
  const meant = new Map<string, string | undefined>();
  function* findMeant(word: string): Generator<undefined, string | undefined> {
    while (grow()) yield;
    if (meant.has(word)) return meant.get(word);
    const known = findMeantWord(word, found);
    remember(meant, word, known, MEMORY);
    return known;
  }
  return { words: found, parts, grow, findMeant };
}
