import { getSectionText } from './column';
import type { Corpus } from './corpus';
import type { Tier } from './hits';
import { IN, type Match } from './match';
import { orderByScore } from './rank';
import type { Term } from './terms';

type Steps<Result> = Generator<undefined, Result>;

/** A section that holds terms of a query, and the way in which it does. */
export type Scored = {
  section: number;
  tier: Tier;
  /** What it holds, to be shown as found. */
  shown: string;
};

/** The share of what is asked for, weighed by rarity, that a section must hold to be shown at all. */
const SHARE = 0.34;
/** Fewer sections that hold all terms than this, and those that hold some are shown as well. */
const FEW = 10;
/** So many of them. */
const MOST = 200;

/** Sections that hold all the terms of a query, best first; where these are few, with those that hold the rarer terms. */
export function* scoreTerms(corpus: Corpus, terms: Term[], matches: Match[]): Steps<Scored[]> {
  const known = matches.filter(({ rarity }) => rarity > 0);
  const average = known.reduce((sum, { rarity }) => sum + rarity, 0) / Math.max(known.length, 1);
  const asked = matches.reduce((sum, { rarity }) => sum + (rarity || average), 0);
  const { scores, counts } = sumUp(corpus, known, asked);
  yield;
  const wholes = counts.reduce((sum, count) => sum + (count === terms.length ? 1 : 0), 0);
  const scored: Scored[] = [];
  let parts = 0;
  const reached = listReached(scores);
  const order = orderByScore(Float64Array.from(reached, (section) => scores[section] ?? 0));
  for (let index = 0; index < order.length; index += 1) {
    const section = reached[order[index] ?? 0] ?? 0;
    const isWhole = counts[section] === terms.length;
    if (!isWhole) parts += 1;
    if (isWhole || (wholes < FEW && parts <= MOST)) {
      const shown = listHeld(terms, matches, section);
      scored.push({ section, tier: isWhole ? chooseTier(corpus, { terms, matches, section }) : 'part', shown });
    }
    if (index % STEP === STEP - 1) yield;
  }
  return scored;
}

const STEP = 250;

/** Sections that have a score at all. */
function listReached(scores: Float64Array): number[] {
  const reached: number[] = [];
  for (let section = 0; section < scores.length; section += 1) if (scores[section]) reached.push(section);
  return reached;
}

/** Scores are kept below this. */
const HIGHEST = 20;

/** For each section its score, and how many of the terms it holds. */
function sumUp(corpus: Corpus, known: Match[], asked: number): { scores: Float64Array; counts: Uint8Array } {
  const scores = new Float64Array(corpus.sections.length);
  const shares = new Float64Array(corpus.sections.length);
  const counts = new Uint8Array(corpus.sections.length);
  for (const { rarity, form, strength } of known) {
    for (let section = 0; section < form.length; section += 1) {
      if ((form[section] ?? -1) < 0) continue;
      shares[section] = (shares[section] ?? 0) + rarity / asked;
      scores[section] = (scores[section] ?? 0) + (rarity / asked) * (strength[section] ?? 0);
      counts[section] = (counts[section] ?? 0) + 1;
    }
  }
  for (let section = 0; section < scores.length; section += 1) {
    const share = shares[section] ?? 0;
    const weight = corpus.weights[section] ?? 1;
    scores[section] = share < SHARE ? 0 : Math.min((scores[section] ?? 0) * share * share * weight, HIGHEST);
  }
  return { scores, counts };
}

type Place = { terms: Term[]; matches: Match[]; section: number };

function chooseTier(corpus: Corpus, { terms, matches, section }: Place): Tier {
  const places = matches.map(({ typed }) => typed[section] ?? 0);
  if (terms.length === 1 || places.includes(0)) return 'word';
  if (places.every((place) => place & IN.title)) return 'title-terms';
  const inTextOnly = terms.filter((_, index) => places[index] === IN.text);
  return areTogether(getSectionText(corpus.foldedTexts, section), inTextOnly) ? 'text-terms' : 'part';
}

/** So many letters apart, words of a text still speak of one thing. */
const TOGETHER = 60;

/** Whether a text holds some terms near each other: far apart, in a long sample of code, they have nothing in common. */
function areTogether(text: string, [first, ...others]: Term[]): boolean {
  if (!first || others.length === 0) return true;
  return first.forms.some(({ text: form }) => {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      const near = text.slice(Math.max(at - TOGETHER, 0), at + form.length + TOGETHER);
      if (others.every(({ forms }) => forms.some((other) => near.includes(other.text)))) return true;
    }
    return false;
  });
}

function listHeld(terms: Term[], matches: Match[], section: number): string {
  const held = terms.map(({ forms }, index) => forms[matches[index]?.form[section] ?? -1]?.text ?? '');
  return held.filter(Boolean).join(' ');
}
