import type { Section } from './index-format';
import { toLiteral } from './literal';

/** Sections that are read in one go. */
const STEP = 100;

/** Words that a slip of the finger can miss: Latin ones with their underscores, and runs of katakana. */
export type Vocabulary = {
  /** Reads some more sections; false when all are read. */
  grow: () => boolean;
  words: Set<string>;
};

export function createVocabulary(sections: Section[]): Vocabulary {
  const words = new Set<string>();
  let read = 0;
  return {
    words,
    grow() {
      if (read >= sections.length) return false;
      for (const { title, text } of sections.slice(read, read + STEP)) {
        for (const [word] of toLiteral(`${title} ${text}`).matchAll(/[a-z][a-z0-9_]{2,}|[ァ-ヺー]{3,}/g)) {
          words.add(word);
          if (word.includes('_')) for (const part of word.split('_')) if (part.length > 2) words.add(part);
        }
      }
      read += STEP;
      return true;
    },
  };
}
