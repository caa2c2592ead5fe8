import { findInColumn, getSectionText, type Column, type Place } from './column';
import type { Corpus } from './corpus';
import { FIELD_LEVEL } from './index-format';
import { COMMON, rankPlace, rateText } from './rate';

type Steps<Result> = Generator<undefined, Result>;

/** Sections that are ranked in one go. */
const STEP = 500;
/** What it is worth that the address of a section is the needle. */
const NAMED = 3;

/**
 * Sections whose title holds a needle, best first: the whole title, the name of a field, the beginning, the beginning of
 * a word, inside; then those that are named so by their address; shorter titles and headings before others.
 */
export function* rankTitles(corpus: Corpus, column: Column, needle: string, places?: Place[]): Steps<number[]> {
  const found = places ?? (yield* findInColumn(column, needle));
  const name = squash(needle);
  return yield* sortByScore(found, (section, offset) => {
    const title = getSectionText(column, section);
    const place = rankPlace(title, needle, offset);
    const named = place > 0 && isNamed(corpus, section, name) ? 0.5 : 0;
    const isField = corpus.sections[section]?.level === FIELD_LEVEL;
    return named - place - Math.min(title.length, 500) / 2500 - (isField ? 0.0001 : 0);
  });
}

/** Sections whose text holds a needle: those that say more of it in fewer words, in prose and at their beginning, first. */
export function* rankTexts(corpus: Corpus, column: Column, needle: string, places?: Place[]): Steps<number[]> {
  const found = places ?? (yield* findInColumn(column, needle));
  const name = squash(needle);
  const isCommon = found.length > COMMON;
  return yield* sortByScore(found, (section, offset) => {
    const rate = rateText(corpus, { column, section, needle, offset, isCommon });
    return isNamed(corpus, section, name) ? rate * NAMED : rate;
  });
}

/** Letters and numbers alone: 'japan post' → 'japanpost' */
function squash(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the address of a section is a name, or ends in it: 'services-dhl' is named 'dhl'. */
function isNamed({ sections }: Corpus, section: number, name: string): boolean {
  const { level, anchor = '', page = '' } = sections[section] ?? {};
  if (level === FIELD_LEVEL) return false;
  const address = anchor || page;
  if (address.endsWith(name)) return address.length === name.length || address.at(-name.length - 1) === '-';
  return address.length > name.length && address.replaceAll('-', '') === name;
}

function* sortByScore(places: Place[], rate: (section: number, offset: number) => number): Steps<number[]> {
  const scores = new Float64Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const [section, offset] = places[index] ?? [0, 0];
    scores[index] = rate(section, offset);
    if (index % STEP === STEP - 1) yield;
  }
  const order = orderByScore(scores);
  yield;
  return Array.from(order, (index) => places[index]?.[0] ?? 0);
}

/** Scores are told apart down to this. */
const GRAIN = 1e8;
/** More than there are sections. */
const MANY = 2 ** 21;

/**
 * Places of scores, the highest first and equal ones in order. Score and place are packed into one number, because
 * numbers alone are sorted ten times faster than by a function.
 *
 * @param scores between -20 and 20
 */
export function orderByScore(scores: Float64Array): Float64Array {
  const keys = scores.map((score, index) => Math.round(-score * GRAIN) * MANY + index);
  return keys.sort().map((key) => key - Math.floor(key / MANY) * MANY);
}
