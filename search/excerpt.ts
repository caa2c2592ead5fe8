import { fold, foldQuery } from './fold';

/** A stretch of text around a match, in pieces; every second piece, from the second, is a match. */
export type Excerpt = { pieces: string[]; startsMidway: boolean; endsMidway: boolean };

/** Letters before the first match, and in all. */
const BEFORE = 24;
const LENGTH = 110;
/** Long texts are looked through in windows of this length, which overlap by as much as a query may be long. */
const WINDOW = 2000;
const OVERLAP = 200;

/**
 * The part of a text around what was found, with every match in it marked, in the letters of the text itself. Spelling
 * variants are matched as `search` matches them.
 *
 * @param shown what was found, as a hit says it
 */
export function findExcerpt(text: string, shown: string): Excerpt {
  const { from, part } = findWindow(text, shown);
  const matches = findMatches(part, shown);
  const first = matches[0]?.[0] ?? 0;
  const start = first <= BEFORE ? 0 : toBoundary(part, first - BEFORE);
  const end = Math.min(part.length, Math.max(start + LENGTH, matches[0]?.[1] ?? 0));
  const pieces: string[] = [];
  let at = start;
  for (const [matchStart, matchEnd] of matches) {
    if (matchStart < at || matchEnd > end) continue;
    pieces.push(part.slice(at, matchStart), part.slice(matchStart, matchEnd));
    at = matchEnd;
  }
  pieces.push(part.slice(at, end));
  return { pieces, startsMidway: from + start > 0, endsMidway: from + end < text.length };
}

/** The first window of a text that holds a match, or its beginning. */
function findWindow(text: string, shown: string): { from: number; part: string } {
  for (let from = 0; from < text.length; from += WINDOW) {
    const part = text.slice(from, from + WINDOW + OVERLAP);
    if (findMatches(part, shown).length > 0) {
      const begin = Math.max(0, from - BEFORE);
      return { from: begin, part: text.slice(begin, from + WINDOW + OVERLAP) };
    }
  }
  return { from: 0, part: text.slice(0, WINDOW) };
}

/** Where a text holds what was found, letter by letter or in another spelling: places in the text, not overlapping. */
export function findMatches(text: string, shown: string): [from: number, to: number][] {
  const needle = foldQuery(shown);
  if (!needle) return [];
  const { text: folded, source } = fold(text);
  const matches: [number, number][] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    matches.push([source[at] ?? 0, source[at + needle.length] ?? text.length]);
  }
  return matches.length > 0 ? matches : findTermMatches(text, shown);
}

/** Where a text holds the words of a query that it does not hold as a whole. */
function findTermMatches(text: string, shown: string): [number, number][] {
  const terms = shown.split(' ').filter(Boolean);
  if (terms.length < 2) return [];
  return terms
    .flatMap((term) => findMatches(text, term))
    .sort(([a], [b]) => a - b)
    .filter(([from], index, all) => index === 0 || from >= (all[index - 1]?.[1] ?? 0));
}

/** A place near `at` where a word begins, or `at` itself within text that has no spaces. */
function toBoundary(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space >= 0 && space - at < BEFORE / 2 ? space + 1 : at;
}
