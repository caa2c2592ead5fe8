import { forEachPlace, getText } from './text-index';
import type { Corpus } from './corpus';
import { fold, foldQuery, toHiragana, toKatakana } from './fold';
import { isLongEnough, limitQuery, maskValues, normalize } from './normalize';
import { findStanding, isWordStart, matchTerm } from './match-term';
import { mergeCopies, type Hit } from './copies';
import { readQuery, type Term } from './read-query';
import { repairQuery } from './repair-query';
import { splitWords } from './split-words';
import * as weights from './weights';

export type SearchResult = {
  /** Best first. */
  hits: Hit[];
  /** The query that was searched instead of a mistyped one. */
  meant?: string;
  /** Words of the query that were omitted, since no section has all of them. */
  without?: string[];
};

/** @param page the page that the reader is on */
type Options = { page?: string | undefined };

/**
 * Finds the sections for a query, best first, each once: as a hit or as the copy of one. Sections with a matching title
 * come first, and every section that contains the query letter by letter (see `normalize`) is in the result. A query of
 * one character finds nothing; of a query over `QUERY_LENGTH_MAX` characters the beginning is used. If no section has all
 * words, those are found that have the rarest ones.
 *
 * The result depends only on the index and the query, so the search can move to a worker if an index becomes too large.
 */
export function search(corpus: Corpus, query: string, { page }: Options = {}): SearchResult {
  if (!isLongEnough(query)) return { hits: [] };
  const typed = limitQuery(query);
  const literal = normalize(typed);
  const hits = findHits(corpus, literal, page, typed.trim());
  const quoted = hits.some(({ isLiteral }) => isLiteral) ? [] : findQuoted(corpus, literal, page);
  if (quoted.length > 0) return { hits: quoted };
  if (hits.length >= weights.FEW_HITS || (hits.length > 0 && isName(literal))) return { hits };
  if (hits.length > 0) {
    // One long section that happens to have all words is rarely all that a reader wants, nor one that shows how not to write.
    const found = new Set(hits.flatMap(listSections));
    const slip = repairQuery(corpus.lexicon, literal, (word) => !corpus.lexicon.isSlip(word));
    const more = slip === undefined ? findPart(corpus, literal, page).hits : findHits(corpus, slip, page);
    const others = more
      .filter((hit) => !listSections(hit).some((one) => found.has(one)))
      .map((hit) => ({ ...hit, isTitled: false, isLiteral: false }));
    return { hits: [...hits, ...others] };
  }
  const meant = repairQuery(corpus.lexicon, literal);
  const found = meant === undefined ? [] : findHits(corpus, meant, page);
  if (found.length === 0) return isName(literal) ? { hits } : findPart(corpus, meant ?? literal, page);
  // A long vowel more or less is another spelling and no mistake.
  return meant?.replaceAll('ー', '') === literal.replaceAll('ー', '') ? { hits: found } : { hits: found, meant };
}

/** The section of a hit and those with the same text. */
function listSections({ section, copies }: Hit): number[] {
  return [section, ...copies];
}

/** The end of a sentence. */
const SENTENCE_END = /(?<=。)|(?<=[.!?]) /u;
/** The fewest letters of a sentence that is searched as a whole. */
const SENTENCE_MIN = 6;

/**
 * The sections with the first sentence of a message that any section has letter by letter but for its values: numbers and what
 * is in quotation marks. What else is in a pasted message is of one request and only makes other sections match.
 */
function findQuoted(corpus: Corpus, literal: string, page: string | undefined): Hit[] {
  const sentences = literal.split(SENTENCE_END);
  for (const sentence of sentences.length > 1 ? sentences : []) {
    const held = new Set<number>();
    if (sentence.length < SENTENCE_MIN) continue;
    forEachPlace(corpus.shapes, maskValues(sentence), (section) => {
      held.add(section);
      return false;
    });
    const hits = held.size === 0 ? [] : findHits(corpus, sentence, page).filter(({ section }) => held.has(section));
    if (hits.length > 0) return hits.sort((a, b) => b.score - a.score);
  }
  return [];
}

/**
 * The sections that have some of the words, best first. Words of titles and of the glossary weigh more than others, since
 * they name what a reader is after: 'rotate the token' is about the token.
 */
