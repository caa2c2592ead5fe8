import { getSectionText } from './column';
import type { Corpus } from './corpus';
import type { Tier } from './hits';
import { IN, type Match } from './match-terms';
import type { Term } from './terms';

type Steps<Result> = Generator<undefined, Result>;

/** Sections that hold the terms of a query, by the way in which they do. */
export type Scored = {
  section: number;
  tier: Tier;
  /** What it holds, to be shown as found. */
  shown: string;
  /** Whether it holds all terms. */
  isWhole: boolean;
};

/** The share of what is asked for, weighed by rarity, that a section must hold to be shown at all. */
const SHARE = 0.34;

/** Sections that hold the terms of a query, or the rarer ones of them, best first. */
export function* scoreTerms(corpus: Corpus, terms: Term[], matches: Match[]): Steps<Scored[]> {
  const known = matches.filter(({ rarity }) => rarity > 0);
  if (known.length === 0) return [];
  const average = known.reduce((sum, { rarity }) => sum + rarity, 0) / known.length;
  const whole = matches.reduce((sum, { rarity }) => sum + (rarity || average), 0);
  const scored: (Scored & { score: number })[] = [];
  for (let section = 0; section < corpus.sections.length; section += 1) {
    if (section % 1000 === 999) yield;
    const held = known.filter(({ form }) => (form[section] ?? -1) >= 0);
    const share = held.reduce((sum, { rarity }) => sum + rarity, 0) / whole;
    if (share < SHARE) continue;
    const strength = held.reduce((sum, match) => sum + match.rarity * (match.strength[section] ?? 0), 0);
    scored.push({
      section,
      tier: chooseTier(corpus, { terms, matches }, section),
      shown: listHeld(terms, matches, section),
      isWhole: held.length === matches.length,
      score: strength * share * share * (corpus.weights[section] ?? 1),
    });
  }
  return scored.sort((a, b) => b.score - a.score);
}

function chooseTier(corpus: Corpus, { terms, matches }: { terms: Term[]; matches: Match[] }, section: number): Tier {
  if (matches.some(({ form }) => (form[section] ?? -1) < 0)) return 'part';
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
