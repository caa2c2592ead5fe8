import { fold, foldQuery } from './fold';

/** A part of a text around a match, in pieces; every second piece, from the second, is a match. */
export type Excerpt = { pieces: string[]; startsMidway: boolean; endsMidway: boolean };

type Match = [from: number, to: number];

/** Latin letters of one word: the search finds words by their beginning, so “on” isn't a match in “consignee”. */
const WITHIN_WORD = /^[a-z]{2}$/i;
/** Characters before the first match, and in all. */
const BEFORE = 24;
const LENGTH = 110;
/** Characters of a cut word that are looked at. */
const WORD_LENGTH_MAX = 40;
/** Characters of a section that replies to a question. It is shown from its beginning. */
const ANSWER_LENGTH = 320;

/**
 * Returns the part of a text around the matches, with every match in it marked. Spelling variants match as they do in
 * `search`. Without a match it is the beginning of the text.
 *
 * @param shown the words that were found, from the hit
 * @param isAnswer whether more of the text is shown, from its beginning: a title, or what replies to a question
 */
export function findExcerpt(text: string, shown: string, isAnswer = false): Excerpt {
  const matches = findMatches(text, foldQuery(shown), [...new Set(shown.split(' '))].map(foldQuery));
  const [first, firstEnd] = matches[0] ?? [0, 0];
  if (isAnswer) return cutExcerpt(text, matches, [0, toWordEnd(text, ANSWER_LENGTH)]);
  const start = first <= BEFORE ? 0 : toWordStart(text, first - BEFORE);
  return cutExcerpt(text, matches, [start, toWordEnd(text, Math.max(start + LENGTH, firstEnd))]);
}

/** Where a text contains a query, or else its terms: places in the text, in order, not overlapping. */
function findMatches(text: string, whole: string, terms: string[]): Match[] {
  const { text: folded, source } = fold(text.replaceAll('\n', ' '));
  const needles = (folded.includes(whole) ? [whole] : terms).filter(Boolean);
  const pattern = needles.map((needle) => needle.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  if (!pattern) return [];
  return Array.from(folded.matchAll(new RegExp(pattern, 'g')), ({ 0: found, index }): Match => [
    source[index] ?? 0,
    source[index + found.length] ?? text.length,
  ]).filter(([from]) => !WITHIN_WORD.test(text.slice(Math.max(from - 1, 0), from + 1)));
}

function cutExcerpt(text: string, matches: Match[], [start, end]: [start: number, end: number]): Excerpt {
  const pieces: string[] = [];
  let at = start;
  for (const [matchStart, matchEnd] of matches) {
    if (matchEnd > end) break;
    pieces.push(text.slice(at, matchStart), text.slice(matchStart, matchEnd));
    at = matchEnd;
  }
  pieces.push(text.slice(at, end));
  return { pieces, startsMidway: start > 0, endsMidway: end < text.length };
}

/** Where the word or the path of a field that is cut at a place begins; the place itself in Japanese. */
function toWordStart(text: string, at: number): number {
  const [start = ''] = /(?<![\w.’-])[\w.’-]*$/.exec(text.slice(Math.max(at - WORD_LENGTH_MAX, 0), at)) ?? [];
  return at - start.length;
}

/** Where the word or the path of a field that is cut at a place ends; the place itself in Japanese. */
function toWordEnd(text: string, at: number): number {
  const [rest = ''] = /^[\w.’-]*/.exec(text.slice(at, at + WORD_LENGTH_MAX)) ?? [];
  return Math.min(text.length, at + rest.length);
}