function findPart(corpus: Corpus, literal: string, page: string | undefined): SearchResult {
  const terms = readQuery(corpus.lexicon, literal).at(-1) ?? [];
  // For a longer query, a share of its words is enough.
  if (terms.length < 2 || terms.length > weights.WORDS_TO_LEAVE_OUT) return { hits: [] };
  const hits = rank(corpus, [scoreTerms(corpus, terms, 0)], page);
  const [first] = hits;
  if (!first) return { hits };
  const words = splitWords(literal);
  const left = terms.filter(({ forms }) => !forms.some(({ text }) => first.shown.split(' ').includes(text)));
  return { hits, without: left.map(({ text }) => words.find((word) => foldQuery(word) === text) ?? text) };
}

function findHits(corpus: Corpus, literal: string, page: string | undefined, typed = literal): Hit[] {
  const isWhole = isName(literal) && corpus.lexicon.findNames(splitWords(literal).map(foldQuery)).length === 0;
  const readings = readQuery(corpus.lexicon, literal).map((terms) =>
    scoreTerms(
      corpus,
      isWhole ? terms.map(asTyped) : terms,
      isWhole || terms.length < 3 ? 1 : weights.SHARE_OF_LONG_QUERY,
    ),
  );
  return rank(corpus, readings, page, matchWhole(corpus, literal, typed));
}

/** The sections that any of the readings of a query finds, best first. */
function rank(
  corpus: Corpus,
  readings: ((section: number) => Held)[],
  page: string | undefined,
  { bonuses, titled, literals, literal = '' }: Partial<Whole> = {},
): Hit[] {
  const hits: Hit[] = [];
  for (let section = 0; section < corpus.sections.length; section += 1) {
    const bonus = bonuses?.[section] ?? 0;
    const isLiteral = literals?.[section] === 1;
    let held = NOT_HELD;
    for (const read of readings) {
      const one = read(section);
      if (one.score > held.score) held = one;
    }
    if (held.score + bonus === 0) continue;
    const isCurrent = corpus.sections[section]?.page === page;
    hits.push({
      section,
      inTitle: (titled?.[section] ?? 0) > 0 || held.inTitle,
      isTitled: titled?.[section] === LITERALLY,
      isLiteral,
      shown: isLiteral ? literal : held.shown,
      score: (held.score + bonus) * (corpus.weights[section] ?? 1) * (isCurrent ? weights.CURRENT_PAGE : 1),
      copies: [],
    });
  }
  return mergeCopies(corpus, hits.sort(compare), page);
}

/** Whether a query is a name that is typed with its signs. Every part of it must be found as typed. */
function isName(literal: string): boolean {
  return /^[a-z0-9]+(?:[_.[\]-]+[a-z0-9]+)+$/.test(literal);
}

function asTyped({ text, forms }: Term): Term {
  return { text, forms: forms.filter(({ weight }) => weight > weights.FORM.synonym) };
}

/** Titles with the query letter by letter come first, then other titles. Equal hits stay in the order of the site. */
function compare(a: Hit, b: Hit): number {
  return Number(b.isTitled) - Number(a.isTitled) || Number(b.inTitle) - Number(a.inTitle) || b.score - a.score;
}

/** The mark of a title that contains the query letter by letter. */
const LITERALLY = 2;

const NOT_HELD: Held = { score: 0, inTitle: false, shown: '' };

type Held = {
  /** 0 if the section contains too few of the terms. */
  score: number;
  inTitle: boolean;
  /** The words that it contains. */
  shown: string;
};

