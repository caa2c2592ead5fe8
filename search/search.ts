import { findInColumn, getSectionText, type Column, type Place } from './column';
import type { Corpus } from './corpus';
import { foldQuery } from './fold';
import { toHiragana } from './fold-katakana';
import { Hits, type Hit, type Tier } from './hits';
import { matchTerms } from './match-terms';
import { isLongEnough, toLiteral } from './literal';
import { rankTexts, rankTitles } from './rank';
import { repairTerms } from './repair-terms';
import { scoreTerms, type Scored } from './score-terms';
import { listLongVowelSpellings } from './spellings';
import { readTerms } from './terms';

export type SearchResult = {
  hits: Hit[];
  /** What was searched instead of a mistyped query. */
  meant?: string;
};

/** Work that stops now and then, so that whoever runs it can let the page breathe. */
type Steps<Result> = Generator<undefined, Result>;

/** Fewer hits than this, and rarer spellings are tried. */
const FEW = 10;
/** So many hits fill the list: nobody asks for similar ones as well. */
const PLENTY = 60;

/**
 * Finds the sections that a query leads to, one hit a section, best first. Every section that holds the query letter by
 * letter (see `toLiteral`) is among them and marked so. A query under two characters finds nothing.
 */
export function search(corpus: Corpus, query: string): SearchResult {
  const steps = searchInSteps(corpus, query);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** As `search`, in steps of about a millisecond. */
export function* searchInSteps(corpus: Corpus, query: string): Steps<SearchResult> {
  if (!isLongEnough(query)) return { hits: [] };
  const literal = toLiteral(query);
  const hits = new Hits();
  yield* findSpelled(corpus, literal, hits);
  if (hits.size >= PLENTY) return { hits: hits.list() };

  hits.add('other-language', literal, yield* rankTitles(corpus, corpus.others, literal));
  const terms = yield* readTerms(corpus, literal);
  const matches = yield* matchTerms(corpus, terms);
  const scored = yield* scoreTerms(corpus, terms, matches);
  const isPart = matches.some(({ rarity }) => rarity === 0) || scored.every(({ tier }) => tier === 'part');
  if (hits.size === 0 && (isPart || isName(literal))) {
    const repaired = yield* repairTerms(corpus, { literal, terms, matches });
    if (repaired) {
      const mended = yield* matchTerms(corpus, repaired.terms);
      addScored(hits, yield* scoreTerms(corpus, repaired.terms, mended), 'slip');
      return { hits: hits.list(), meant: repaired.meant };
    }
  }
  if (!isName(literal)) addScored(hits, scored);
  else if (!isPart) addScored(hits, scored, 'word');
  return { hits: hits.list() };
}

/** A name typed with its signs is meant with these: content_type is only similar to content-type. */
function isName(literal: string): boolean {
  return /[a-z0-9][_\-.][a-z0-9]/.test(literal);
}

function addScored(hits: Hits, scored: Scored[], tier?: Tier): void {
  for (const one of scored) hits.add(tier ?? one.tier, one.shown, [one.section]);
}

/** What holds the query as a whole, letter by letter or in another spelling. */
function* findSpelled(corpus: Corpus, literal: string, hits: Hits): Steps<void> {
  yield* findLiteral(corpus, literal, hits);
  const folded = foldQuery(literal);
  if (Array.from(folded).length < 2) return;
  const tiers: [Tier, Tier] = isName(literal) ? ['word', 'word'] : ['title-folded', 'text-folded'];
  yield* addFolded(corpus, folded, tiers, hits);
  if (hits.size >= FEW) return;
  for (const spelling of listLongVowelSpellings(folded)) yield* addFolded(corpus, spelling, tiers, hits);
}

function* addFolded(corpus: Corpus, folded: string, [inTitle, inText]: [Tier, Tier], hits: Hits): Steps<void> {
  const inTitles = yield* findInColumn(corpus.foldedTitles, folded);
  hits.add(inTitle, folded, yield* rankTitles(corpus, corpus.foldedTitles, folded, hits.leaveOut(inTitle, inTitles)));
  const inTexts = yield* findInColumn(corpus.foldedTexts, folded);
  hits.add(inText, folded, yield* rankTexts(corpus, corpus.foldedTexts, folded, hits.leaveOut(inText, inTexts)));
}

/** What holds the query letter by letter, and in the other kana. */
function* findLiteral(corpus: Corpus, literal: string, hits: Hits): Steps<void> {
  const { titles, texts, kanaTitles, kanaTexts } = corpus;
  const kana = toHiragana(literal);
  if (!/[ぁ-ゖ]/.test(kana)) {
    hits.add('title', literal, yield* rankTitles(corpus, titles, literal));
    hits.add('text', literal, yield* rankTexts(corpus, texts, literal));
    return;
  }
  const inTitles = splitLiteral(titles, literal, yield* findInColumn(kanaTitles, kana));
  hits.add('title', literal, yield* rankTitles(corpus, titles, literal, inTitles.literal));
  hits.add('title-folded', literal, yield* rankTitles(corpus, kanaTitles, kana, inTitles.other));
  const inTexts = splitLiteral(texts, literal, yield* findInColumn(kanaTexts, kana));
  hits.add('text', literal, yield* rankTexts(corpus, texts, literal, inTexts.literal));
  hits.add('text-folded', literal, yield* rankTexts(corpus, kanaTexts, kana, inTexts.other));
}

/** Parts places by whether the section holds the query letter by letter as well. */
function splitLiteral(column: Column, literal: string, places: Place[]): { literal: Place[]; other: Place[] } {
  const parted: { literal: Place[]; other: Place[] } = { literal: [], other: [] };
  for (const [section, offset] of places) {
    const at = getSectionText(column, section).indexOf(literal);
    if (at >= 0) parted.literal.push([section, at]);
    else parted.other.push([section, offset]);
  }
  return parted;
}
