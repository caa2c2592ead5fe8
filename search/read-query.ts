import { cutJapanese, JOINTS } from './cut-japanese';
import { foldQuery } from './fold';
import { fromRomaji } from './kana';
import type { Form, Lexicon } from './lexicon';
import { splitWords } from './split-words';
import { stem } from './stem';
import { FORM } from './weights';

/** One thing that a query asks for, in all the ways to say it. */
export type Term = {
  /** Folded. */
  text: string;
  forms: Form[];
};

/** Small words that a section does not have to contain. */
const SMALL_WORDS = new Set(
  'a about after an and are as at be before but by can did do does for from had has have how i if in into is it its me my not of on one or our should so than that the then there they this to two us was we were what when where which who why will with without you your 方法 仕方 手順 場合'.split(
    ' ',
  ),
);
/** Words in a row that the glossary may have one entry for. */
const NAME_LENGTH_MAX = 4;
/** The share of some romaji that must be words. */
const ROMAJI_READ = 0.6;
/** The shortest part of an English compound. */
const PART_LENGTH_MIN = 3;

const CJK = /[\u3040-\u30ff\u3400-\u9fff々]/;

/**
 * The ways to read a query, each as its terms: word by word and, where the glossary knows several words together, these as
 * one term. Japanese is cut into words, kana and romaji are read.
 *
 * @param literal the query in the compared form
 */
export function readQuery(lexicon: Lexicon, literal: string): Term[][] {
  const words = [...new Set(splitWords(literal))].flatMap((word) => readWord(lexicon, word));
  const single = dropSmallWords(words).map((word) => addNames(lexicon, word));
  const named: Term[] = [];
  // 'where is my parcel' is a name of tracking, though three of its words are small.
  for (let at = 0; at < words.length;) {
    const { length, names } = findName(lexicon, words.slice(at, at + NAME_LENGTH_MAX));
    const [first, ...others] = words.slice(at, at + length);
    if (first) named.push(others.length > 0 ? join([first, ...others], names) : addNames(lexicon, first));
    at += length;
  }
  const terms = dropSmallWords(named);
  return named.length < words.length ? [terms, single] : [single];
}

/** The term of a word, with other forms of it. */
export function toTerm(text: string, others: Form[] = []): Term {
  const stemmed = stem(text);
  const own: Form[] = [{ text, weight: FORM.typed }];
  if (stemmed !== text) own.push({ text: stemmed, weight: FORM.stem, isStem: true });
  return { text, forms: [...own, ...others] };
}

function readWord(lexicon: Lexicon, word: string): Term[] {
  const folded = foldQuery(word);
  if (lexicon.isWord(folded)) return [toTerm(folded)];
  if (CJK.test(word)) return readJapanese(lexicon, folded, /^[ァ-ヺー]/.test(word));
  if (!/^[a-z]+$/.test(word) || lexicon.isBeginning(word)) return [toTerm(folded)];
  return readRomaji(lexicon, word) ?? cutLatin(lexicon, word).map((part) => toTerm(part));
}

/** Katakana is never the end of a verb, so its unknown part is kept. */
function readJapanese(lexicon: Lexicon, folded: string, isKatakana: boolean): Term[] {
  const pieces = cutJapanese(lexicon, folded);
  const isWhole = pieces.reduce((sum, { text }) => sum + text.length, 0) === folded.length;
  return isKatakana && !isWhole ? [toTerm(folded)] : pieces.map(({ text, forms }) => toTerm(text, forms));
}

/** The words that some romaji spell, when nearly all of it is words: particles and ends of verbs may be between them. */
function readRomaji(lexicon: Lexicon, word: string): Term[] | undefined {
  const kana = foldQuery(fromRomaji(word) ?? '');
  const pieces = cutJapanese(lexicon, kana);
  const isRead = pieces.every(({ text, forms }) => forms.length > 0 || lexicon.isWord(text));
  const read = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return isRead && read >= kana.length * ROMAJI_READ ? pieces.map(({ text, forms }) => toTerm(text, forms)) : undefined;
}

/** One cut only, and only where the word is not another one with a slip in it: 'zipcode' → zip, code */
function cutLatin(lexicon: Lexicon, word: string): string[] {
  for (let at = PART_LENGTH_MIN; at <= word.length - PART_LENGTH_MIN; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(lexicon.isWord)) return lexicon.findMeant(word) === undefined ? parts : [word];
  }
  return [word];
}

/**
 * Removes single letters, particles and small words, unless there are no other words: 'how to void' → void, 'how i' → how,
 * 'Y-m-d' → y, m, d. One letter alone is no term: 'e-' is only found as it is typed.
 */
function dropSmallWords(terms: Term[]): Term[] {
  const longer = terms.filter(({ text }) => !/^[a-zぁ-ん]$/.test(text));
  const kept = longer.filter(({ text }) => !SMALL_WORDS.has(text) && !JOINTS.has(text));
  if (kept.length > 0) return kept;
  if (longer.length > 0) return longer;
  return terms.length > 1 ? terms : [];
}

/** The longest beginning of some words that the glossary has. */
function findName({ findNames }: Lexicon, words: Term[]): { length: number; names: Form[] } {
  for (let length = words.length; length > 0; length -= 1) {
    const names = findNames(words.slice(0, length).map(({ text }) => text));
    if (names.length > 0) return { length, names };
  }
  return { length: 1, names: [] };
}

/** An English name that no page contains is only read as a name: COD is cash on delivery, not the beginning of 'code'. */
function addNames({ findNames, isWritten }: Lexicon, word: Term): Term {
  const names = findNames([word.text]);
  const isOnlyTyped = names.length > 0 && /^[a-z]/.test(word.text) && !isWritten(word.text);
  return isOnlyTyped ? { ...word, forms: names } : join([word], names);
}

function join(terms: [Term, ...Term[]], names: Form[]): Term {
  const [first, ...others] = terms;
  if (others.length === 0) return { text: first.text, forms: [...first.forms, ...names] };
  const texts = terms.map(({ text }) => text);
  const typed = texts.join(CJK.test(first.text) ? '' : ' ');
  const forms = [...new Set([typed, texts.join('')])].map((text) => ({ text, weight: FORM.typed }));
  return { text: typed, forms: [...forms, ...names] };
}