/** Scores how well a section matches the terms of a query: all of them or at least a share, weighted by rarity. */
function scoreTerms(corpus: Corpus, terms: Term[], least: number): (section: number) => Held {
  const matches = terms.map((term) => {
    const match = matchTerm(corpus, term);
    const isName = match.inTitle.includes(1) || term.forms.some(({ weight }) => weight === weights.FORM.synonym);
    return { ...match, rarity: match.rarity * (isName ? weights.NAMING_TERM : 1), forms: term.forms };
  });
  const known = matches.filter(({ rarity }) => rarity > 0);
  // A term that is in no section counts like the others.
  const usual = known.reduce((sum, { rarity }) => sum + rarity, 0) / Math.max(known.length, 1);
  const asked = matches.reduce((sum, { rarity }) => sum + (rarity || usual), 0);
  return (section) => {
    let [score, share, count] = [0, 0, 0];
    for (const { rarity, strength } of matches) {
      const held = strength[section] ?? 0;
      if (held === 0) continue;
      score += (rarity / asked) * held;
      share += rarity / asked;
      count += 1;
    }
    if (count === 0 || (count < matches.length && share < least)) return NOT_HELD;
    let shown = '';
    let inTitle = true;
    for (const match of matches) {
      inTitle &&= match.inTitle[section] === 1;
      if (match.strength[section]) shown += `${shown && ' '}${match.forms[match.form[section] ?? 0]?.text ?? ''}`;
    }
    const covered = inTitle ? coverTitle(getText(corpus.titles, section), shown.length - (count - 1)) : 0;
    return { score: score * share + weights.COVERED_TITLE * covered ** 2, inTitle, shown };
  };
}

/** The share of a title that is some words, given by their letters, without what joins them. */
function coverTitle(title: string, letters: number): number {
  return Math.min(1, letters / title.replace(/[ のをはが]/g, '').length);
}

/** For each section: the bonus for containing the whole query, whether its title does, and whether letter by letter. */
type Whole = { literal: string; bonuses: Float64Array; titled: Uint8Array; literals: Uint8Array };

/** An error code as it is in a response, or with underscores in lowercase letters. */
const CODE = /^(?:[A-Z]{5,}|[A-Za-z]+(?:_[A-Za-z]+)+)$/;

/**
 * Finds the sections that contain the whole query: letter by letter, in another spelling, or as another name.
 *
 * @param typed the query in its own letters: a code is explained in the section of its name, or where it is all of a cell
 */
function matchWhole(corpus: Corpus, literal: string, typed: string): Whole {
  const count = corpus.sections.length;
  const [bonuses, titled, literals] = [new Float64Array(count), new Uint8Array(count), new Uint8Array(count)];
  const raise = (section: number, bonus: number): void => {
    if (bonus > (bonuses[section] ?? 0)) bonuses[section] = bonus;
  };
  for (const section of corpus.aliases.get(fold(literal).text) ?? []) {
    titled[section] = 1;
    raise(section, literal.includes('/') ? weights.CALL : weights.WHOLE_QUERY.whole);
  }
  const { titles, texts, literalTitles, literalTexts } = corpus;
  const isShort = /^[ぁ-んァ-ヶー]{2}$/.test(literal);
  // Katakana has spellings that hiragana has not, and either may have been typed for the other.
  for (const needle of new Set([literal, toHiragana(literal), toKatakana(literal)].map(foldQuery))) {
    if (Array.from(needle).length < 2) continue;
    forEachPlace(titles, needle, (section, at) => {
      const standing = findStanding(corpus, titles, { section, at, length: needle.length });
      if (standing === 'inside' && isShort) return true;
      titled[section] = 1;
      raise(section, weights.WHOLE_QUERY[standing]);
      return true;
    });
    forEachPlace(texts, needle, (section, at) => {
      const isInside = !isWordStart(texts.all, at);
      if (isInside && isShort) return true;
      raise(section, isInside ? weights.PHRASE * weights.INSIDE_WORD : weights.PHRASE);
      return isInside;
    });
  }
  for (const column of [literalTitles, literalTexts])
    forEachPlace(column, literal, (section) => {
      if (column === literalTitles) titled[section] = LITERALLY;
      literals[section] = 1;
      raise(section, weights.PHRASE * weights.INSIDE_WORD);
      return false;
    });
  if (CODE.test(typed))
    corpus.sections.forEach(({ title, text }, section) => {
      const code = typed.toUpperCase();
      const isOwn = title === code;
      if (!isOwn && !`\n${text}\n`.includes(`\n${code}\n`)) return;
      titled[section] = LITERALLY;
      raise(section, isOwn ? 2 * weights.CALL : weights.CALL);
    });
  return { literal, bonuses, titled, literals };
}
