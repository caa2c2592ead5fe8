import { findInColumn, getSectionText, type Column, type Place } from './column';
import type { Corpus } from './corpus';
import { FIELD_LEVEL } from './index-format';

type Steps<Result> = Generator<undefined, Result>;

/** Sections that are ranked in one go. */
const STEP = 500;

/**
 * Sections whose title holds a needle, best first: the whole title, the name of a field, the beginning, the beginning of
 * a word, inside; then those that are named so by their address; shorter titles and headings before others.
 */
export function* rankTitles(corpus: Corpus, column: Column, needle: string, places?: Place[]): Steps<number[]> {
  const found = places ?? (yield* findInColumn(column, needle));
  const name = squash(needle);
  return yield* sortByScore(found, (section, offset) => {
    const title = getSectionText(column, section);
    const isField = corpus.sections[section]?.level === FIELD_LEVEL;
    const place = rankPlace(title, needle, offset);
    const named = place > 0 && isNamed(corpus, section, name) ? 1 : 0;
    return -place * 10_000 + named * 5000 - Math.min(title.length, 500) * 4 - (isField ? 1 : 0);
  });
}

/** How well a needle stands in a title, 0 best: the whole, the end of a path, the beginning, a word's beginning, inside. */
export function rankPlace(title: string, needle: string, offset: number): number {
  if (title === needle) return 0;
  if (title.endsWith(`.${needle}`)) return 1;
  if (offset === 0) return 2;
  return countWords(title, needle, title.length, 1) > 0 ? 3 : 4;
}

/** How soon more of the same word stops to count, and how much a long text weighs against it (BM25, Robertson 1994). */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** More occurrences than this make no difference. */
const ENOUGH = 8;
/** What an occurrence inside a word, and one in a sample of code, is worth. */
const INSIDE = 0.3;
const IN_CODE = 0.25;
/** Letters at the beginning of a text that say what it is about, and what a needle there is worth. */
const BEGINNING = 30;
const AT_BEGINNING = 1.4;
/** What it is worth that the address of a section is the needle. */
const NAMED = 3;

/** Sections whose text holds a needle: those that say more of it in fewer words, in prose and at their beginning, first. */
export function* rankTexts(corpus: Corpus, column: Column, needle: string, places?: Place[]): Steps<number[]> {
  const found = places ?? (yield* findInColumn(column, needle));
  const name = squash(needle);
  return yield* sortByScore(
    found,
    (section, offset) =>
      rateText(corpus, column, section, needle, offset) * (isNamed(corpus, section, name) ? NAMED : 1),
  );
}

/** How much a text is about a needle that it holds, from 0 to about 1.4. */
export function rateText(corpus: Corpus, column: Column, section: number, needle: string, offset: number): number {
  const text = getSectionText(column, section);
  const prose = text.length - (corpus.sections[section]?.code ?? 0);
  const words = countWords(text, needle, prose, ENOUGH);
  const inCode = ENOUGH > words ? countWords(text.slice(prose), needle, Infinity, ENOUGH - words) : 0;
  const count = words + inCode * IN_CODE || INSIDE;
  const weight = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * text.length) / AVERAGE_LENGTH);
  const beginning = offset < BEGINNING && words > 0 ? AT_BEGINNING : 1;
  return (count / (count + weight)) * beginning * (corpus.weights[section] ?? 1);
}

/** About the length of a section, in letters. */
const AVERAGE_LENGTH = 250;

/** How often a text holds a needle, not cut out of a word or a number, up to a place in it and up to a number. */
export function countWords(text: string, needle: string, end: number, most: number): number {
  const before = LETTERS.find((kind) => kind.test(needle[0] ?? ''));
  const after = DIGIT.test(needle.at(-1) ?? '') ? DIGIT : undefined;
  let count = 0;
  for (
    let at = text.indexOf(needle);
    at >= 0 && at < end && count < most;
    at = text.indexOf(needle, at + needle.length)
  ) {
    const isCut = before?.test(text[at - 1] ?? '') || after?.test(text[at + needle.length] ?? '');
    if (!isCut) count += 1;
  }
  return count;
}

const DIGIT = /[0-9]/;
/** Of these, letters of one kind make a word. */
const LETTERS = [/[a-z]/, DIGIT];

/** Letters and numbers alone: 'japan post' → 'japanpost' */
function squash(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the address of a section is a name, or ends in it: 'services-dhl' is named 'dhl'. */
function isNamed({ sections }: Corpus, section: number, name: string): boolean {
  const { level, anchor = '', page = '' } = sections[section] ?? {};
  if (level === FIELD_LEVEL) return false;
  const address = anchor || page;
  return address.replaceAll('-', '') === name || (address.endsWith(name) && address.at(-name.length - 1) === '-');
}

function* sortByScore(places: Place[], rate: (section: number, offset: number) => number): Steps<number[]> {
  const scores = new Float64Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const [section, offset] = places[index] ?? [0, 0];
    scores[index] = rate(section, offset);
    if (index % STEP === STEP - 1) yield;
  }
  // Sorting is stable: equal ones stay in the order of the site.
  const order = places.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  yield;
  return order.map((index) => places[index]?.[0] ?? 0);
}
