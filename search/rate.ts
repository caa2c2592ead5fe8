import { getSectionText, type Column } from './column';
import type { Corpus } from './corpus';

/** How soon more of the same word stops to count, and how much a long text weighs against it (BM25, Robertson 1994). */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** About the length of a section, in letters. */
const AVERAGE_LENGTH = 250;
/** More occurrences than this make no difference. */
const ENOUGH = 8;
/** What an occurrence inside a word, and one in a sample of code, is worth. */
const INSIDE = 0.3;
const IN_CODE = 0.25;
/** Letters at the beginning of a text that say what it is about, and what a needle there is worth. */
const BEGINNING = 30;
const AT_BEGINNING = 1.4;
/** What so many sections hold tells none of them apart: occurrences are not counted then. */
export const COMMON = 2000;

type Place = {
  column: Column;
  section: number;
  needle: string;
  /** Where the text first holds the needle. */
  offset: number;
  isCommon: boolean;
};

/** How much a text is about a needle that it holds, from 0 to about 1.4. */
export function rateText(corpus: Corpus, { column, section, needle, offset, isCommon }: Place): number {
  const text = getSectionText(column, section);
  const prose = text.length - (corpus.sections[section]?.code ?? 0);
  const beginning = offset < BEGINNING ? AT_BEGINNING : 1;
  const count = isCommon ? 1 : countAll(text, { needle, offset, prose }) * beginning;
  const weight = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * text.length) / AVERAGE_LENGTH);
  return (count / (count + weight)) * beginning * (corpus.weights[section] ?? 1);
}

function countAll(text: string, { needle, offset, prose }: { needle: string; offset: number; prose: number }): number {
  const words = offset < prose ? countWords(text, needle, { start: offset, end: prose, most: ENOUGH }) : 0;
  if (words === ENOUGH) return words;
  const inCode = countWords(text, needle, { start: Math.max(offset, prose), most: ENOUGH - words });
  return words + inCode * IN_CODE || INSIDE;
}

/** How well a needle stands in a title, 0 best: the whole, the end of a path, the beginning, a word's beginning, inside. */
export function rankPlace(title: string, needle: string, offset: number): number {
  if (title === needle) return 0;
  if (title.endsWith(`.${needle}`)) return 1;
  if (offset === 0) return 2;
  return countWords(title, needle, { most: 1 }) > 0 ? 3 : 4;
}

type Limits = { start?: number; end?: number; most: number };

/** How often a text holds a needle, not cut out of a word or a number. */
export function countWords(text: string, needle: string, { start = 0, end = text.length, most }: Limits): number {
  const first = toKind(needle, 0);
  const isNumber = toKind(needle, needle.length - 1) === DIGIT;
  let count = 0;
  let at = text.indexOf(needle, start);
  while (at >= 0 && at < end && count < most) {
    const isCut = first !== OTHER && at > 0 && toKind(text, at - 1) === first;
    if (!isCut && !(isNumber && toKind(text, at + needle.length) === DIGIT)) count += 1;
    at = text.indexOf(needle, at + needle.length);
  }
  return count;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;

/** Letters of one kind in a row are a word or a number. */
function toKind(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return isLatin(text, at) ? LETTER : code >= 48 && code <= 57 ? DIGIT : OTHER;
}

/** Whether a letter from a to z stands at a place. */
export function isLatin(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122;
}
