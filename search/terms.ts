import { findInColumn } from './column';
import type { Corpus } from './corpus';
import { foldQuery } from './fold';
import { dropSmallWords, splitWords, stem } from './split-words';

/** A way in which a section may hold a term. */
export type Form = {
  /** In the folded form. */
  text: string;
  /** How much it counts against the typed form. */
  weight: number;
  /** Whether it is the part that all forms of an English word share. */
  isStem?: boolean;
};

/** One thing that a query asks for, in all the ways to say it. */
export type Term = {
  /** In the compared form, its words with spaces between them. */
  typed: string;
  forms: Form[];
};

type Steps<Result> = Generator<undefined, Result>;

/** What counts as typed; below it stand words from the glossary. */
export const AS_TYPED = 0.9;
export const AS_WORD = 0.75;
/** Words in a row that the glossary may have one entry for. */
const LONGEST_NAME = 4;

/** The terms of a query: its words, several in one term where the glossary knows them together. */
export function* readTerms(corpus: Corpus, literal: string): Steps<Term[]> {
  const words: string[] = [];
  for (const word of splitWords(literal)) words.push(...(yield* cutWord(corpus, word)));
  const kept = dropSmallWords(words);
  const terms: Term[] = [];
  for (let at = 0; at < kept.length;) {
    const { length, forms } = findName(corpus, kept.slice(at, at + LONGEST_NAME));
    const parts = kept.slice(at, at + length);
    terms.push(toTerm(parts, forms));
    at += length;
  }
  return terms;
}

/** The longest beginning of some words that the glossary has. */
function findName({ wordBook }: Corpus, words: string[]): { length: number; forms: string[] } {
  for (let length = words.length; length > 0; length -= 1) {
    const forms = wordBook.findForms(words.slice(0, length));
    if (forms.length > 0) return { length, forms };
  }
  return { length: 1, forms: wordBook.findByReading(words[0] ?? '') };
}

function toTerm(words: string[], others: string[]): Term {
  const typed = foldQuery(words.join(/^[a-z0-9]/.test(words[0] ?? '') ? ' ' : ''));
  const stemmed = words.length === 1 ? stem(typed) : typed;
  const joined = words.join('');
  const forms: Form[] = [{ text: typed, weight: 1 }];
  if (stemmed !== typed) forms.push({ text: stemmed, weight: AS_TYPED, isStem: true });
  for (const text of others) if (text !== typed) forms.push({ text, weight: AS_WORD });
  if (words.length > 1 && joined !== typed) forms.push({ text: joined, weight: AS_TYPED });
  return { typed: words.join(' '), forms };
}

/** A word that so few sections hold is looked up in its parts as well. */
const FEW = 10;

/**
 * A word that hardly any section holds as it stands is cut into words that they do hold: a Japanese one where the script
 * changes, before the end of a verb, and within a compound; an English one in two. 'zipcode' → zip, code
 */
function* cutWord(corpus: Corpus, word: string): Steps<string[]> {
  const { vocabulary, wordBook } = corpus;
  if (wordBook.findForms([word]).length > 0) return [word];
  if ((yield* findInColumn(corpus.foldedTexts, foldQuery(word))).length >= FEW) return [word];
  while (vocabulary.grow()) yield;
  if (/^[^\u3040-\u30ff\u3400-\u9fff々]/.test(word)) return yield* cutLatin(corpus, word);
  const runs = word.match(RUN) ?? [word];
  const words = runs.flatMap((run, index) => {
    // Kana after kanji are the end of a verb.
    if (/^[ぁ-んー]+$/.test(run)) return index > 0 ? [] : [run];
    return cutCompound(corpus, run);
  });
  return words.length > 0 ? words : [word];
}

const RUN =
  /[ァ-ヺー]+|(?:[おご](?=[\u3400-\u9fff]))?[\u3400-\u9fff々]+(?:[ぁ-ん]{1,2}[\u3400-\u9fff々]+)*|[ぁ-んー]+/g;

/** The fewest letters of a word within a compound, in kanji and in other letters. */
const SHORTEST_PART = { kanji: 2, other: 3 };
/** The most letters of one: what is longer is no word, and a long text that was pasted is cut in time. */
const LONGEST_PART = 20;

/** The words of a compound: those cover it best that are long and leave nothing between them. */
function cutCompound({ vocabulary, wordBook }: Corpus, run: string): string[] {
  const isPart = (text: string): boolean =>
    vocabulary.parts.has(foldQuery(text)) || wordBook.findForms([text]).length > 0;
  const shortest = /^[ァ-ヺー]/.test(run) ? SHORTEST_PART.other : SHORTEST_PART.kanji;
  // For each length of a beginning the best way to cut it.
  const best: { words: string[]; worth: number }[] = [{ words: [], worth: 0 }];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start += 1) {
      const text = run.slice(start, end);
      const { words = [], worth = 0 } = best[start] ?? {};
      const isKnown = text.length >= shortest && isPart(text);
      const sum = worth + (isKnown ? text.length ** 2 : text.length < shortest ? -2 : -1);
      if (sum > (best[end]?.worth ?? -Infinity)) best[end] = { words: [...words, text], worth: sum };
    }
  }
  return (best[run.length]?.words ?? [run]).filter((word) => word.length >= shortest || word === run);
}

/** One cut only, and only where the word is not another one with a slip in it. */
function* cutLatin({ vocabulary }: Corpus, word: string): Steps<string[]> {
  if (!/^[a-z]+$/.test(word) || vocabulary.words.has(word)) return [word];
  for (let at = SHORTEST_PART.other; at <= word.length - SHORTEST_PART.other; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (!parts.every((part) => vocabulary.words.has(part))) continue;
    return (yield* vocabulary.findMeant(word)) === undefined ? parts : [word];
  }
  return [word];
}
