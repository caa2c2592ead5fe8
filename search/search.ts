import { findInColumn, getSectionText } from './column';
import type { Corpus } from './corpus';
import { foldQuery } from './fold';
import { isLongEnough, toLiteral } from './literal';
import { findMeantWord } from './slip';
import { listLongVowelSpellings } from './spellings';

/**
 * How a section was found, best first. The product's specification wants sections whose title matches before the others;
 * every way of matching a title comes before every way of matching a text.
 */
export const TIERS = [
  'title',
  'title-folded',
  'title-terms',
  'text',
  'text-folded',
  'text-terms',
  'other-language',
  'word',
  'slip',
] as const;
export type Tier = (typeof TIERS)[number];

export type Hit = {
  /** Number of the section in the corpus. */
  section: number;
  tier: Tier;
  /** What to show as found: the query, or what was searched in its place. */
  shown: string;
};

export type SearchResult = {
  hits: Hit[];
  /** What was searched instead of a mistyped query. */
  meant?: string;
};

/** Work that stops now and then, so that whoever runs it can let the page breathe. */
type Steps<Result> = Generator<undefined, Result>;

/** Fewer hits than this, and rarer spellings are tried. */
const FEW = 10;

/**
 * Finds the sections that a query leads to, one hit a section. A hit of the tiers 'title' and 'text' holds the query
 * letter by letter (see `toLiteral`); those of the other tiers are similar. A query under two characters finds nothing.
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
  const folded = foldQuery(query);
  const hits = new Hits();

  hits.add('title', literal, yield* rankTitles(corpus, literal));
  for (const spelling of listSpellings(folded, hits.size)) {
    hits.add('title-folded', spelling, yield* findSections(corpus.foldedTitles, spelling));
  }
  hits.add('title-terms', literal, yield* findTerms(corpus, literal, 'title'));
  hits.add('text', literal, yield* rankTexts(corpus.texts, literal));
  for (const spelling of listSpellings(folded, hits.size)) {
    hits.add('text-folded', spelling, yield* rankTexts(corpus.foldedTexts, spelling));
  }
  hits.add('text-terms', literal, yield* findTerms(corpus, literal, 'text'));
  hits.add('other-language', literal, yield* findSections(corpus.others, literal));
  for (const word of listOtherWords(corpus, literal)) {
    hits.add('word', word, yield* rankTitles(corpus, word));
    hits.add('word', word, yield* rankTexts(corpus.texts, word));
  }
  if (hits.size > 0) return { hits: hits.list() };

  while (corpus.vocabulary.grow()) yield;
  const meant = findMeantWord(literal, corpus.vocabulary.words);
  if (meant === undefined) return { hits: [] };
  hits.add('slip', meant, yield* rankTitles(corpus, meant));
  hits.add('slip', meant, yield* rankTexts(corpus.texts, meant));
  return { hits: hits.list(), meant };
}

/** Hits as they come, best first: a section that was found before stays as it was found. */
class Hits {
  private readonly found = new Map<number, Hit>();

  get size(): number {
    return this.found.size;
  }

  add(tier: Tier, shown: string, sections: number[]): void {
    for (const section of sections) if (!this.found.has(section)) this.found.set(section, { section, tier, shown });
  }

  list(): Hit[] {
    return [...this.found.values()];
  }
}

function* findSections(column: Corpus['texts'], needle: string): Steps<number[]> {
  return (yield* findInColumn(column, needle)).map(([section]) => section);
}

/**
 * Sections whose title holds the query: the whole title, the name of a field, the beginning, the beginning of a word,
 * inside; shorter titles and headings first, then in the order of the site.
 */
function* rankTitles({ titles, sections }: Corpus, literal: string): Steps<number[]> {
  const ranked = (yield* findInColumn(titles, literal)).map(([section, offset]) => {
    const title = getSectionText(titles, section);
    const isField = sections[section]?.level === FIELD_LEVEL;
    return { section, keys: [rankPlace(title, literal, offset), title.length, isField ? 1 : 0, section] };
  });
  return ranked.sort((a, b) => compareKeys(a.keys, b.keys)).map(({ section }) => section);
}

const FIELD_LEVEL = 5;

function compareKeys(a: number[], b: number[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function rankPlace(title: string, literal: string, offset: number): number {
  if (title === literal) return 0;
  if (title.endsWith(`.${literal}`)) return 1;
  if (offset === 0) return 2;
  for (let at = offset; at >= 0; at = title.indexOf(literal, at + 1)) {
    if (/[\s._\-/（(「：:]/.test(title[at - 1] ?? '')) return 3;
  }
  return 4;
}

/** How soon more of the same word stops to count, and how much a long text weighs against it (BM25, Robertson 1994). */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** Sections whose text holds the query, those that say more of it in fewer words first, then in the order of the site. */
function* rankTexts(column: Corpus['texts'], needle: string): Steps<number[]> {
  const found = (yield* findInColumn(column, needle)).map(([section]) => {
    const text = getSectionText(column, section);
    return { section, length: text.length, count: countIn(text, needle) };
  });
  const average = found.reduce((sum, { length }) => sum + length, 0) / Math.max(found.length, 1);
  const scored = found.map(({ section, length, count }) => {
    const weight = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / average);
    return { section, score: count / (count + weight) };
  });
  return scored.sort((a, b) => b.score - a.score || a.section - b.section).map(({ section }) => section);
}

function countIn(text: string, needle: string): number {
  let count = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) count += 1;
  return count;
}

function listSpellings(folded: string, hits: number): string[] {
  if (Array.from(folded).length < 2) return [];
  return hits < FEW ? [folded, ...listLongVowelSpellings(folded)] : [folded];
}

/** Sections that hold every word of the query, in any order: in the title, or in title and text together. */
function* findTerms(corpus: Corpus, literal: string, place: 'title' | 'text'): Steps<number[]> {
  const terms = literal.split(' ').map(foldQuery).filter(Boolean);
  const [longest, ...rest] = terms.sort((a, b) => b.length - a.length);
  if (longest === undefined || rest.length === 0) return [];
  const { foldedTitles, foldedTexts } = corpus;
  const holds = (section: number, term: string): boolean =>
    getSectionText(foldedTitles, section).includes(term) ||
    (place === 'text' && getSectionText(foldedTexts, section).includes(term));
  const inTitles = yield* findSections(foldedTitles, longest);
  const inTexts = place === 'text' ? yield* findSections(foldedTexts, longest) : [];
  return [...inTitles, ...inTexts].filter((section) => rest.every((term) => holds(section, term)));
}

/** A kana word is taken for the beginning of a reading from this many letters on, so while it is still being typed. */
const SHORTEST_READING = 3;

/** Other words for the same thing, from the glossary. */
function listOtherWords({ words }: Corpus, literal: string): string[] {
  const folded = foldQuery(literal);
  const others = words.flatMap(({ ja, en, reading, also = [] }) => {
    const forms = [ja, ...en].map(toLiteral);
    const isForm = [...forms, ...also].some(
      (form) => form === literal || `${form}s` === literal || foldQuery(form) === folded,
    );
    const isRead = reading !== undefined && folded.length >= SHORTEST_READING && foldQuery(reading).startsWith(folded);
    return isForm || isRead ? forms.filter((form) => form !== literal) : [];
  });
  return [...new Set(others)];
}
